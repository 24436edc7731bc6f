import Foundation
import Numbers
import TestModel

/// Draws the boxes of a view tree as SVG.
struct TreeDrawing {
  /// The style of a box.
  enum Emphasis: String {
    case plain, expected, actual, ghost
  }

  /// One box, in points of the root.
  struct Box {
    var frame: TreeFrame
    var depth: Int
    var label: String
    var title: String
    var isHidden: Bool
    var isLeaf: Bool
    var emphasis: Emphasis
  }

  /// The most boxes that are drawn: more are a grey area and slow in a browser.
  static let boxCountMax = 1500

  var boxes: [Box]

  /// Lays out a tree; `emphasized` are the indices of differing views.
  init(_ tree: TreePicture, emphasized: Set<Int> = [], as emphasis: Emphasis = .plain) {
    let inner = Set(tree.parents.compactMap { $0 })
    boxes = Self.frames(of: tree).map { index, frame in
      let node = tree.nodes[index]
      return Box(
        frame: frame,
        depth: node.depth,
        label: node["text"] ?? node["title"] ?? node.element,
        title: Self.title(of: node, frame),
        isHidden: ["true", "YES"].contains(node["hidden"]),
        isLeaf: !inner.contains(index),
        emphasis: emphasized.contains(index) ? emphasis : .plain
      )
    }
  }

  private static func title(of node: TreeNode, _ frame: TreeFrame) -> String {
    let id = node.id.map { "#\($0)" } ?? ""
    let kind = node["customClass"].map { " \($0)" } ?? ""
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Figures.plain)
    return "\(node.element)\(id)\(kind) (\(numbers.joined(separator: ", ")))"
  }

  // Window coordinates if the tree has them, because they include scrolling; otherwise sums of
  // origins.
  private static func frames(of tree: TreePicture) -> [(Int, TreeFrame)] {
    let parents = tree.parents
    var absolute: [TreeFrame?] = []
    for (index, node) in tree.nodes.enumerated() {
      guard let own = node.frame else {
        absolute.append(parents[index].flatMap { absolute[$0] })
        continue
      }
      let parent = parents[index].flatMap { absolute[$0] }
      let moved = TreeFrame(
        x: (parent?.x ?? 0) + own.x,
        y: (parent?.y ?? 0) + own.y,
        width: own.width,
        height: own.height
      )
      absolute.append(node.windowFrame ?? moved)
    }
    return absolute.enumerated().compactMap { index, frame in
      guard let frame, tree.nodes[index].frame != nil else { return nil }
      let isSane = [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < 1e7 }
      return isSane ? (index, frame) : nil
    }.prefix(boxCountMax).map { $0 }
  }

  /// The area of a picture: all boxes, limited to three times the first one.
  static func area(of drawings: [TreeDrawing]) -> TreeFrame? {
    guard let root = drawings.lazy.compactMap(\.boxes.first?.frame).first else { return nil }
    var left = root.x
    var top = root.y
    var right = root.x + max(root.width, 1)
    var bottom = root.y + max(root.height, 1)
    for frame in drawings.flatMap(\.boxes).map(\.frame) {
      left = min(left, frame.x)
      top = min(top, frame.y)
      right = max(right, frame.x + frame.width)
      bottom = max(bottom, frame.y + frame.height)
    }
    left = max(left, root.x - root.width)
    top = max(top, root.y - max(root.height, 100))
    right = min(right, root.x + 2 * max(root.width, 1))
    bottom = min(bottom, root.y + 2 * max(root.height, 100))
    return TreeFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The picture, scaled to a width and a maximum height in pixels.
  func svg(area: TreeFrame, description: String, scaleMax: Double = 3) -> Markup {
    let scale = min(scaleMax, 460 / max(area.width, 1), 560 / max(area.height, 1))
    let width = Int(saturating: (area.width * scale).rounded()) + 8
    let height = Int(saturating: (area.height * scale).rounded()) + 8
    let margin = 4 / scale
    let viewBox = [
      area.x - margin, area.y - margin, area.width + 2 * margin, area.height + 2 * margin,
    ].map(Self.number).joined(separator: " ")
    let shapes = boxes.map { shape($0, scale: scale) }
    return """
      <svg class="tree" role="img" aria-label="\(description)" width="\(width)" \
      height="\(height)" viewBox="\(viewBox)">\(shapes)</svg>
      """
  }

  private func shape(_ box: Box, scale: Double) -> Markup {
    let frame = box.frame
    let place: Markup = """
      x="\(Self.number(frame.x))" y="\(Self.number(frame.y))" \
      width="\(Self.number(max(frame.width, 0)))" height="\(Self.number(max(frame.height, 0)))"
      """
    let classes = "\(box.emphasis.rawValue)\(box.isHidden ? " hidden-view" : "")"
    return """
      <g class="\(classes) d\(min(box.depth, 6))"><rect \(place) rx="\(Self.number(2 / scale))">\
      <title>\(box.title)</title></rect>\(label(box, scale: scale))</g>
      """
  }

  // Only text that fits is drawn; the tooltip and the tree below have the rest.
  private func label(_ box: Box, scale: Double) -> Markup {
    let columnCount = Int(saturating: (box.frame.width * scale - 8) / 6.2)
    guard box.isLeaf, box.emphasis != .ghost, box.frame.height * scale >= 13, columnCount >= 3
    else {
      return ""
    }
    let size = 11 / scale
    let text = VisibleText.cut(box.label.replacing("\n", with: " "), to: columnCount)
    return """
      <text x="\(Self.number(box.frame.x + 4 / scale))" \
      y="\(Self.number(box.frame.y + box.frame.height / 2 + size * 0.36))" \
      font-size="\(Self.number(size))">\(text)</text>
      """
  }

  private static func number(_ value: Double) -> String {
    Figures.plain((value * 1000).rounded() / 1000)
  }
}
