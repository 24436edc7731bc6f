/// The lines of a section whose items differ in size: broken once, then found by bisection (rules FL-5 to FL-10).
///
/// Kept per item: its size; per line: its first item and its start. Cross positions are summed within one line only.
struct FlowLines {
  private let sizes: [FlowSize]
  private let available: CGFloat
  private let lineSpacing: CGFloat
  private let itemSpacing: CGFloat
  private var firsts: [Int32] = []
  private var starts: [CGFloat] = []
  /// The extent of all lines with the spacings between them.
  private(set) var length: CGFloat = 0

  init(sizes: [FlowSize], available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.sizes = sizes
    self.available = available
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    breakLines()
  }

  var itemCount: Int { sizes.count }
  var lineCount: Int { firsts.count }

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
      while index < sizes.count, used + itemSpacing + sizes[index].cross <= available {
        used += itemSpacing + sizes[index].cross
        thickness = max(thickness, sizes[index].main)
        index += 1
      }
      length = start + thickness
      start = length + lineSpacing
    }
  }

  /// The items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < firsts.count ? Int(firsts[line + 1]) : sizes.count
    return Int(firsts[line])..<end
  }

  /// The line of an item.
  ///
  /// - Complexity: O(log lines).
  func line(of index: Int) -> Int {
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(firsts[middle]) <= index { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The lines that may overlap an extent, measured from the start of the lines.
  ///
  /// - Complexity: O(log lines); with negative line spacing, where lines need not ascend, all of them.
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard lineSpacing >= 0 else { return 0..<lineCount }
    let first = max(firstLine(startingAfter: low) - 1, 0)
    let last = firstLine(startingAt: high)
    return min(first, last)..<last
  }

  private func firstLine(startingAfter position: CGFloat) -> Int {
    bisect { starts[$0] <= position }
  }

  private func firstLine(startingAt position: CGFloat) -> Int {
    bisect { starts[$0] < position }
  }

  private func bisect(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of an item, from the start of the lines.
  ///
  /// - Complexity: O(log lines + items of the line).
  func frame(of index: Int) -> FlowRect {
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
  func visit(line: Int, _ body: (_ item: Int, _ rect: FlowRect) -> Void) {
    let items = items(ofLine: line)
    var (width, thickness): (CGFloat, CGFloat) = (0, 0)
    for index in items {
      width += sizes[index].cross
      thickness = max(thickness, sizes[index].main)
    }
    let isLast = line == firsts.count - 1
    var cross: CGFloat = !isLast && items.count == 1 ? (available - width) / 2 : 0
    let gap =
      isLast || items.count == 1 ? itemSpacing : (available - width) / CGFloat(items.count - 1)
    for index in items {
      let size = sizes[index]
      let main = starts[line] + (thickness - size.main) / 2
      body(index, FlowRect(cross: cross, main: main, size: size))
      cross += size.cross + gap
    }
  }
}
