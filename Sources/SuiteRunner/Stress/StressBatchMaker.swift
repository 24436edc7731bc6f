import Foundation

/// Makes valid random batches.
///
/// Left out is what real UIKit gets wrong although it looks legal (rules TV-94, CV-73b, CV-74): changes inside sections
/// that move, are new or are made anew, and sections that are made anew while others change their numbers.
struct StressBatchMaker {
  let before: StressData
  /// Places that half of all choices fall on: what is on screen.
  private let focus: [StressPath]
  var batch: StressBatch
  private var fates: [Fate]
  private var taken: [Int: [Int: ItemFate]] = [:]
  private var moving: [(from: StressPath, item: StressItem)] = []

  private enum Fate {
    case stays, deleted, moved, renewed
  }

  private enum ItemFate {
    case deleted, moved, renewed
  }

  /// A section of the data after the batch, in the making.
  private struct Draft {
    var section: StressSection
    /// Whether changes inside are allowed.
    let isOpen: Bool
    let arrival: Arrival?
  }

  private enum Arrival {
    case new
    case moved(from: Int)
  }

  init(_ data: StressData, focus: [StressPath]) {
    before = data
    self.focus = focus
    batch = StressBatch(after: data)
    fates = Array(repeating: .stays, count: data.sections.count)
  }

  mutating func make(_ request: StressRequest, _ random: inout StressRandom) -> StressBatch {
    mark(.deleted, request.sectionDeletes, &random)
    mark(.moved, request.sectionMoves, &random)
    mark(.renewed, request.sectionReloads, &random)
    takeItems(.deleted, request.deletes, &random)
    takeItems(.moved, request.moves, &random)
    takeItems(.renewed, request.reloads, &random)
    var drafts = keptSections(&random)
    place(request.sectionInserts, &drafts, &random)
    fill(&drafts, request.inserts, &random)
    batch.after.replace(drafts.map(\.section))
    replaceReloads()
    random.shuffle(&batch.changes)
    return batch
  }

  private mutating func mark(_ fate: Fate, _ count: Int, _ random: inout StressRandom) {
    for _ in 0..<count {
      guard let section = (0..<fates.count).isEmpty ? nil : random.int(below: fates.count),
        case .stays = fates[section]
      else { continue }
      fates[section] = fate
    }
  }

  private mutating func takeItems(_ fate: ItemFate, _ count: Int, _ random: inout StressRandom) {
    for _ in 0..<count {
      let focused = random.once(in: 2) ? random.element(of: focus) : nil
      guard let path = focused ?? before.anyPath(&random), let item = before[path],
        case .stays = fates[path.section], taken[path.section]?[path.item] == nil
      else { continue }
      taken[path.section, default: [:]][path.item] = fate
      switch fate {
      case .deleted: batch.changes.append(.deleteItem(path))
      case .moved: moving.append((path, item))
      case .renewed:
        batch.changes.append(.reloadItem(path))
        batch.renewed.insert(item.id)
      }
    }
  }

  /// The sections that stay in their order, without what leaves them.
  private mutating func keptSections(_ random: inout StressRandom) -> [Draft] {
    var drafts: [Draft] = []
    for (index, section) in before.sections.enumerated() {
      switch fates[index] {
      case .stays:
        drafts.append(Draft(section: remains(of: section, index), isOpen: true, arrival: nil))
      case .deleted: batch.changes.append(.deleteSection(index))
      case .moved: break
      case .renewed:
        batch.changes.append(.reloadSection(index))
        let renewed = renew(section, &random)
        drafts.append(Draft(section: renewed, isOpen: false, arrival: nil))
      }
    }
    return drafts
  }

  private func remains(of section: StressSection, _ index: Int) -> StressSection {
    guard let fates = taken[index] else { return section }
    var result = section
    result.items.removeAll(keepingCapacity: true)
    for (item, one) in section.items.enumerated() {
      switch fates[item] {
      case nil: result.items.append(one)
      case .renewed: result.items.append(StressItem(id: one.id, version: one.version + 1))
      case .deleted, .moved: break
      }
    }
    return result
  }

  private mutating func renew(
    _ section: StressSection,
    _ random: inout StressRandom
  ) -> StressSection {
    var result = section
    result.version += 1
    batch.renewedSections.insert(section.id)
    for index in result.items.indices { result.items[index].version += 1 }
    if random.once(in: 2), !result.items.isEmpty {
      result.items.remove(at: random.int(below: result.items.count))
    }
    if random.once(in: 2) { result.items.append(batch.after.makeItem()) }
    for item in result.items { batch.renewed.insert(item.id) }
    return result
  }

  /// Puts moved and new sections at random places.
  private mutating func place(
    _ newCount: Int,
    _ drafts: inout [Draft],
    _ random: inout StressRandom
  ) {
    for index in fates.indices {
      guard case .moved = fates[index] else { continue }
      let draft = Draft(
        section: before.sections[index],
        isOpen: false,
        arrival: .moved(from: index)
      )
      drafts.insert(draft, at: random.int(below: drafts.count + 1))
    }
    for _ in 0..<newCount {
      let section = batch.after.makeSection(count: random.int(below: 7))
      let draft = Draft(section: section, isOpen: false, arrival: .new)
      drafts.insert(draft, at: random.int(below: drafts.count + 1))
    }
    for (index, draft) in drafts.enumerated() {
      switch draft.arrival {
      case .new: batch.changes.append(.insertSection(index))
      case .moved(let old): batch.changes.append(.moveSection(old, index))
      case nil: break
      }
    }
  }

  /// Puts moved and new items at random places of sections that stay.
  private mutating func fill(
    _ drafts: inout [Draft],
    _ newCount: Int,
    _ random: inout StressRandom
  ) {
    let open = drafts.indices.filter { drafts[$0].isOpen }
    var origins: [Int: StressPath?] = [:]
    var touched: Set<Int> = []
    for (from, item) in moving {
      guard let section = random.element(of: open) else {
        batch.changes.append(.deleteItem(from))
        continue
      }
      insert(item, at: section, &drafts, &random)
      origins[item.id] = .some(from)
      touched.insert(section)
    }
    for _ in 0..<newCount {
      guard let section = random.element(of: open) else { break }
      let item = batch.after.makeItem()
      insert(item, at: section, &drafts, &random)
      origins.updateValue(nil, forKey: item.id)
      touched.insert(section)
    }
    for section in touched.sorted() {
      for (index, item) in drafts[section].section.items.enumerated() {
        guard let origin = origins[item.id] else { continue }
        let path = StressPath(section: section, item: index)
        batch.changes.append(origin.map { .moveItem($0, path) } ?? .insertItem(path))
      }
    }
  }

  private func insert(
    _ item: StressItem,
    at section: Int,
    _ drafts: inout [Draft],
    _ random: inout StressRandom
  ) {
    let index = random.int(below: drafts[section].section.items.count + 1)
    drafts[section].section.items.insert(item, at: index)
  }
}
