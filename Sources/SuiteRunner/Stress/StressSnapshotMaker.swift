/// Makes random changes of a snapshot, and the data after them.
struct StressSnapshotMaker {
  private(set) var edits: [StressSnapshotEdit] = []
  private(set) var plain: PlainSnapshot
  private var data: StressData
  private let mayGrow: Bool
  private let mayShrink: Bool
  private var renewed: Set<Int> = []
  private var renewedSections: Set<Int> = []
  /// The items whose cells are configured again.
  private(set) var reconfigured: Set<Int> = []
  private var knownItems: [Int: StressItem] = [:]
  private var knownSections: [Int: StressSection] = [:]

  private static let sectionCountMax = 12

  init(_ data: StressData, mayGrow: Bool, mayShrink: Bool) {
    self.data = data
    self.mayGrow = mayGrow
    self.mayShrink = mayShrink
    plain = PlainSnapshot(data)
    for section in data.sections {
      knownSections[section.id] = section
      for item in section.items { knownItems[item.id] = item }
    }
  }

  /// Draws changes.
  ///
  /// - Returns: The data after them, and what is made anew.
  mutating func make(_ random: inout StressRandom) -> StressBatch {
    if random.once(in: 5) { rebuild(&random) }
    for _ in 0..<random.int(0...5) {
      if random.once(in: 3) { editSections(&random) } else { editItems(&random) }
    }
    if random.once(in: 3) { mark(&random) }
    return batch()
  }

  private mutating func add(_ edit: StressSnapshotEdit) {
    edits.append(edit)
    plain.apply(edit)
  }

  private mutating func newItems(_ random: inout StressRandom) -> [Int] {
    (0..<random.int(1...3)).map { _ in
      let item = data.makeItem()
      knownItems[item.id] = item
      return item.id
    }
  }

  private mutating func newSection() -> Int {
    let section = data.makeSection(count: 0)
    knownSections[section.id] = section
    return section.id
  }

  /// Everything in another order, some of it gone, from an empty snapshot.
  private mutating func rebuild(_ random: inout StressRandom) {
    var (sections, items) = (plain.sections.map(\.id), plain.items)
    random.shuffle(&sections)
    random.shuffle(&items)
    if mayShrink, !items.isEmpty { items.removeLast(random.int(below: min(items.count, 9))) }
    if mayGrow { items += newItems(&random) }
    if sections.count > 3, random.once(in: 2) { sections.removeLast() }
    if sections.count < Self.sectionCountMax, random.once(in: 2) { sections.append(newSection()) }
    add(.deleteAll)
    add(.appendSections(sections))
    guard !sections.isEmpty else { return }
    while !items.isEmpty {
      let part = Array(items.suffix(random.int(1...8)))
      items.removeLast(part.count)
      add(.appendItems(part, toSection: random.element(of: sections)))
    }
  }

  private mutating func editSections(_ random: inout StressRandom) {
    let sections = plain.sections.map(\.id)
    let neighbour = random.element(of: sections)
    let isAfter = random.once(in: 2)
    let place = neighbour.map { StressSnapshotEdit.Place(neighbour: $0, isAfter: isAfter) }
    switch random.int(below: 4) {
    case 0 where sections.count < Self.sectionCountMax:
      let new = newSection()
      add(place.map { .insertSections([new], $0) } ?? .appendSections([new]))
    case 1 where sections.count < Self.sectionCountMax:
      add(.appendSections([newSection()]))
    case 2 where mayShrink && sections.count > 2:
      if let neighbour { add(.deleteSections([neighbour])) }
    default:
      let other = random.element(of: sections.filter { $0 != neighbour })
      if let place, let other { add(.moveSection(other, place)) }
    }
  }

  private mutating func editItems(_ random: inout StressRandom) {
    guard !plain.sections.isEmpty else { return }
    let items = plain.items
    let neighbour = random.element(of: items)
    let isAfter = random.once(in: 2)
    let place = neighbour.map { StressSnapshotEdit.Place(neighbour: $0, isAfter: isAfter) }
    let other = random.element(of: items.filter { $0 != neighbour })
    switch (random.int(below: 6), place) {
    case (0, let place?) where mayGrow: add(.insertItems(newItems(&random), place))
    case (1, _) where mayGrow:
      let section = random.once(in: 4) ? nil : random.element(of: plain.sections)?.id
      add(.appendItems(newItems(&random), toSection: section))
    case (2, let place?) where mayShrink: add(.deleteItems([place.neighbour]))
    case (3, let place?):
      // Items that are there already move.
      if let other { add(.insertItems([other], place)) }
    case (4, _):
      let section = random.element(of: plain.sections)?.id
      if let other { add(.appendItems([other], toSection: section)) }
    default:
      if let place, let other { add(.moveItem(other, place)) }
    }
  }

  private mutating func mark(_ random: inout StressRandom) {
    let (item, section) = (
      random.element(of: plain.items), random.element(of: plain.sections)
    )
    switch random.int(below: 4) {
    case 0:
      guard let section else { return }
      add(.reloadSections([section.id]))
      renewedSections.insert(section.id)
      renewed.formUnion(section.items)
    case 1:
      guard let item else { return }
      add(.reconfigureItems([item]))
      reconfigured.insert(item)
    default:
      guard let item else { return }
      add(.reloadItems([item]))
      renewed.insert(item)
    }
  }

  /// The data after the changes; what is made anew has another text, but its size.
  ///
  /// UIKit reloads in a batch of its own. Other sizes would move cells off the screen and back in between.
  private func batch() -> StressBatch {
    var after = data
    after.replace(
      plain.sections.map { plainSection in
        var section = knownSections[plainSection.id] ?? StressSection(id: plainSection.id)
        if renewedSections.contains(section.id) { section.reloadCount += 1 }
        section.items = plainSection.items.map { id in
          var item = knownItems[id] ?? StressItem(id: id)
          if renewed.contains(id) { item.reloadCount += 1 }
          return item
        }
        return section
      }
    )
    return StressBatch(after: after, renewed: renewed, renewedSections: renewedSections)
  }
}
