import Foundation
import Geometry

/// The lines of a section with items of different sizes: broken once, found by bisection (rules
/// FL-5 to FL-10).
///
/// Used where ``FlowChunks`` cannot be: for lines of very many items, and for lines that overlap.
/// It keeps a size for each item, and a first item and a start for each line. Positions across the
/// scroll direction are summed within one line only.
public struct FlowLines {
  /// The size of each item.
  public let sizes: [FlowSize]
  /// The length of a line, and the spacings.
  public let room: FlowRoom
  private var firsts: [Int32] = []
  private var starts: [CGFloat] = []
  /// The length of all lines and the spacings between them, along the scroll direction.
  public private(set) var length: CGFloat = 0

  /// Breaks the lines.
  ///
  /// - Complexity: O(items).
  public init(sizes: [FlowSize], room: FlowRoom) {
    self.sizes = sizes
    self.room = room
    breakLines()
  }

  /// The number of items.
  public var itemCount: Int { sizes.count }
  /// The number of lines.
  public var lineCount: Int { firsts.count }

  /// Breaks lines greedily: an item joins a line if it fits, and one that is too long is alone (rule FL-5).
  private mutating func breakLines() {
    var start: CGFloat = 0
    var index = 0
    while index < sizes.count {
      firsts.append(Int32(clamping: index))
      starts.append(start)
      var used = sizes[index].cross
      var thickness = sizes[index].main
      index += 1
      while index < sizes.count, room.used(used, and: sizes[index].cross) <= room.available {
        used = room.used(used, and: sizes[index].cross)
        thickness = max(thickness, sizes[index].main)
        index += 1
      }
      length = start + thickness
      start = length + room.lineSpacing
    }
  }

  /// The items of a line.
  public func items(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < firsts.count ? Int(firsts[line + 1]) : sizes.count
    return Int(firsts[line])..<end
  }

  /// The line of an item.
  ///
  /// - Complexity: O(log lines).
  public func line(of index: Int) -> Int {
    max(firsts.partitioningIndex { Int($0) > index } - 1, 0)
  }

  /// The lines that may overlap two offsets, which count from the start of the lines.
  ///
  /// - Complexity: O(log lines). All lines with negative line spacing, as their starts may not ascend then.
  public func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard room.lineSpacing >= 0 else { return 0..<lineCount }
    let first = max(starts.partitioningIndex { $0 > low } - 1, 0)
    let last = starts.partitioningIndex { $0 >= high }
    return min(first, last)..<last
  }

  /// The place of an item, from the start of the lines.
  ///
  /// - Complexity: O(log lines + items of the line).
  public func frame(of index: Int) -> FlowRect {
    var result = FlowRect(cross: 0, main: 0, size: sizes[index])
    visit(line: line(of: index)) { item, rect in
      if item == index { result = rect }
    }
    return result
  }

  /// Visits the items of a line with their frames, in order.
  ///
  /// A full line is justified, and a single item in it centred. The last line keeps the spacing
  /// (rules FL-8 to FL-10).
  ///
  /// - Complexity: O(items of the line).
  @inline(__always)
  public func visit(line: Int, _ body: (_ item: Int, _ rect: FlowRect) -> Void) {
    let items = items(ofLine: line)
    var (width, thickness): (CGFloat, CGFloat) = (0, 0)
    for index in items {
      width += sizes[index].cross
      thickness = max(thickness, sizes[index].main)
    }
    let whole = FlowLine(itemCount: items.count, width: width, thickness: thickness)
    var (cross, gap) = whole.gaps(isLast: line == firsts.count - 1, room)
    for index in items {
      let size = sizes[index]
      let main = starts[line] + (thickness - size.main) / 2
      body(index, FlowRect(cross: cross, main: main, size: size))
      cross += size.cross + gap
    }
  }
}
