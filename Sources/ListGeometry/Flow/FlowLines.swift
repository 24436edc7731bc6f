import Foundation
import Geometry

/// The lines of a section whose items differ in size: broken once, then found by bisection (rules FL-5 to FL-10).
///
/// For what ``FlowChunks`` does not keep: lines of very many items, and lines that overlap.
/// Kept per item: its size; per line: its first item and its start. Cross positions are summed within one line only.
package struct FlowLines {
  package let sizes: [FlowSize]
  package let room: FlowRoom
  private var firsts: [Int32] = []
  private var starts: [CGFloat] = []
  /// The extent of all lines with the spacings between them.
  package private(set) var length: CGFloat = 0

  package init(sizes: [FlowSize], room: FlowRoom) {
    self.sizes = sizes
    self.room = room
    breakLines()
  }

  package var itemCount: Int { sizes.count }
  package var lineCount: Int { firsts.count }

  /// Greedy in item order: an item joins while the line with it fits; one that is too wide stands alone (rule FL-5).
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
  package func items(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < firsts.count ? Int(firsts[line + 1]) : sizes.count
    return Int(firsts[line])..<end
  }

  /// The line of an item.
  ///
  /// - Complexity: O(log lines).
  package func line(of index: Int) -> Int {
    max(firsts.partitioningIndex { Int($0) > index } - 1, 0)
  }

  /// The lines that may overlap an extent, measured from the start of the lines.
  ///
  /// - Complexity: O(log lines); with negative line spacing, where lines need not ascend, all of them.
  package func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard room.lineSpacing >= 0 else { return 0..<lineCount }
    let first = max(starts.partitioningIndex { $0 > low } - 1, 0)
    let last = starts.partitioningIndex { $0 >= high }
    return min(first, last)..<last
  }

  /// The place of an item, from the start of the lines.
  ///
  /// - Complexity: O(log lines + items of the line).
  package func frame(of index: Int) -> FlowRect {
    var result = FlowRect(cross: 0, main: 0, size: sizes[index])
    visit(line: line(of: index)) { item, rect in
      if item == index { result = rect }
    }
    return result
  }

  /// Hands out the places of a line's items, in order.
  ///
  /// A full line is justified, a lone item in it centred; the last line keeps the spacing (rules FL-8 to FL-10).
  /// - Complexity: O(items of the line).
  @inline(__always)
  package func visit(line: Int, _ body: (_ item: Int, _ rect: FlowRect) -> Void) {
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
