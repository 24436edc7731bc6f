import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Draws a root before a change, after it, and with the difference marked, all at one scale.
@MainActor
struct PictureAlbum {
  let before: IBDocument
  let now: IBDocument
  let change: PictureGathering.RootChange

  /// The largest picture in bytes; larger ones would make reports that no viewer opens.
  private static let byteCountMax = 200_000
  /// The longest side of a root that is drawn, in points.
  private static let lengthMax: CGFloat = 5000

  private static let gone = RenderTheme.Paint(color: "#e5484d", opacity: 1)
  private static let there = RenderTheme.Paint(color: "#2f6fed", opacity: 1)
  private static let new = RenderTheme.Paint(color: "#1a7f37", opacity: 1)

  /// The three pictures; none where one would be too large.
  var pictures: [FailurePicture] {
    let pictures = [
      picture("Before", of: change.before, before, marks: false),
      picture("After", of: change.now, now, marks: false),
      picture("Difference", of: change.now, now, marks: true),
    ].compactMap(\.self)
    return pictures.count == 3 ? pictures : []
  }

  // What is seen in the dark alone is drawn there.
  private var isDark: Bool { change.changes.allSatisfy { $0.appearance == .dark } }

  /// What all three show: the larger of both roots.
  private var area: CGRect {
    let sizes = [change.before.root, change.now.root].compactMap { $0.tree.nodes.first?.frame.size }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return CGRect(x: -6, y: -6, width: width + 12, height: height + 12)
  }

  private func picture(
    _ title: String,
    of side: (layout: SweepLayout, root: SweepLayout.Root),
    _ document: IBDocument,
    marks: Bool
  ) -> FailurePicture? {
    let area = area
    guard area.width > 12, area.height > 12, area.width < Self.lengthMax,
      area.height < Self.lengthMax, let node = side.root.tree.nodes.first
    else { return nil }
    var canvas = SVGCanvas(size: area.size, description: title)
    canvas.beginGroup(at: CGPoint(x: -area.minX, y: -area.minY), opacity: marks ? 0.35 : 1)
    RootDrawing(
      theme: RenderTheme(isDark: isDark, of: document),
      layout: side.layout,
      document: document
    ).draw(node, of: side.root, on: &canvas)
    canvas.endGroup()
    if marks {
      canvas.beginGroup(at: CGPoint(x: -area.minX, y: -area.minY))
      for change in change.changes where !change.isPlain { mark(change, &canvas) }
      canvas.endGroup()
    }
    let svg = canvas.finish()
    guard svg.utf8.count <= Self.byteCountMax else { return nil }
    return FailurePicture(title: caption(title, node.frame.size), svg: svg)
  }

  private func caption(_ title: String, _ size: CGSize) -> String {
    let object = change.now.root.live.root.object
    let name = object.userLabel ?? object.customClass ?? object.elementText
    let place = (change.point.device.map { " on \($0.id)" } ?? "") + (isDark ? ", dark" : "")
    let numbers = [size.width, size.height].map { Points.text(Double($0)) }
    return "\(title): \(name), \(numbers.joined(separator: " × "))\(place)"
  }

  // Dashed where it was, and whole where it is.
  private func mark(_ change: ViewChange, _ canvas: inout SVGCanvas) {
    if let old = change.old {
      canvas.rectangle(old.shown, fill: .none, stroke: Self.gone, width: 1.5, dash: "5 3")
    }
    guard let new = change.new else { return }
    let paint = change.kind == .came ? Self.new : change.kind == .lost ? Self.gone : Self.there
    canvas.rectangle(new.shown, fill: paint.faded(0.12), stroke: paint, width: 1.5)
  }
}

extension TreeFrame {
  // A view of zero width or height is a line.
  fileprivate var shown: CGRect {
    CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)).insetBy(dx: -1, dy: -1)
  }
}
