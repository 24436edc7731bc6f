import Foundation

/// One change of a list and its data, as a step names it.
struct DataChange {
  /// What is done.
  enum Kind: String, Sendable { case insert, delete, move, reload }

  let kind: Kind
  /// The section, and the row or item; nil for the whole section.
  let section: Int
  let item: Int?
  /// How many; they follow each other.
  var count = 1
  /// Whether a reload only configures the cells on screen anew.
  var keepsCells = false
  /// The target of a move.
  var toSection = 0
  var toItem: Int?
  /// What inserted rows or sections show; nil for what the data shows there.
  var rows: GeneratedSections.Rows?
  var block: GeneratedSections.Block?

  /// The paths of the rows, in order.
  var paths: [IndexPath] {
    guard let item else { return [] }
    return (0..<count).map { IndexPath(item: item + $0, section: section) }
  }

  /// The sections, in order.
  var sections: IndexSet { IndexSet(integersIn: section..<(section + count)) }
  var target: IndexPath { IndexPath(item: toItem ?? 0, section: toSection) }
}

extension DataModel {
  /// Applies the changes of one batch: what is deleted or moved away counts before them, the rest after them.
  ///
  /// - Returns: What could not be done, or nil.
  func apply(_ changes: [DataChange]) -> String? {
    var taken: [Int: Run] = [:]
    var takenSections: [Int: EditedSection] = [:]
    if let problem = takeRows(changes, &taken) { return problem }
    if let problem = takeSections(changes, &takenSections) { return problem }
    if let problem = putSections(changes, takenSections) { return problem }
    return putRows(changes, taken)
  }

  private func takeRows(_ changes: [DataChange], _ taken: inout [Int: Run]) -> String? {
    var places: [(section: Int, item: Int, change: Int)] = []
    for (index, change) in changes.enumerated() where change.kind == .delete || change.kind == .move
    {
      guard let item = change.item else { continue }
      for offset in 0..<change.count { places.append((change.section, item + offset, index)) }
    }
    // From the last to the first, so that the numbers of the others hold.
    places.sort { ($0.section, $0.item) > ($1.section, $1.item) }
    for place in places {
      guard let run = removeRow(section: place.section, item: place.item) else {
        return "the data has no row \(place.item) in section \(place.section)"
      }
      if changes[place.change].kind == .move { taken[place.change] = run }
    }
    return nil
  }

  private func takeSections(
    _ changes: [DataChange],
    _ taken: inout [Int: EditedSection]
  ) -> String? {
    var places: [(section: Int, change: Int)] = []
    for (index, change) in changes.enumerated()
    where change.item == nil && (change.kind == .delete || change.kind == .move) {
      for offset in 0..<change.count { places.append((change.section + offset, index)) }
    }
    places.sort { $0.section > $1.section }
    for place in places {
      guard let section = removeSection(at: place.section) else {
        return "the data has no section \(place.section)"
      }
      if changes[place.change].kind == .move { taken[place.change] = section }
    }
    return nil
  }

  private func putSections(_ changes: [DataChange], _ taken: [Int: EditedSection]) -> String? {
    var places: [(section: Int, change: Int)] = []
    for (index, change) in changes.enumerated() where change.item == nil {
      if change.kind == .insert {
        for offset in 0..<change.count { places.append((change.section + offset, index)) }
      } else if change.kind == .move {
        places.append((change.toSection, index))
      }
    }
    places.sort { $0.section < $1.section }
    for place in places {
      guard place.section <= sectionCount else {
        return "the data has no place for a section \(place.section)"
      }
      if let section = taken[place.change] {
        insert(section, at: place.section)
      } else if !insertNewSections(1, changes[place.change].block, at: place.section) {
        return "there is no <section> that the new section \(place.section) could be like"
      }
    }
    return nil
  }

  private func putRows(_ changes: [DataChange], _ taken: [Int: Run]) -> String? {
    var places: [(section: Int, item: Int, change: Int)] = []
    for (index, change) in changes.enumerated() {
      if change.kind == .insert, let item = change.item {
        places.append((change.section, item, index))
      } else if change.kind == .move, let item = change.toItem, change.item != nil {
        places.append((change.toSection, item, index))
      }
    }
    places.sort { ($0.section, $0.item) < ($1.section, $1.item) }
    for place in places {
      let change = changes[place.change]
      let isDone =
        if let run = taken[place.change] {
          insert(run, section: place.section, item: place.item)
        } else {
          insertNewRows(change.count, change.rows, section: place.section, item: place.item)
        }
      if !isDone {
        return "the data has no place for a row \(place.item) in section \(place.section), or no "
          + "<row> that it could be like"
      }
    }
    return nil
  }
}
