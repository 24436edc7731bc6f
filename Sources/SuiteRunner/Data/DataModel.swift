import Foundation

/// Where the sections and rows of generated data stand now: what a data source's own arrays would hold.
///
/// Nothing is stored per row: untouched sections are one range, and an edited section is a list of runs of rows that
/// follow each other as they were generated. A row keeps the numbers that it was generated with, so that its text goes
/// with it wherever it is moved.
/// - Complexity: Everything is O(`<section>` elements + edits so far), whatever the number of rows.
@MainActor
final class DataModel {
  /// A section: what it shows, and its number when it was generated.
  struct SectionPlace {
    let block: GeneratedSections.Block
    let number: Int
    fileprivate let edited: EditedSection?
  }

  /// A row: what it shows, and its numbers when it was generated.
  struct RowPlace {
    let rows: GeneratedSections.Rows
    let section: Int
    let item: Int
  }

  /// Rows in a row.
  struct Run {
    let rows: GeneratedSections.Rows
    let section: Int
    var first: Int
    var count: Int

    /// Whether another run goes on where this one ends.
    func continues(into next: Run) -> Bool {
      rows === next.rows && section == next.section && first + count == next.first
    }
  }

  /// A section whose rows were changed, or that was inserted.
  final class EditedSection {
    let block: GeneratedSections.Block
    let number: Int
    fileprivate(set) var runs: [Run]
    fileprivate(set) var count: Int
    /// The number that the next row made by an insertion gets.
    fileprivate var nextItem: Int

    init(block: GeneratedSections.Block, number: Int, runs: [Run]) {
      self.block = block
      self.number = number
      self.runs = runs
      count = runs.reduce(0) { $0 + $1.count }
      nextItem = count
    }
  }

  private enum Entry {
    case generated(Range<Int>)
    case edited(EditedSection)

    var count: Int {
      switch self {
      case .generated(let range): range.count
      case .edited: 1
      }
    }
  }

  private let base: GeneratedSections
  private let values: DataValues
  private var entries: [Entry]
  private(set) var sectionCount: Int
  /// The number that the next section made by an insertion gets.
  private var nextSection: Int

  init(_ base: GeneratedSections, _ values: DataValues) {
    self.base = base
    self.values = values
    sectionCount = base.sectionCount
    nextSection = base.sectionCount
    entries = [.generated(0..<base.sectionCount)]
  }

  /// The section at a place; nil outside of the data.
  func section(at index: Int) -> SectionPlace? {
    guard let (entry, rest) = entry(of: index) else { return nil }
    switch entries[entry] {
    case .generated(let range):
      let number = range.lowerBound + rest
      return base.block(of: number).map { SectionPlace(block: $0, number: number, edited: nil) }
    case .edited(let section):
      return SectionPlace(block: section.block, number: section.number, edited: section)
    }
  }

  /// The number of rows of a section; 0 outside of the data.
  func rowCount(of index: Int) -> Int {
    guard let place = section(at: index) else { return 0 }
    if let edited = place.edited { return edited.count }
    values.move(section: place.number)
    var total = 0
    for rows in place.block.rows { total += rows.count.count() }
    return total
  }

  /// The row at a place; nil outside of the data.
  func row(section index: Int, item: Int) -> RowPlace? {
    guard let place = section(at: index) else { return nil }
    guard let edited = place.edited else { return generatedRow(place, item) }
    var rest = item
    for run in edited.runs {
      if rest < run.count {
        return RowPlace(rows: run.rows, section: run.section, item: run.first + rest)
      }
      rest -= run.count
    }
    return nil
  }

  private func generatedRow(_ place: SectionPlace, _ item: Int) -> RowPlace? {
    let all = place.block.rows
    if all.count == 1 { return RowPlace(rows: all[0], section: place.number, item: item) }
    values.move(section: place.number)
    var rest = item
    for rows in all {
      let count = rows.count.count()
      if rest < count { return RowPlace(rows: rows, section: place.number, item: item) }
      rest -= count
    }
    return nil
  }

  private func entry(of index: Int) -> (entry: Int, rest: Int)? {
    guard index >= 0, index < sectionCount else { return nil }
    var rest = index
    for (place, entry) in entries.enumerated() {
      if rest < entry.count { return (place, rest) }
      rest -= entry.count
    }
    return nil
  }
}

// MARK: - Changes

extension DataModel {
  /// A section as a list of runs, split off from those that are still as they were generated.
  func edited(at index: Int) -> EditedSection? {
    guard let (place, rest) = entry(of: index) else { return nil }
    guard case .generated(let range) = entries[place] else {
      if case .edited(let section) = entries[place] { return section }
      return nil
    }
    let number = range.lowerBound + rest
    guard let block = base.block(of: number) else { return nil }
    let section = EditedSection(block: block, number: number, runs: runs(of: block, number))
    var parts: [Entry] = []
    if range.lowerBound < number { parts.append(.generated(range.lowerBound..<number)) }
    parts.append(.edited(section))
    if number + 1 < range.upperBound { parts.append(.generated((number + 1)..<range.upperBound)) }
    entries.replaceSubrange(place...place, with: parts)
    return section
  }

