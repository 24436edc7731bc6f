import Foundation
import HeadlessUIKit
import Numbers

/// A flow layout as one writes it from the rules, item by item, without any short cut (rules FL-3 to FL-17).
struct PlainFlow {
  /// The room and what of the content is visible.
  struct View {
    var size = CGSize.zero
    var offset = CGPoint.zero
    var inset = UIEdgeInsets.zero
  }

  private(set) var contentSize = CGSize.zero
  /// The frames of all items, section after section.
  private(set) var frames: [CGRect] = []
  /// Where the items of each section begin in ``frames``.
  private(set) var firsts: [Int] = []
  private var sections: [(start: CGFloat, footer: CGFloat, end: CGFloat)] = []
  private var style = PlainFlowStyle()
  private var room: CGFloat = 0
  private var length: CGFloat = 0
  private var sizes: [CGSize] = []

  /// Places every item.
  ///
  /// - Complexity: O(items).
  mutating func compute(
    _ data: StressData,
    _ style: PlainFlowStyle,
    _ view: View,
    isVaried: Bool
  ) {
    self.style = style
    frames.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    length = 0
    let inset = view.inset
    room =
      style.isVertical
      ? view.size.width - inset.left - inset.right : view.size.height - inset.top - inset.bottom
    room = max(room, 0)
    for section in data.sections {
      add(section, isVaried ? section.flowStyle(like: style) : style, isVaried)
    }
    contentSize =
      style.isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
  }

  private mutating func add(
    _ section: StressSection,
    _ own: PlainFlowStyle,
    _ isVaried: Bool
  ) {
    let start = length
    length += along(own.header)
    let inset = own.inset
    let (before, after) =
      style.isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (near, far) = style.isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    length += before
    sizes.removeAll(keepingCapacity: true)
    for item in section.items {
      let size = isVaried ? item.flowSize(in: section) : own.itemSize
      sizes.append(
        style.isVertical ? size : CGSize(width: size.height, height: size.width)
      )
    }
    firsts.append(frames.count)
    addLines(own, near: near, available: room - near - far)
    length += after
    sections.append((start, length, length + along(own.footer)))
    length += along(own.footer)
  }

  private func along(_ size: CGSize) -> CGFloat { style.isVertical ? size.height : size.width }

  /// Breaks the items of a section into lines and places them; sizes are across the direction, then along it.
  private mutating func addLines(_ own: PlainFlowStyle, near: CGFloat, available: CGFloat) {
    guard let one = sizes.first else { return }
    let isUniform = !sizes.contains { $0 != one }
    let spacing = CGFloat(own.itemSpacing)
    let columns = max(1, Int(saturating: (available + spacing) / (one.width + spacing)))
    var first = 0
    while first < sizes.count {
      var (end, used, thickness) = (first + 1, sizes[first].width, sizes[first].height)
      while end < sizes.count, used + spacing + sizes[end].width <= available {
        used += spacing + sizes[end].width
        thickness = max(thickness, sizes[end].height)
        end += 1
      }
      let count = end - first
      let total = used - CGFloat(count - 1) * spacing
      var (cross, gap) = (near, spacing)
      if isUniform {
        if columns == 1 { cross += (available - one.width) / 2 }
        if columns > 1 { gap = (available - CGFloat(columns) * one.width) / CGFloat(columns - 1) }
      } else if end < sizes.count {
        if count == 1 { cross += (available - total) / 2 }
        if count > 1 { gap = (available - total) / CGFloat(count - 1) }
      }
      for index in first..<end {
        let main = length + (thickness - sizes[index].height) / 2
        frames.append(turned(cross, main, sizes[index].width, sizes[index].height))
        cross += sizes[index].width + gap
      }
      length += thickness
      if end < sizes.count { length += CGFloat(own.lineSpacing) }
      first = end
    }
  }

  private func turned(
    _ cross: CGFloat,
    _ main: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> CGRect {
    style.isVertical
      ? CGRect(x: cross, y: main, width: width, height: height)
      : CGRect(x: main, y: cross, width: height, height: width)
  }

  /// What overlaps the bounds: per section the header, items in order, the footer.
  func visible(_ data: StressData, _ view: View, isVaried: Bool) -> [PlainElement] {
    let bounds = CGRect(origin: view.offset, size: view.size)
    let low = style.isVertical ? bounds.minY + view.inset.top : bounds.minX + view.inset.left
    let high = style.isVertical ? bounds.maxY - view.inset.bottom : bounds.maxX - view.inset.right
    var found: [PlainElement] = []
    for (index, section) in data.sections.enumerated() {
      let own = isVaried ? section.flowStyle(like: style) : style
      let place = sections[index]
      let path = StressPath(section: index, item: 0)
      let (header, footer) = (along(own.header), along(own.footer))
      if header > 0 {
        // Pinned, it stays inside its section (rule FL-17).
        let pinned = min(max(place.start, low), max(place.end - header, place.start))
        let frame = turned(0, style.pinsHeaders ? pinned : place.start, room, header)
        let element = PlainElement(
          role: .supplementary(0),
          path: path,
          frame: frame,
          zIndex: style.pinsHeaders ? 10 : 0
        )
        if frame.overlaps(bounds) { found.append(element) }
      }
      for item in section.items.indices {
        let frame = frames[firsts[index] + item]
        guard frame.overlaps(bounds) else { continue }
        let path = StressPath(section: index, item: item)
        found.append(PlainElement(role: .cell, path: path, frame: frame))
      }
      if footer > 0 {
        let pinned = max(min(place.footer, high - footer), min(place.start, place.footer))
        let frame = turned(0, style.pinsFooters ? pinned : place.footer, room, footer)
        let element = PlainElement(
          role: .supplementary(1),
          path: path,
          frame: frame,
          zIndex: style.pinsFooters ? 10 : 0
        )
        if frame.overlaps(bounds) { found.append(element) }
      }
    }
    return found
  }
}

extension StressItem {
  /// The size that the delegate gives: multiples of a quarter; those of some sections are alike.
  func flowSize(in section: StressSection) -> CGSize {
    let number = section.id % 3 == 0 ? section.measure : measure
    return CGSize(
      width: 24 + CGFloat(number % 7) * 9.25,
      height: 18 + CGFloat(number % 5) * 7.5
    )
  }
}

extension StressSection {
  /// What the delegate says about the section.
  func flowStyle(like style: PlainFlowStyle) -> PlainFlowStyle {
    var own = style
    own.lineSpacing = Double(measure % 4) * 2.75
    own.itemSpacing = Double(measure % 3) * 3.5
    own.inset = UIEdgeInsets(
      top: CGFloat(measure % 3) * 4,
      left: CGFloat(measure % 4) * 2.5,
      bottom: CGFloat(measure % 2) * 6.25,
      right: CGFloat(measure % 5) * 1.5
    )
    let (header, footer) = (measure % 4 == 3 ? 0 : 16.5, measure % 3 == 0 ? 0 : 8.25)
    own.header = CGSize(width: header, height: header)
    own.footer = CGSize(width: footer, height: footer)
    return own
  }
}
