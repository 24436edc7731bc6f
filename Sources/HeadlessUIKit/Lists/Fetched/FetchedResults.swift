import Foundation

/// What a fetched results controller shows, without the type of its records.
@MainActor
final class FetchedResults: RecordObserver {
  /// A section with its records.
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var records: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { records.count }
    var objects: [Any]? { records }
  }

  let context: NSManagedObjectContext
  let sectionPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller that the delegate sees.
  private(set) var shown: NSFetchedResultsController<any NSFetchRequestResult>?
  private(set) var sections: [Section]?
  private var query: FetchQuery?
  private var isObserving = false

  init(context: NSManagedObjectContext, sectionPath: String?) {
    self.context = context
    self.sectionPath = sectionPath
  }

  /// Shows the delegate another controller.
  func show(_ controller: NSFetchedResultsController<any NSFetchRequestResult>?) {
    // The former one goes after the change, as its end changes this again.
    let former = shown
    shown = controller
    withExtendedLifetime(former) {}
  }

  func fetch(_ query: FetchQuery) {
    self.query = query
    sections = made(by: query)
    if !isObserving { context.add(self) }
    isObserving = true
  }

  /// Records in a row whose names are alike make a section.
  private func made(by query: FetchQuery) -> [Section] {
    let records = context.answer(to: query)
    guard let sectionPath else { return [Section(name: "", records: records)] }
    var sections: [Section] = []
    for record in records {
      let name = record.value(forKeyPath: sectionPath).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].records.append(record)
      } else {
        sections.append(Section(name: name, records: [record]))
      }
    }
    return sections
  }

  func indexTitle(of section: Section) -> String {
    let named = shown.flatMap { shown in
      delegate?.controller(shown, sectionIndexTitleForSectionName: section.name)
    }
    return named ?? section.indexTitle ?? ""
  }

  // MARK: Changes

  nonisolated func recordsChanged(_ changes: RecordChanges) {
    nonisolated(unsafe) let changes = changes
    MainActor.assumeIsolated { update(by: changes) }
  }

  /// Without a delegate nothing is followed.
  private func update(by changes: RecordChanges) {
    guard let delegate, let shown, let query, let former = sections else { return }
    let latest = made(by: query)
    let difference = FetchedDifference(from: former, to: latest, changes: changes)
    guard !difference.isEmpty else { return }
    delegate.controllerWillChangeContent(shown)
    sections = latest
    for (index, type) in difference.sections {
      let section = type == .delete ? former[index] : latest[index]
      delegate.controller(shown, didChange: section, atSectionIndex: index, for: type)
    }
    for change in difference.records {
      delegate.controller(
        shown,
        didChange: change.record,
        at: change.from,
        for: change.type,
        newIndexPath: change.to
      )
    }
    delegate.controllerDidChangeContent(shown)
  }
}

/// The places of records.
struct RecordPlaces {
  var paths: [NSManagedObject: IndexPath] = [:]

  @MainActor
  init(_ sections: [FetchedResults.Section]) {
    for (number, section) in sections.enumerated() {
      for (index, record) in section.records.enumerated() {
        paths[record] = IndexPath(item: index, section: number)
      }
    }
  }
}

/// How sections and records of results differ.
@MainActor
struct FetchedDifference {
  /// A record's change.
  struct Record {
    let record: NSManagedObject
    let type: NSFetchedResultsChangeType
    let from: IndexPath?
    let to: IndexPath?
  }

  private(set) var sections: [(index: Int, type: NSFetchedResultsChangeType)] = []
  private(set) var records: [Record] = []

  var isEmpty: Bool { sections.isEmpty && records.isEmpty }

  init(
    from former: [FetchedResults.Section],
    to latest: [FetchedResults.Section],
    changes: RecordChanges
  ) {
    let (oldNames, newNames) = (former.map(\.name), latest.map(\.name))
    sections = oldNames.indices.filter { !newNames.contains(oldNames[$0]) }.map { ($0, .delete) }
    sections += newNames.indices.filter { !oldNames.contains(newNames[$0]) }.map { ($0, .insert) }
    let (old, new) = (RecordPlaces(former).paths, RecordPlaces(latest).paths)
    let before = old.sorted { $0.value < $1.value }
    records = before.filter { new[$0.key] == nil }.map {
      Record(record: $0.key, type: .delete, from: $0.value, to: nil)
    }
    records += new.sorted { $0.value < $1.value }.filter { old[$0.key] == nil }.map {
      Record(record: $0.key, type: .insert, from: nil, to: $0.value)
    }
    // Those that did not change themselves are never told, however far others push them.
    var still = StillRecords(former, latest)
    for (record, from) in before where !changes.updated.contains(record) {
      if let to = new[record] { still.note(from, to) }
    }
    for (record, from) in before where changes.updated.contains(record) {
      guard let to = new[record] else { continue }
      let isInPlace =
        former[from.section].name == latest[to.section].name && still.areInOrder(from, to)
      if isInPlace { still.note(from, to) }
      records.append(
        Record(
          record: record,
          type: isInPlace ? .update : .move,
          from: from,
          to: isInPlace ? nil : to
        )
      )
    }
  }

}

/// The places of records that stay, before and after a change.
private struct StillRecords {
  private var former: [PlaceMarks]
  private var latest: [PlaceMarks]

  @MainActor
  init(_ former: [FetchedResults.Section], _ latest: [FetchedResults.Section]) {
    self.former = former.map { PlaceMarks($0.records.count) }
    self.latest = latest.map { PlaceMarks($0.records.count) }
  }

  mutating func note(_ from: IndexPath, _ to: IndexPath) {
    former[from.section].mark(from.item)
    latest[to.section].mark(to.item)
  }

  /// Whether as many of them stand before the old place as before the new one.
  func areInOrder(_ from: IndexPath, _ to: IndexPath) -> Bool {
    former[from.section].count(before: from.item) == latest[to.section].count(before: to.item)
  }
}