  private func runs(of block: GeneratedSections.Block, _ number: Int) -> [Run] {
    values.move(section: number)
    var runs: [Run] = []
    var first = 0
    for rows in block.rows {
      let count = rows.count.count()
      if count > 0 { runs.append(Run(rows: rows, section: number, first: first, count: count)) }
      first += count
    }
    return runs
  }

  /// Puts new rows into a section; false where the section or the place is not there.
  ///
  /// They show what `rows` says; nil stands for the section's own first template.
  func insertNewRows(
    _ count: Int,
    _ rows: GeneratedSections.Rows?,
    section index: Int,
    item: Int
  ) -> Bool {
    guard let section = edited(at: index), item >= 0, item <= section.count,
      let rows = rows ?? section.block.rows.first
    else { return false }
    let run = Run(rows: rows, section: section.number, first: section.nextItem, count: count)
    section.nextItem += count
    insert(run, into: section, at: item)
    return true
  }

  /// Puts a run of rows into a section; false where the section or the place is not there.
  func insert(_ run: Run, section index: Int, item: Int) -> Bool {
    guard let section = edited(at: index), item >= 0, item <= section.count else { return false }
    insert(run, into: section, at: item)
    return true
  }

  /// Takes a row out; nil where there is none.
  func removeRow(section index: Int, item: Int) -> Run? {
    guard let section = edited(at: index), item >= 0, item < section.count else { return nil }
    var rest = item
    for place in section.runs.indices {
      let run = section.runs[place]
      guard rest >= run.count else {
        cut(run, rest, at: place, of: section)
        section.count -= 1
        return Run(rows: run.rows, section: run.section, first: run.first + rest, count: 1)
      }
      rest -= run.count
    }
    return nil
  }

  /// Leaves one row out of a run.
  private func cut(_ run: Run, _ rest: Int, at place: Int, of section: EditedSection) {
    var parts: [Run] = []
    if rest > 0 {
      parts.append(Run(rows: run.rows, section: run.section, first: run.first, count: rest))
    }
    let tail = run.count - rest - 1
    if tail > 0 {
      let first = run.first + rest + 1
      parts.append(Run(rows: run.rows, section: run.section, first: first, count: tail))
    }
    section.runs.replaceSubrange(place...place, with: parts)
  }

  private func insert(_ run: Run, into section: EditedSection, at item: Int) {
    guard run.count > 0 else { return }
    var rest = item
    var place = 0
    while place < section.runs.count, rest >= section.runs[place].count {
      rest -= section.runs[place].count
      place += 1
    }
    var parts = [run]
    var range = place..<place
    if rest > 0 {
      var head = section.runs[place]
      var tail = head
      head.count = rest
      tail.first += rest
      tail.count -= rest
      parts = [head, run, tail]
      range = place..<(place + 1)
    }
    section.runs.replaceSubrange(range, with: parts)
    section.count += run.count
    join(section, around: place)
  }

  /// Makes one run of neighbours that follow each other again, so that edits which undo each other leave nothing.
  private func join(_ section: EditedSection, around place: Int) {
    var index = max(place - 1, 0)
    while index + 1 < section.runs.count, index <= place + 1 {
      if section.runs[index].continues(into: section.runs[index + 1]) {
        section.runs[index].count += section.runs[index + 1].count
        section.runs.remove(at: index + 1)
      } else {
        index += 1
      }
    }
  }

  /// Puts new sections in; false where the place is not there.
  ///
  /// They show what `block` says; nil stands for what the section before shows, else the section after.
  func insertNewSections(_ count: Int, _ block: GeneratedSections.Block?, at index: Int) -> Bool {
    guard index >= 0, index <= sectionCount,
      let block = block ?? section(at: max(index - 1, 0))?.block ?? base.blocks.last
    else { return false }
    for offset in 0..<count {
      let number = nextSection
      nextSection += 1
      let section = EditedSection(block: block, number: number, runs: runs(of: block, number))
      insert(section, at: index + offset)
    }
    return true
  }

  /// Puts a section in; the place must be one.
  func insert(_ section: EditedSection, at index: Int) {
    var rest = index
    var place = 0
    while place < entries.count, rest >= entries[place].count {
      rest -= entries[place].count
      place += 1
    }
    var parts: [Entry] = [.edited(section)]
    var range = place..<place
    if rest > 0, case .generated(let numbers) = entries[place] {
      let middle = numbers.lowerBound + rest
      parts = [
        .generated(numbers.lowerBound..<middle), .edited(section),
        .generated(middle..<numbers.upperBound),
      ]
      range = place..<(place + 1)
    }
    entries.replaceSubrange(range, with: parts)
    sectionCount += 1
  }

  /// Takes a section out; nil where there is none.
  func removeSection(at index: Int) -> EditedSection? {
    guard let section = edited(at: index) else { return nil }
    entries.removeAll { entry in
      if case .edited(let other) = entry { return other === section }
      return false
    }
    sectionCount -= 1
    return section
  }
}
