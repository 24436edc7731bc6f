import Foundation
import HeadlessUIKit

/// Draws constraints as lines between their items, and guides as dashed frames.
@MainActor
struct ConstraintDrawing {
  let tree: SweepTree
  /// The constraints to draw in red.
  var broken: Set<ObjectIdentifier> = []
  private let frames: [ObjectIdentifier: CGRect]

  private static let blue = RenderTheme.Paint(color: "#2f6fed", opacity: 0.9)
  private static let red = RenderTheme.Paint(color: "#e5484d", opacity: 1)
  private static let orange = RenderTheme.Paint(color: "#d9822b", opacity: 0.9)

  init(_ tree: SweepTree, broken: Set<ObjectIdentifier> = []) {
    self.tree = tree
    self.broken = broken
    frames = Dictionary(
      tree.nodes.map { (ObjectIdentifier($0.view), $0.frame) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Draws the constraints of the tree, except those of hidden views.
  func drawConstraints(on canvas: inout SVGCanvas) {
    for node in tree.nodes where !node.isHidden {
      for constraint in node.view.constraints { draw(constraint, &canvas) }
    }
  }

  /// Draws the safe area and the margins of the root, and the document's own guides.
  func drawGuides(on canvas: inout SVGCanvas) {
    guard let root = tree.nodes.first else { return }
    var guides = root.view.layoutGuides
    guides += [root.view.safeAreaLayoutGuide, root.view.layoutMarginsGuide]
    for guide in guides {
      guard let frame = frame(of: guide) else { continue }
      canvas.rectangle(frame, stroke: Self.orange, dash: "4 3")
    }
  }

  /// Draws some constraints.
  func draw(_ constraints: [NSLayoutConstraint], on canvas: inout SVGCanvas) {
    for constraint in constraints { draw(constraint, &canvas) }
  }

  /// How views are marked.
  enum Mark {
    /// A tint over the view.
    case tinted
    /// A frame around the view, which stays as it is.
    case framed
    /// A dashed frame around a view whose own frame is open.
    case dashed
  }

  /// Draws frames around views.
  func mark(_ views: [UIView], as mark: Mark = .tinted, on canvas: inout SVGCanvas) {
    for view in views {
      guard let frame = frames[ObjectIdentifier(view)] else { continue }
      // A view of zero width or height would be invisible: draw it as a line.
      let shown = CGRect(
        x: frame.minX,
        y: frame.minY,
        width: max(frame.size.width, 0),
        height: max(frame.size.height, 0)
      )
      canvas.rectangle(
        shown.insetBy(dx: -1, dy: -1),
        fill: mark == .tinted ? Self.red.faded(0.12) : .none,
        stroke: Self.red,
        width: mark == .framed ? 1.5 : 2,
        dash: mark == .dashed ? "5 3" : nil
      )
    }
  }

  private func frame(of item: AnyObject?) -> CGRect? {
    if let view = item as? UIView { return frames[ObjectIdentifier(view)] }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let outer = frames[ObjectIdentifier(owner)]
    else { return nil }
    let inner = guide.layoutFrame
    return inner.offsetBy(dx: outer.minX, dy: outer.minY)
  }

  private func draw(_ constraint: NSLayoutConstraint, _ canvas: inout SVGCanvas) {
    guard let first = frame(of: constraint.firstItem) else { return }
    let isBroken = broken.contains(ObjectIdentifier(constraint))
    let style = Style(
      paint: isBroken ? Self.red : Self.blue,
      width: isBroken ? 2 : 1,
      dash: constraint.relation != .equal || constraint.priority != .required ? "3 2" : nil
    )
    guard let second = frame(of: constraint.secondItem) else {
      drawLength(constraint.firstAttribute == .width, first, constraint, style, &canvas)
      return
    }
    let isVertical = constraint.firstAttribute.liesOnVerticalAxis
    guard let start = place(constraint.firstAttribute, first),
      let end = place(constraint.secondAttribute, second)
    else { return }
    let across =
      isVertical ? shared(first, second, \.minX, \.maxX) : shared(first, second, \.minY, \.maxY)
    let ends =
      isVertical
      ? [CGPoint(x: across, y: start), CGPoint(x: across, y: end)]
      : [CGPoint(x: start, y: across), CGPoint(x: end, y: across)]
    beam(ends, isVertical, style, &canvas)
  }

  private struct Style {
    var paint: RenderTheme.Paint
    var width: CGFloat
    var dash: String?
  }

  private func drawLength(
    _ isWidth: Bool,
    _ frame: CGRect,
    _ constraint: NSLayoutConstraint,
    _ style: Style,
    _ canvas: inout SVGCanvas
  ) {
    let y = frame.maxY - min(5, frame.height / 4)
    let x = frame.maxX - min(5, frame.width / 4)
    let ends =
      isWidth
      ? [CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y)]
      : [CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY)]
    beam(ends, !isWidth, style, &canvas)
    let font = UIFont.systemFont(ofSize: 8)
    let place = CGRect(x: ends[0].x + 3, y: ends[0].y - 9, width: 40, height: 9)
    TextDrawing(font: font, alignment: .left)
      .draw(Points.text(Double(constraint.constant)), in: place, style.paint, on: &canvas)
  }

  // A line with a short bar at both ends.
  private func beam(
    _ ends: [CGPoint],
    _ isVertical: Bool,
    _ style: Style,
    _ canvas: inout SVGCanvas
  ) {
    canvas.path(ends, stroke: style.paint, width: style.width, dash: style.dash)
    for end in ends {
      let (dx, dy): (CGFloat, CGFloat) = isVertical ? (3, 0) : (0, 3)
      canvas.path(
        [CGPoint(x: end.x - dx, y: end.y - dy), CGPoint(x: end.x + dx, y: end.y + dy)],
        stroke: style.paint,
        width: style.width
      )
    }
  }

  // The middle of the range that both frames cover, or of the smaller frame.
  private func shared(
    _ first: CGRect,
    _ second: CGRect,
    _ low: KeyPath<CGRect, CGFloat>,
    _ high: KeyPath<CGRect, CGFloat>
  ) -> CGFloat {
    let start = max(first[keyPath: low], second[keyPath: low])
    let end = min(first[keyPath: high], second[keyPath: high])
    if end > start { return (start + end) / 2 }
    return (first[keyPath: low] + first[keyPath: high]) / 2
  }

  private func place(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: frame.minX
    case .right, .trailing, .rightMargin, .trailingMargin: frame.maxX
    case .centerX, .centerXWithinMargins: frame.midX
    case .top, .topMargin: frame.minY
    case .bottom, .bottomMargin: frame.maxY
    case .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: frame.midY
    case .width, .height, .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var liesOnVerticalAxis: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }
}
