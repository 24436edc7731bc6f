import Foundation

/// The heights that sources give the rows of their tables, where those are numbers.
struct RowHeights: Sendable {
  private struct Source {
    /// The classes that the file declares or extends.
    let owners: Set<String>
    /// The names that begin with a capital, those of cells among them.
    let names: Set<String>
    /// The heights that it gives; nil where one is no number.
    let heights: [Double]?
  }

  private var sources: [Source] = []

  private static let heightMax = 2000.0

  /// Takes a source with the classes that it declares or extends.
  ///
  /// - Complexity: O(bytes) for one that gives heights or dequeues cells.
  mutating func add(_ text: SourceText, of owners: Set<String>) {
    let gives = text.has("heightForRowAt") || text.has(".rowHeight")
    guard gives || text.has("dequeueReusable") else { return }
    let heights = gives ? Self.heights(text.withoutComments) : nil
    sources.append(Source(owners: owners, names: text.capitalNames, heights: heights))
  }

  /// The height of a cell in the tables that show it.
  ///
  /// - Parameters:
  ///   - names: The names of its class and of its nib.
  ///   - controller: The class of the controller that has it as a prototype; nil for one of a nib.
  /// - Returns: The greatest of several; nil where a table's is no number.
  /// - Complexity: O(sources).
  func height(ofCell names: Set<String>, in controller: String?) -> Double? {
    let known = sources.filter { source in
      controller.map(source.owners.contains)
        ?? (!source.names.isDisjoint(with: names) && source.owners.isDisjoint(with: names))
    }
    // A controller's source may be in several files, of which one gives the heights.
    let meant = controller == nil ? known : known.filter { $0.heights != nil }
    guard !meant.isEmpty, meant.allSatisfy({ $0.heights?.isEmpty == false }) else { return nil }
    return meant.compactMap { $0.heights?.max() }.max()
  }

  /// The numbers that a source without comments gives; nil where it gives something else as well.
  private static func heights(_ text: SourceText) -> [Double]? {
    let bodies = text.places(after: "heightForRowAt").filter { isDeclared(text, $0) }
    guard bodies.isEmpty else {
      let found = bodies.map { body(text, $0).flatMap(returned) }
      return found.contains { $0 == nil } ? nil : found.compactMap(\.self).flatMap(\.self)
    }
    let values = text.places(after: ".rowHeight").compactMap { place -> Substring? in
      let rest = text.text(place, place + 80).drop { $0 == " " }
      guard rest.hasPrefix("="), !rest.hasPrefix("==") else { return nil }
      return rest.dropFirst().prefix { $0 != ";" && $0 != "\n" && $0 != "}" }
    }
    return numbers(values)
  }

  /// Whether a function is declared behind `heightForRowAt`, and not called.
  private static func isDeclared(_ text: SourceText, _ place: Int) -> Bool {
    var rest = text.text(place, place + 40)[...]
    if rest.hasPrefix("IndexPath") { rest = rest.dropFirst(9) }
    return rest.hasPrefix(" ") || rest.hasPrefix(":(") || rest.hasPrefix(": (")
  }

  private static func body(_ text: SourceText, _ place: Int) -> String? {
    let rest = text.text(place, place + 4000)
    guard let open = rest.firstIndex(of: "{"), let end = rest[open...].endOfBlock("{", "}") else {
      return nil
    }
    return String(rest[open..<end].dropFirst())
  }

  /// What a function's body returns; nil where something is no number.
  private static func returned(_ body: String) -> [Double]? {
    let parts = body.ranges(of: "return").map { range in
      body[range.upperBound...].prefix { $0 != ";" && $0 != "\n" && $0 != "}" }
    }
    return parts.isEmpty ? numbers([body[...]]) : numbers(parts)
  }

  private static func numbers(_ texts: [Substring]) -> [Double]? {
    let found = texts.map { text in
      var number = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if number.hasPrefix("CGFloat("), number.hasSuffix(")") {
        number = String(number.dropFirst(8).dropLast())
      }
      if number.hasSuffix("f") { number.removeLast() }
      return Double(number).flatMap { (1...heightMax).contains($0) ? $0 : nil }
    }
    guard !found.isEmpty, !found.contains(where: { $0 == nil }) else { return nil }
    return found.compactMap(\.self)
  }
}
