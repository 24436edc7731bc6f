import Foundation
import HeadlessUIKit

/// Drawing updates, which tables and collection views have in common.
extension StressSource {
  /// The changes that an operation asks for; nil when there is nothing to change, or too much already.
  func request(
    for operation: StressOperation,
    _ random: inout StressRandom
  ) -> StressRequest? {
    var request = StressRequest()
    let sectionCount = data.sections.count
    switch operation {
    case .insert:
      guard mayGrow, sectionCount > 0 else { return nil }
      request.inserts = random.int(1...4)
    case .delete:
      guard mayShrink(&random) else { return nil }
      request.deletes = random.int(1...4)
    case .move: request.moves = 1
    case .reloadItems: request.reloads = random.int(1...3)
    case .insertSections:
      guard mayGrow, sectionCount < 12 else { return nil }
      request.sectionInserts = random.int(1...2)
    case .deleteSections:
      guard sectionCount > 2 || random.once(in: 8), mayShrink(&random) else { return nil }
      request.sectionDeletes = random.int(1...2)
    case .moveSection: request.sectionMoves = 1
    case .reloadSections: request.sectionReloads = random.int(1...2)
    default:
      request = .mixed(&random)
      if !mayGrow { (request.inserts, request.sectionInserts) = (0, 0) }
      if !mayShrink(&random) { (request.deletes, request.sectionDeletes) = (0, 0) }
      if sectionCount > 12 { request.sectionInserts = 0 }
    }
    return request
  }

  func makeBatch(_ request: StressRequest, _ random: inout StressRandom) -> StressBatch {
    var maker = StressBatchMaker(data, focus: visiblePaths)
    return maker.make(request, &random)
  }

  /// What the model knows after a batch, before the list is told of it.
  func expect(_ batch: StressBatch) {
    phase.renewed.formUnion(batch.renewed)
    phase.renewedSections.formUnion(batch.renewedSections)
    note(batch.changes.map(\.description).joined(separator: ", "))
  }
}

extension [StressChange] {
  /// Runs of changes of one kind, each of which is one call.
  var calls: [ArraySlice<StressChange>] {
    var calls: [ArraySlice<StressChange>] = []
    var start = 0
    for index in indices where index > start && !self[index].isTold(with: self[start]) {
      calls.append(self[start..<index])
      start = index
    }
    if start < count { calls.append(self[start...]) }
    return calls
  }
}

extension StressChange {
  /// Whether both changes go into one call.
  func isTold(with other: StressChange) -> Bool {
    switch (self, other) {
    case (.insertItem, .insertItem), (.deleteItem, .deleteItem), (.reloadItem, .reloadItem),
      (.insertSection, .insertSection), (.deleteSection, .deleteSection),
      (.reloadSection, .reloadSection):
      true
    default:
      false
    }
  }

  /// The paths of a call about items.
  static func paths(_ call: ArraySlice<StressChange>) -> [IndexPath] {
    call.compactMap { change in
      switch change {
      case .insertItem(let path), .deleteItem(let path), .reloadItem(let path): path.indexPath
      default: nil
      }
    }
  }

  /// The numbers of a call about sections.
  static func sections(_ call: ArraySlice<StressChange>) -> IndexSet {
    var sections = IndexSet()
    for change in call {
      switch change {
      case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
        sections.insert(section)
      default: break
      }
    }
    return sections
  }
}
