import Statistics

/// The order of a program's sections for a seed, with the gaps between them.
///
/// Where a section goes depends on the seed and its own name alone. Two builds of nearly equal
/// sources thus have nearly equal layouts: what both have is in the same order, with the same gaps
/// before the same functions. A gap begins at an aligned address, and so ends what a larger function
/// before it has moved.
struct DrawnOrder: Sendable {
  /// The symbols in their order, those of the gaps among them.
  private(set) var symbols: [String] = []
  /// The gaps, by their numbers.
  private(set) var gaps: [LayoutGap] = []

  /// Draws an order.
  ///
  /// - Complexity: O(n log n).
  init(of sections: [PlacedSection], seed: UInt32) {
    var taken = Set<String>(minimumCapacity: sections.count)
    for output in PlacedSection.Output.allCases {
      // Positions are sorted, and not the sections: a program has some 90,000.
      let drawn = sections.indices.filter { sections[$0].output == output }
        .map { (position: $0, place: Place(sections[$0].key, seed: seed)) }
        .sorted { $0.place.order < $1.place.order }
      guard !drawn.isEmpty else { continue }
      add(LayoutGap(output: output, alignment: Self.region, byteCount: 0))
      for (position, place) in drawn {
        let section = sections[position]
        guard taken.insert(section.symbol).inserted else { continue }
        if let (alignment, byteCount) = place.gap {
          add(LayoutGap(output: output, alignment: alignment, byteCount: byteCount))
        }
        symbols.append(section.symbol)
      }
      addEnd(of: output, seed: seed)
    }
  }

  // The cache line, the page, and the largest of those that a change should leave alone.
  private static let (line, page, region) = (64, 4096, 65536)
  // Functions begin at multiples of this.
  private static let step = 16

  /// What a section draws.
  private struct Place {
    let order: UInt64
    /// The gap before it; nil before most, which follow what is before them, as in any program.
    let gap: (alignment: Int, byteCount: Int)?

    init(_ key: UInt64, seed: UInt32) {
      var generator = SeededGenerator(seed: key ^ UInt64(seed) &* 0x9e37_79b9_7f4a_7c15)
      order = generator.next()
      let kind = generator.next(below: 8192)
      let offset = generator.next(below: line / step) * step
      // Gaps of each kind are as seldom as they must be to leave a program about as dense as it was.
      if kind == 0 {
        gap = (region, 0)
      } else if kind.isMultiple(of: 512) {
        gap = (page, 0)
      } else {
        gap = kind.isMultiple(of: 4) ? (line, offset) : nil
      }
    }
  }

  private mutating func add(_ gap: LayoutGap) {
    symbols.append(LayoutGap.symbol(gaps.count))
    gaps.append(gap)
  }

  /// What has no symbol follows in the linker's order, from an offset in a page that is drawn.
  private mutating func addEnd(of output: PlacedSection.Output, seed: UInt32) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let byteCount = generator.next(below: Self.page / Self.step) * Self.step
    add(LayoutGap(output: output, alignment: Self.page, byteCount: byteCount))
  }
}
