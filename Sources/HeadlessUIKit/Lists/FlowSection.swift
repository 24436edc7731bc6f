/// What the layout's owner says about one section (rule FL-2), by direction.
struct FlowSectionMetrics: Equatable {
  var itemCount = 0
  /// Header and footer, along the direction; 0 stands for none (rule FL-4).
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  /// The insets before and after the lines, along the direction.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// The insets of the lines, across it.
  var crossLeading: CGFloat = 0
  var crossTrailing: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
}

/// The geometry of one section: header, inset, lines, inset, footer (rule FL-3).
struct FlowSection {
  /// How the lines are kept.
  enum Lines {
    case uniform(FlowGrid)
    /// Sizes differ: what changes costs O(log items).
    case chunked(FlowChunks)
    /// Sizes differ, and lines overlap or are too long for chunks: a change costs O(items).
    case varied(FlowLines)
  }

  let metrics: FlowSectionMetrics
  let lines: Lines
  /// Where the section starts along the direction.
  var start: CGFloat

  init(_ metrics: FlowSectionMetrics, lines: Lines, start: CGFloat) {
    self.metrics = metrics
    self.lines = lines
    self.start = start
  }

  var linesStart: CGFloat { start + metrics.headerLength + metrics.leading }

  var linesLength: CGFloat {
    switch lines {
    case .uniform(let grid): grid.length
    case .chunked(let chunks): chunks.length
    case .varied(let lines): lines.length
    }
  }

  /// The size of an item, by direction.
  func size(ofItem index: Int) -> FlowSize {
    switch lines {
    case .uniform(let grid): grid.item
    case .chunked(let chunks): chunks.size(of: index)
    case .varied(let lines): lines.sizes[index]
    }
  }

  /// Where the section ends; the next one follows without a gap.
  var end: CGFloat { footerStart + metrics.footerLength }
  var footerStart: CGFloat { linesStart + linesLength + metrics.trailing }

  /// The place of an item in the content.
  func frame(ofItem index: Int) -> FlowRect {
    var rect: FlowRect
    switch lines {
    case .uniform(let grid): rect = grid.frame(of: index)
    case .chunked(let chunks): rect = chunks.frame(of: index)
    case .varied(let lines): rect = lines.frame(of: index)
    }
    rect.cross += metrics.crossLeading
    rect.main += linesStart
    return rect
  }

  /// Hands out the items of the lines that overlap an extent of the content.
  ///
  /// - Complexity: O(items handed out + log lines).
  @inline(__always)
  func visitItems(
    from low: CGFloat,
    to high: CGFloat,
    _ body: (_ item: Int, _ rect: FlowRect) -> Void
  ) {
    let (cross, main) = (metrics.crossLeading, linesStart)
    switch lines {
    case .uniform(let grid):
      for index in grid.items(from: low - main, to: high - main) {
        var rect = grid.frame(of: index)
        rect.cross += cross
        rect.main += main
        body(index, rect)
      }
    case .chunked(let chunks):
      chunks.visitItems(from: low - main, to: high - main) { index, rect in
        var rect = rect
        rect.cross += cross
        rect.main += main
        body(index, rect)
      }
    case .varied(let lines):
      for line in lines.lines(from: low - main, to: high - main) {
        lines.visit(line: line) { index, rect in
          var rect = rect
          rect.cross += cross
          rect.main += main
          body(index, rect)
        }
      }
    }
  }
}

/// The geometry of a whole flow layout.
struct FlowGeometry {
  var sections: [FlowSection] = []
  var isVertical = true
  /// The room across the direction: L of the specification.
  var crossLength: CGFloat = 0

  /// The extent along the direction.
  var length: CGFloat { sections.last?.end ?? 0 }

  /// The size of the content (rule FL-14).
  var contentSize: CGSize {
    isVertical
      ? CGSize(width: crossLength, height: length) : CGSize(width: length, height: crossLength)
  }

  @inline(__always)
  func rect(_ rect: FlowRect) -> CGRect {
    isVertical
      ? CGRect(x: rect.cross, y: rect.main, width: rect.size.cross, height: rect.size.main)
      : CGRect(x: rect.main, y: rect.cross, width: rect.size.main, height: rect.size.cross)
  }

  /// The sections that overlap an extent.
  ///
  /// - Complexity: O(log sections).
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.indices.partitioningIndex { sections[$0].end > low }
    let last = sections.indices.partitioningIndex { sections[$0].start >= high }
    return min(first, last)..<last
  }
}
