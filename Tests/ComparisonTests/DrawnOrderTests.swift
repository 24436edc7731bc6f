import Testing

@testable import Comparison

@Suite("The drawn order of a program's functions")
struct DrawnOrderTests {
  private static let names = (0..<20_000).map { "function\($0)" }

  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) } &* 0x9e37_79b9_7f4a_7c15
  }

  private static func section(_ name: String) -> PlacedSection {
    PlacedSection(output: .code, key: hash(name), symbol: name)
  }

  /// Where each function begins, as a linker places them.
  private static func addresses(
    _ names: [String],
    _ sizes: [String: Int] = [:],
    seed: UInt32 = 1
  ) -> [String: Int] {
    let order = DrawnOrder(of: names.map(section), seed: seed)
    let gaps = Dictionary(
      uniqueKeysWithValues: order.gaps.enumerated().map { (LayoutGap.symbol($0), $1) }
    )
    var (place, addresses) = (0, [String: Int]())
    for symbol in order.symbols {
      let gap = gaps[symbol]
      place = aligned(place, gap?.alignment ?? 16)
      if gap == nil { addresses[symbol] = place }
      place += gap?.byteCount ?? sizes[symbol] ?? 40 + Int(hash(symbol) % 251)
    }
    return addresses
  }

  private static func aligned(_ place: Int, _ alignment: Int) -> Int {
    (place + alignment - 1) / alignment * alignment
  }

  /// The distances by which the functions of both programs differ, and how many differ by each.
  private static func moves(_ one: [String: Int], _ other: [String: Int]) -> [Int: Int] {
    let pairs = one.compactMap { name, place in other[name].map { $0 - place } }
    return Dictionary(pairs.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Expects that most functions stay, and that few move otherwise than by whole pages.
  ///
  /// Seldom a change fills a page more. What follows is then a page further, up to the next gap.
  private static func expectNear(
    _ one: [String: Int],
    _ other: [String: Int],
    changes: Int,
    location: SourceLocation = #_sourceLocation
  ) {
    let moves = moves(one, other)
    let inPages = moves.filter { !$0.key.isMultiple(of: 4096) }.values.reduce(0, +)
    #expect(moves[0, default: 0] > 10_000, "\(moves)", sourceLocation: location)
    #expect(inPages < changes * 1500, "\(moves)", sourceLocation: location)
  }

  @Test("a function that is larger moves only what follows before the next aligned gap")
  func larger() {
    let before = Self.addresses(Self.names)
    for name in Self.names.prefix(5) {
      Self.expectNear(before, Self.addresses(Self.names, [name: 300]), changes: 1)
    }
  }

  @Test("a function more, less or of another name leaves nearly all others where they were")
  func changed() {
    for seed in 1...3 as ClosedRange<UInt32> {
      let before = Self.addresses(Self.names, seed: seed)
      let more = Self.addresses(["added"] + Self.names, seed: seed)
      Self.expectNear(before, more, changes: 1)
      Self.expectNear(more, before, changes: 1)
      let renamed = Self.addresses(["renamed"] + Self.names.dropFirst(), seed: seed)
      Self.expectNear(before, renamed, changes: 2)
    }
  }

  @Test("the order in which a link names them changes nothing")
  func sources() {
    #expect(Self.addresses(Self.names) == Self.addresses(Self.names.reversed()))
  }

  @Test("seeds give other orders, other neighbours, and every offset in a line and a page")
  func seeds() {
    let names = Array(Self.names.prefix(1000))
    let orders = (1...40 as ClosedRange<UInt32>).map {
      DrawnOrder(of: names.map(Self.section), seed: $0).symbols
        .filter { !$0.hasPrefix("nibmark") }
    }
    #expect(orders.allSatisfy { Set($0) == Set(names) })
    let followers = orders.map { $0[(($0.firstIndex(of: "function7") ?? 0) + 1) % $0.count] }
    #expect(Set(followers).count > 35)
    let addresses = (1...200 as ClosedRange<UInt32>).compactMap {
      Self.addresses(Array(names.prefix(300)), seed: $0)["function7"]
    }
    for offset in [0, 16, 32, 48] {
      let part = addresses.count { $0 % 64 == offset }
      #expect((25...80).contains(part), "\(offset): \(part) of 200")
    }
    #expect(Set(addresses.map { $0 % 4096 / 512 }).count == 8)
  }

  @Test("gaps make a program at most a fifth larger")
  func size() {
    let addresses = Self.addresses(Self.names)
    let bytes = Self.names.reduce(0) {
      $0 + Self.aligned(40 + Int(Self.hash($1) % 251), 16)
    }
    #expect(Double(addresses.values.max() ?? 0) / Double(bytes) < 1.2)
  }

  @Test("functions and variables are ordered apart, and what has no symbol begins elsewhere too")
  func outputs() {
    let variables = ["a", "b"].map {
      PlacedSection(output: .variables, key: Self.hash($0), symbol: $0)
    }
    let orders = (1...20 as ClosedRange<UInt32>).map {
      DrawnOrder(of: variables + [Self.section("f"), Self.section("f")], seed: $0)
    }
    for order in orders {
      #expect(order.symbols.filter { !$0.hasPrefix("nibmark") }.sorted() == ["a", "b", "f"])
      #expect(order.symbols.count { $0 == "f" } == 1, "a name twice would be a warning of lld's")
      #expect(order.gaps.first?.output == .code && order.gaps.last?.output == .variables)
    }
    #expect(Set(orders.map { $0.gaps.last?.byteCount }).count > 10)
  }
}
