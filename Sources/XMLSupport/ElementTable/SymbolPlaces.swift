import Synchronization

/// The places of a table's symbols by the bytes of their text, once several were asked for.
final class SymbolPlaces: Sendable {
  private struct State {
    var requestCount = 0
    var places: [[UInt8]: Int32]?
  }

  private let state = Mutex(State())

  /// A few searches cost less than the list.
  private static let searchCountMax = 8

  /// The places; nil for the first few requests.
  func places(in table: ElementTable) -> [[UInt8]: Int32]? {
    state.withLock { state in
      if let places = state.places { return places }
      state.requestCount += 1
      guard state.requestCount > Self.searchCountMax else { return nil }
      var places: [[UInt8]: Int32] = [:]
      for symbol in table.symbols.indices {
        let text = Array(table.text(symbol: Int32(symbol)).utf8)
        if places[text] == nil { places[text] = Int32(symbol) }
      }
      state.places = places
      return places
    }
  }
}
