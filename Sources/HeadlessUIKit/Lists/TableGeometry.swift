/// The place of a row.
struct RowPosition: Hashable, Comparable {
  var section: Int
  var row: Int

  static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}

/// The heights of one section.
struct TableSection {
  let rows: HeightIndex
  /// The space above the header of plain tables, from iOS 15 on.
  var gap = 0.0
  var header = 0.0
  var footer = 0.0

  var height: Double { gap + header + rows.total + footer }
}

/// Where everything of a table lies, from top to bottom (rule TV-20).
///
/// Counts are cached here (rule TV-12): the data source is asked on reloads and updates only.
final class TableGeometry {
  @exclusivity(unchecked) private(set) var sections: [TableSection] = []
  @exclusivity(unchecked) private var heights = HeightIndex()
  /// The height of the view above the first section.
  @exclusivity(unchecked) var top = 0.0
  /// The height of the view below the last section.
  @exclusivity(unchecked) var bottom = 0.0

  init() {}

  /// The height of all content.
  var contentHeight: Double { top + heights.total + bottom }
  /// Where the last section ends.
  var sectionsEnd: Double { top + heights.total }

  /// Takes new sections.
  ///
  /// - Complexity: O(sections).
  func replace(_ sections: [TableSection]) {
    self.sections = sections
    heights = HeightIndex(count: sections.count) { sections[$0].height }
  }

  /// Says that the rows or edges of a section changed their heights.
  ///
  /// - Complexity: O(log sections).
  func update(_ section: Int, _ change: (inout TableSection) -> Void) {
    change(&sections[section])
    heights.set(section, to: sections[section].height)
  }

  /// The number of rows of a section, or 0 outside.
  func rowCount(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Whether a row exists.
  func contains(_ position: RowPosition) -> Bool {
    position.row >= 0 && position.row < rowCount(position.section)
  }

  /// Where a section starts; the number of sections stands for the end.
  func start(of section: Int) -> Double {
    section == 0 ? top : top + heights.start(of: section)
  }

  /// Where the rows of a section start.
  func rowsStart(of section: Int) -> Double {
    start(of: section) + sections[section].gap + sections[section].header
  }

  /// Where a row starts.
  func start(of position: RowPosition) -> Double {
    rowsStart(of: position.section) + sections[position.section].rows.start(of: position.row)
  }

  /// The height of a row.
  func height(of position: RowPosition) -> Double {
    sections[position.section].rows.height(of: position.row)
  }

  /// Where a row starts, and its height.
  func extent(of position: RowPosition) -> (start: Double, height: Double) {
    let rows = sections[position.section].rows
    return (
      rowsStart(of: position.section) + rows.start(of: position.row), rows.height(of: position.row)
    )
  }

  /// The section at an offset, clamped to the first and last.
  func section(at offset: Double) -> Int {
    sections.count == 1 ? 0 : heights.index(at: offset - top)
  }

  /// The first row that ends after an offset.
  ///
  /// - Complexity: O(log rows), and O(empty sections) that follow one another.
  func firstRow(endingAfter offset: Double) -> RowPosition? {
    guard !sections.isEmpty else { return nil }
    for section in section(at: offset)..<sections.count {
      let rows = sections[section].rows
      let start = rowsStart(of: section)
      guard rows.count > 0, start + rows.total > offset else { continue }
      let span = rows.span(at: offset - start)
      var row = span.row
      // The offset was made relative by subtraction, which may round past a boundary.
      if start + span.start > offset || start + span.end <= offset {
        while row > 0, start + rows.start(of: row) > offset { row -= 1 }
        while row < rows.count - 1, start + rows.start(of: row + 1) <= offset { row += 1 }
      }
      return RowPosition(section: section, row: row)
    }
    return nil
  }

  /// The last row that starts before an offset.
  ///
  /// - Complexity: As for ``firstRow(endingAfter:)``.
  func lastRow(startingBefore offset: Double) -> RowPosition? {
    guard !sections.isEmpty else { return nil }
    for section in stride(from: section(at: offset), through: 0, by: -1) {
      let rows = sections[section].rows
      let start = rowsStart(of: section)
      guard rows.count > 0, start < offset else { continue }
      let span = rows.span(at: offset - start)
      var row = span.row
      if start + span.start >= offset {
        while row > 0, start + rows.start(of: row) >= offset { row -= 1 }
      }
      return RowPosition(section: section, row: row)
    }
    return nil
  }
}
