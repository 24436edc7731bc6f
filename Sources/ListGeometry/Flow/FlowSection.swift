import Foundation

/// The geometry of one section: header, inset, lines, inset, footer (rule FL-3).
public struct FlowSection {
  /// The form in which the lines are kept.
  public enum Lines {
    case uniform(FlowGrid)
    /// Items of different sizes; a change costs O(log items).
    case chunked(FlowChunks)
    /// Items of different sizes in lines that overlap or are too long for chunks; a change costs O(items).
    case varied(FlowLines)
  }

  /// What the lengths are computed from.
  public let metrics: FlowSectionMetrics
  /// The lines of items.
  public let lines: Lines
  /// The start of the section along the scroll direction.
  public var start: CGFloat

  /// Creates a section that starts at an offset.
  public init(_ metrics: FlowSectionMetrics, lines: Lines, start: CGFloat) {
    self.metrics = metrics
    self.lines = lines
    self.start = start
  }

  /// The start of the first line.
  public var linesStart: CGFloat { start + metrics.headerLength + metrics.leading }

  /// The length of all lines and the spacings between them.
  public var linesLength: CGFloat {
    switch lines {
    case .uniform(let grid): grid.length
    case .chunked(let chunks): chunks.length
    case .varied(let lines): lines.length
    }
  }

  /// The size of an item, across and along the scroll direction.
  public func size(ofItem index: Int) -> FlowSize {
    switch lines {
    case .uniform(let grid): grid.item
    case .chunked(let chunks): chunks.size(of: index)
    case .varied(let lines): lines.sizes[index]
    }
  }

  /// The end of the section; the next one follows without a gap.
  public var end: CGFloat { footerStart + metrics.footerLength }
  /// The start of the footer.
  public var footerStart: CGFloat { linesStart + linesLength + metrics.trailing }

  /// The frame of an item in the content.
  public func frame(ofItem index: Int) -> FlowRect {
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

  /// Visits the items of the lines that overlap two offsets of the content.
  ///
  /// - Complexity: O(items visited + log lines).
  @inline(__always)
  public func visitItems(
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
