/// The plain model: sections of items in arrays, and nothing else.
struct StressData: Sendable {
  private(set) var sections: [StressSection] = []
  /// The number of the next new item or section.
  var nextID = 0

  /// Makes sections with these counts.
  init(counts: [Int]) {
    for count in counts { sections.append(makeSection(count: count)) }
  }

  subscript(path: StressPath) -> StressItem? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// - Complexity: O(sections).
  var itemCount: Int {
    var count = 0
    for section in sections { count += section.items.count }
    return count
  }

  /// Where an item stands.
  ///
  /// - Complexity: O(items).
  func path(of id: Int) -> StressPath? {
    for section in sections.indices {
      let items = sections[section].items
      for item in items.indices where items[item].id == id {
        return StressPath(section: section, item: item)
      }
    }
    return nil
  }

  mutating func makeItem() -> StressItem {
    defer { nextID += 1 }
    return StressItem(id: nextID)
  }

  mutating func makeSection(count: Int) -> StressSection {
    var section = StressSection(id: nextID)
    nextID += 1
    for _ in 0..<count { section.items.append(makeItem()) }
    return section
  }

  mutating func replace(_ sections: [StressSection]) { self.sections = sections }

  /// Any place, or nil without items: the first item at or after a random section.
  func anyPath(_ random: inout StressRandom) -> StressPath? {
    guard !sections.isEmpty else { return nil }
    let start = random.int(below: sections.count)
    for offset in sections.indices {
      let section = (start + offset) % sections.count
      let count = sections[section].items.count
      if count > 0 { return StressPath(section: section, item: random.int(below: count)) }
    }
    return nil
  }
}
