import Foundation
import Numbers

/// The lines of a section whose items all have one size, in closed form (rule FL-11).
///
/// Lengths are across the scroll direction ("cross") or along it ("main"), so that one form serves
/// both directions.
public struct FlowGrid: Equatable {
  /// The number of items.
  public let itemCount: Int
  /// The size of each item.
  public let item: FlowSize
  /// The length of a line.
  public let available: CGFloat
  /// The space between two lines.
  public let lineSpacing: CGFloat
  /// The number of items in a full line, at least 1.
  public let perLine: Int

  /// Computes how many items fit into a line (rule FL-11).
  public init(itemCount: Int, item: FlowSize, room: FlowRoom) {
    self.itemCount = itemCount
    self.item = item
    available = room.available
    lineSpacing = room.lineSpacing
    let step = item.cross + room.itemSpacing
    let fitting = step > 0 ? (available + room.itemSpacing) / step : CGFloat(itemCount)
    perLine = max(1, FlowGrid.count(fitting, max: Int.max >> 1))
  }

  /// The whole part of a ratio of lengths, at least 0 and at most `limit`.
  public static func count(_ value: CGFloat, max limit: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(limit) ? Int(saturating: value) : limit
  }

  /// The number of lines.
  public var lineCount: Int { itemCount == 0 ? 0 : (itemCount - 1) / perLine + 1 }
  private var lineStep: CGFloat { item.main + lineSpacing }

  /// The length of all lines and the spacings between them, along the scroll direction.
  public var length: CGFloat {
    itemCount == 0 ? 0 : CGFloat(lineCount) * item.main + CGFloat(lineCount - 1) * lineSpacing
  }

  /// The start of a column: a single one is centred, the last of several ends at the margin.
  public func crossStart(column: Int) -> CGFloat {
    guard perLine > 1 else { return (available - item.cross) / 2 }
    return CGFloat(column) * (available - item.cross) / CGFloat(perLine - 1)
  }

  /// The frame of an item, relative to the start of the lines.
  public func frame(of index: Int) -> FlowRect {
    FlowRect(
      cross: crossStart(column: index % perLine),
      main: CGFloat(index / perLine) * lineStep,
      size: item
    )
  }

  /// The lines between two offsets, which count from the start of the lines.
  public func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let count = lineCount
    guard count > 0 else { return 0..<0 }
    guard lineStep > 0 else { return 0..<count }
    let first = FlowGrid.count((low - item.main) / lineStep, max: count)
    let last = FlowGrid.count((high / lineStep).rounded(.up), max: count)
    return min(first, last)..<last
  }

  /// The items of the lines between two offsets.
  public func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let lines = lines(from: low, to: high)
    guard lines.upperBound < lineCount else {
      return min(lines.lowerBound * perLine, itemCount)..<itemCount
    }
    return lines.lowerBound * perLine..<lines.upperBound * perLine
  }
}
