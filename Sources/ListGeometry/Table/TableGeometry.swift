/// The positions of a table's sections and rows, from top to bottom (rule TV-20).
///
/// Counts are cached here, so that the data source is asked only on reloads and updates (rule TV-12).
public final class TableGeometry {
  // A client reads stored properties with a dynamic check of exclusivity, whatever is said here. It reads
  // through these getters, which are inlined, without one.
  @exclusivity(unchecked) @usableFromInline var storedSections: [TableSection] = []
  @exclusivity(unchecked) @usableFromInline var storedHasAssumptions = false
  @exclusivity(unchecked) @usableFromInline var storedHasEdges = false
  @exclusivity(unchecked) private var heights = HeightIndex()
  /// The height of the view above the first section.
  @exclusivity(unchecked) public var top = 0.0
  /// The height of the view below the last section.
  @exclusivity(unchecked) public var bottom = 0.0
  /// The rows of a table's only section, with what lies above them; nil with several sections.
  ///
  /// Most tables have one section; its rows are then found without looking at the list of sections.
  @exclusivity(unchecked) private var only: OnlySection?

  private struct OnlySection {
    // Unmanaged: `sections` retains the index, so counting references would only cost time.
    let rows: Unmanaged<HeightIndex>
    let gap: Double
    let header: Double
  }

  /// Creates the geometry of no sections.
  public init() {}

  /// The heights of all sections, from top to bottom.
  @inlinable public var sections: [TableSection] { storedSections }
  /// Whether a section may have assumed heights.
  @inlinable public var hasAssumptions: Bool { storedHasAssumptions }
  /// Whether a section has had a header or footer above 0 since the last reload.
  @inlinable public var hasEdges: Bool { storedHasEdges }

  /// The height of all content.
  public var contentHeight: Double { top + heights.total + bottom }
  /// Where the last section ends.
  public var sectionsEnd: Double { top + heights.total }

  /// Replaces all sections.
  ///
  /// - Complexity: O(sections).
  public func replace(_ sections: [TableSection]) {
    storedSections = sections
    heights = HeightIndex(count: sections.count) { sections[$0].height }
    storedHasEdges = sections.contains { $0.header > 0 || $0.footer > 0 }
    storedHasAssumptions = sections.contains { $0.isAssumed }
    noteOnlySection()
  }

  private func noteOnlySection() {
    guard sections.count == 1, let section = sections.first else {
      only = nil
      return
    }
    only = OnlySection(
      rows: Unmanaged.passUnretained(section.rows),
      gap: section.gap,
      header: section.header
    )
  }

  /// Changes the heights of a section.
  ///
  /// - Complexity: O(log sections).
  public func update(_ section: Int, _ change: (inout TableSection) -> Void) {
    change(&storedSections[section])
    heights.set(section, to: sections[section].height)
    if sections[section].header > 0 || sections[section].footer > 0 { storedHasEdges = true }
    if sections[section].isAssumed { storedHasAssumptions = true }
    noteOnlySection()
  }

  /// The heights of a section's rows.
  @inlinable
  public func rows(of section: Int) -> HeightIndex { sections[section].rows }

  /// The number of rows of each section.
  public var rowCounts: [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(sections.count)
    for section in sections { counts.append(section.rows.count) }
    return counts
  }

  /// The number of rows of a section; 0 for sections that do not exist.
  @inlinable
  public func rowCount(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Whether a row exists.
  public func contains(_ position: RowPosition) -> Bool {
    position.row >= 0 && position.row < rowCount(position.section)
  }

  /// Where a section starts; for the number of sections, where the last one ends.
  public func start(of section: Int) -> Double {
    section == 0 ? top : top + heights.start(of: section)
  }

  /// Where the first row of a section starts.
  public func rowsStart(of section: Int) -> Double {
    if let only { return top + only.gap + only.header }
    return start(of: section) + sections[section].gap + sections[section].header
  }

  /// Where a row starts.
  public func start(of position: RowPosition) -> Double {
    rowsStart(of: position.section) + sections[position.section].rows.start(of: position.row)
  }

  /// The height of a row.
  public func height(of position: RowPosition) -> Double {
    sections[position.section].rows.height(of: position.row)
  }

  /// Where a row starts, relative to the first row of its section, and its height.
  public func extent(of position: RowPosition) -> (start: Double, height: Double) {
    if let only {
      return only.rows._withUnsafeGuaranteedRef { $0.extent(of: position.row) }
    }
    return sections[position.section].rows.extent(of: position.row)
  }

  /// The section at an offset; the first or last one for offsets outside.
  @inlinable
  public func section(at offset: Double) -> Int {
    sections.count == 1 ? 0 : sectionAmongMany(at: offset)
  }

  @usableFromInline
  func sectionAmongMany(at offset: Double) -> Int { heights.index(at: offset - top) }

  /// The first row that ends after an offset; nil if there is none.
  ///
  /// - Complexity: O(log rows), plus O(empty sections) passed.
  public func firstRow(endingAfter offset: Double) -> RowPosition? {
    if let only {
      let start = rowsStart(of: 0)
      return only.rows._withUnsafeGuaranteedRef { $0.firstRow(endingAfter: offset, from: start) }
        .map { RowPosition(section: 0, row: $0) }
    }
    guard !sections.isEmpty else { return nil }
    for section in section(at: offset)..<sections.count {
      let start = rowsStart(of: section)
      if let row = sections[section].rows.firstRow(endingAfter: offset, from: start) {
        return RowPosition(section: section, row: row)
      }
    }
    return nil
  }

  /// The last row that starts before an offset; nil if there is none.
  ///
  /// - Complexity: As for ``firstRow(endingAfter:)``.
  public func lastRow(startingBefore offset: Double) -> RowPosition? {
    if let only {
      let start = rowsStart(of: 0)
      return only.rows._withUnsafeGuaranteedRef { $0.lastRow(startingBefore: offset, from: start) }
        .map { RowPosition(section: 0, row: $0) }
    }
    guard !sections.isEmpty else { return nil }
    for section in stride(from: section(at: offset), through: 0, by: -1) {
      let start = rowsStart(of: section)
      if let row = sections[section].rows.lastRow(startingBefore: offset, from: start) {
        return RowPosition(section: section, row: row)
      }
    }
    return nil
  }
}

extension HeightIndex {
  /// The first row that ends after an offset, if the rows start at `start`; nil if there is none.
  public func firstRow(endingAfter offset: Double, from start: Double) -> Int? {
    guard count > 0, start + total > offset else { return nil }
    let span = span(at: offset - start)
    var row = span.row
    // `offset - start` is rounded, so the row found may be off by one.
    if start + span.start > offset || start + span.end <= offset {
      while row > 0, start + self.start(of: row) > offset { row -= 1 }
      while row < count - 1, start + self.start(of: row + 1) <= offset { row += 1 }
    }
    return row
  }

  /// The last row that starts before an offset, if the rows start at `start`; nil if there is none.
  public func lastRow(startingBefore offset: Double, from start: Double) -> Int? {
    guard count > 0, start < offset else { return nil }
    let span = span(at: offset - start)
    var row = span.row
    if start + span.start >= offset {
      while row > 0, start + self.start(of: row) >= offset { row -= 1 }
    }
    return row
  }
}
