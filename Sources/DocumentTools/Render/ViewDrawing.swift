import Foundation
import HeadlessUIKit

/// Draws a tree of live views back to front.
@MainActor
struct ViewDrawing {
  let theme: RenderTheme
  /// The prototypes of lists by the list's id, each with its origin in the document.
  var prototypes: [String: [(view: UIView, origin: CGPoint)]] = [:]
  /// The ids of views that are roots of other scenes, which containers only embed.
  var otherRoots: Set<String> = []
  /// The texts of cells with a content configuration, by the cell's id.
  var configurations: [String: (text: String, secondary: String)] = [:]
  /// The scroll views that are drawn without clipping, so that content below their bounds is
  /// visible.
  var opened: Set<ObjectIdentifier> = []
  /// The list under the bars, and its top inset for them in points.
  var covered: (view: UIView, inset: CGFloat)?
  /// Whether a view is drawn without what is in it.
  var isAlone = false

  /// The deepest view that is drawn.
  private static let depthMax = 200

  /// Draws a view; `origin` is that of its frame's coordinates on the canvas.
  func draw(_ view: UIView, at origin: CGPoint, on canvas: inout SVGCanvas, depth: Int = 0) {
    guard depth < Self.depthMax, !view.isHidden, view.alpha > 0.01 else { return }
    let rect = CGRect(origin: .zero, size: view.frame.size)
    guard rect.width.isFinite, rect.height.isFinite else { return }
    canvas.beginGroup(at: origin, opacity: Double(view.alpha))
    let look = look(of: view)
    canvas.rectangle(rect, fill: look.fill, radius: look.radius)
    let isClipping = view.clipsToBounds || view is UIScrollView
    let clips =
      isClipping && !isAlone && !view.subviews.isEmpty && !opened.contains(ObjectIdentifier(view))
    if clips { canvas.beginClip(rect, radius: look.radius) }
    ControlDrawing(theme: theme).draw(view, in: rect, on: &canvas)
    let inset = covered.flatMap { $0.view === view ? $0.inset : nil } ?? 0
    if inset > 0 { canvas.beginGroup(at: CGPoint(x: 0, y: inset)) }
    if !isAlone { drawSubviews(of: view, depth, &canvas) }
    if inset > 0 { canvas.endGroup() }
    if clips { canvas.endGroup() }
    finish(view, rect, look, &canvas)
    canvas.endGroup()
  }

  private struct Look {
    var fill: RenderTheme.Paint
    var radius: CGFloat
    var border: RenderTheme.Paint
    var borderWidth: CGFloat
  }

  private func look(of view: UIView) -> Look {
    let layer = view.layer
    var fill = theme.paint(view.backgroundColor)
    if view.backgroundColor == nil, view is UITableViewCell {
      fill = theme.paint(.systemBackground)
    }
    return Look(
      fill: fill,
      radius: max(layer.cornerRadius, 0),
      border: layer.borderWidth > 0
        ? theme.paint(layer.borderColor.map { UIColor(cgColor: $0) } ?? .black) : .none,
      borderWidth: layer.borderWidth
    )
  }

  private func drawSubviews(of view: UIView, _ depth: Int, _ canvas: inout SVGCanvas) {
    if let id = view.interfaceBuilderID, let cells = prototypes[id] {
      for cell in cells { draw(cell.view, at: cell.origin, on: &canvas, depth: depth + 1) }
    }
    let isList = view is UITableView || view is UICollectionView
    guard isList || !VisibleContent.isLeaf(view) else { return }
    for subview in view.subviews {
      if let id = subview.interfaceBuilderID, otherRoots.contains(id) { continue }
      let place = subview.frame.origin
      draw(
        subview,
        at: CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY),
        on: &canvas,
        depth: depth + 1
      )
    }
  }

  private func finish(_ view: UIView, _ rect: CGRect, _ look: Look, _ canvas: inout SVGCanvas) {
    if look.border != .none {
      let half = look.borderWidth / 2
      canvas.rectangle(
        rect.insetBy(dx: half, dy: half),
        stroke: look.border,
        width: look.borderWidth,
        radius: look.radius
      )
    }
    guard let cell = view as? UITableViewCell else { return }
    drawConfiguration(of: cell, rect, &canvas)
    drawAccessory(of: cell, rect, &canvas)
    canvas.path(
      [CGPoint(x: 16, y: rect.maxY - 0.5), CGPoint(x: rect.maxX, y: rect.maxY - 0.5)],
      stroke: theme.paint(.separator),
      width: 0.5
    )
  }

  private func drawConfiguration(
    of cell: UITableViewCell,
    _ rect: CGRect,
    _ canvas: inout SVGCanvas
  ) {
    guard let id = cell.interfaceBuilderID, let texts = configurations[id] else { return }
    let inner = CGRect(x: 20, y: 0, width: cell.contentView.frame.width - 28, height: rect.height)
    let isTwoLines = !texts.secondary.isEmpty
    let halves = inner.insetBy(dx: 0, dy: 4).divided(
      atDistance: inner.height / 2 - 2,
      from: .minYEdge
    )
    TextDrawing(font: .systemFont(ofSize: 17), alignment: .left)
      .draw(texts.text, in: isTwoLines ? halves.slice : inner, theme.paint(.label), on: &canvas)
    guard isTwoLines else { return }
    TextDrawing(font: .systemFont(ofSize: 12), alignment: .left)
      .draw(texts.secondary, in: halves.remainder, theme.paint(.label), on: &canvas)
  }

  private func drawAccessory(of cell: UITableViewCell, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let tint = theme.paint(cell.tintColor)
    let gray = theme.paint(.systemGray3)
    let y = rect.midY
    switch cell.accessoryType {
    case .disclosureIndicator, .detailDisclosureButton:
      canvas.path(
        [
          CGPoint(x: rect.maxX - 23, y: y - 5), CGPoint(x: rect.maxX - 18, y: y),
          CGPoint(x: rect.maxX - 23, y: y + 5),
        ],
        stroke: gray,
        width: 2
      )
      guard cell.accessoryType == .detailDisclosureButton else { return }
      drawDetail(CGPoint(x: rect.maxX - 46, y: y), tint, &canvas)
    case .checkmark:
      canvas.path(
        [
          CGPoint(x: rect.maxX - 32, y: y), CGPoint(x: rect.maxX - 27, y: y + 5),
          CGPoint(x: rect.maxX - 18, y: y - 6),
        ],
        stroke: tint,
        width: 2
      )
    case .detailButton: drawDetail(CGPoint(x: rect.maxX - 27, y: y), tint, &canvas)
    default: break
    }
  }

  private func drawDetail(
    _ center: CGPoint,
    _ tint: RenderTheme.Paint,
    _ canvas: inout SVGCanvas
  ) {
    canvas.circle(center, radius: 10, stroke: tint, width: 1.5)
    let rect = CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    TextDrawing(font: .systemFont(ofSize: 14), alignment: .center)
      .draw("i", in: rect, tint, on: &canvas)
  }
}
