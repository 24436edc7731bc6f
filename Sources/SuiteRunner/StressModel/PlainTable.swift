/// Where everything of a table lies, added up row by row without any short cut.
struct PlainTable {
  struct Section {
    var start = 0.0
    var header = 0.0
    var headerHeight = 0.0
    var rows = 0.0
    /// Where the row numbered 0 is in the list of all rows.
    var firstRow = 0
    var footer = 0.0
    var footerHeight = 0.0
    var end = 0.0
  }

  /// The heights below which nothing is rendered, at two pixels a point (rule TV-49).
  static let hairline = 0.25

  private(set) var sections: [Section] = []
  private(set) var tops: [Double] = []
  private(set) var heights: [Double] = []
  private(set) var sectionsEnd = 0.0
  private(set) var contentHeight = 0.0

  /// Adds everything up.
  ///
  /// - Complexity: O(rows).
  mutating func compute(_ data: StressData, _ style: PlainTableStyle) {
    sections.removeAll(keepingCapacity: true)
    tops.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    var y = style.headerView
    for section in data.sections {
      var place = Section()
      place.start = y
      place.headerHeight = section.headerHeight(isPlain: style.isPlain)
      if style.isPlain, place.headerHeight > 0 { y += style.topPadding }
      place.header = y
      y += place.headerHeight
      place.rows = y
      place.firstRow = tops.count
      for item in section.items {
        let height = style.rowHeight ?? item.height
        tops.append(y)
        heights.append(height)
        y += height
      }
      place.footer = y
      place.footerHeight = section.footerHeight(isPlain: style.isPlain)
      y += place.footerHeight
      place.end = y
      sections.append(place)
    }
    sectionsEnd = y
    contentHeight = y + style.footerView
  }

  /// Where a header is when the content stands at an offset (rule TV-55).
  func headerTop(_ section: Section, isPlain: Bool, top: Double) -> Double {
    isPlain ? min(max(section.header, top), section.end - section.headerHeight) : section.header
  }

  /// Where a footer is (rule TV-56).
  func footerTop(_ section: Section, isPlain: Bool, bottom: Double) -> Double {
    isPlain
      ? max(min(section.footer, bottom - section.footerHeight), section.rows) : section.footer
  }
}

extension StressItem {
  /// The height of its row: a multiple of a quarter, so that sums are exact, and now and then nothing.
  var height: Double { id % 31 == 30 ? 0 : 20 + Double(measure % 9) * 6.25 }
}

extension StressSection {
  /// How a section shows that it begins or ends.
  enum Edge: Int {
    /// By a view from the table's pool.
    case pooledView
    /// By a title.
    case title
    /// Not at all.
    case none
    /// By a view of its own.
    case view
  }

  var headerEdge: Edge { Edge(rawValue: id & 3) ?? .none }
  var footerEdge: Edge { Edge(rawValue: (id / 4 + 2) & 3) ?? .none }

  func headerHeight(isPlain: Bool) -> Double {
    height(headerEdge, 22.5 + Double(measure % 4) * 3.25, isPlain)
  }

  func footerHeight(isPlain: Bool) -> Double {
    height(footerEdge, 9 + Double(measure % 3) * 2.5, isPlain)
  }

  /// Without anything to show some sections take room nevertheless (rule TV-46); a grouped table would take a height
  /// of its own for 0 (rule TV-49).
  private func height(_ edge: Edge, _ height: Double, _ isPlain: Bool) -> Double {
    guard edge == .none else { return height }
    return measure % 2 == 0 ? 6.75 : isPlain ? 0 : 0.125
  }
}
