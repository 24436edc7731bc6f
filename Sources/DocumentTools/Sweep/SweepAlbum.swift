import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Draws a problem: the root as Interface Builder saved it, and the root where the problem occurs.
@MainActor
struct SweepAlbum {
  let document: IBDocument
  /// The frames that the document stores.
  let saved: SavedFrames
  /// The layout with the problem.
  let now: SweepLayout
  let index: Int
  /// The appearance of the first pictures.
  var appearance = SweepOptions.Appearance.light

  /// The largest picture in bytes; larger ones would make reports that no viewer opens.
  private static let byteCountMax = 200_000

  /// The pictures of a problem with its views marked, at one scale: light and dark.
  func pictures(of problem: SweepProblem) -> [FailurePicture] {
    let other: SweepOptions.Appearance = appearance == .light ? .dark : .light
    return [appearance, other].flatMap { appearance in
      [
        saved.layout.flatMap { picture(of: $0, problem, "In the document", appearance) },
        picture(of: now, problem, "Laid out", appearance),
      ].compactMap(\.self)
    }
  }

  private func picture(
    of layout: SweepLayout,
    _ problem: SweepProblem,
    _ title: String,
    _ appearance: SweepOptions.Appearance
  ) -> FailurePicture? {
    guard index < layout.roots.count, let root = layout.roots[index],
      let node = root.tree.nodes.first
    else { return nil }
    let size = node.frame.size
    guard size.width > 0, size.height > 0, size.width < 5000, size.height < 5000 else {
      return nil
    }
    let views = problem.views.compactMap { view in
      view.interfaceBuilderID.flatMap { root.tree.node($0) }
    }
    let area = Self.area(of: views, in: node.frame)
    var canvas = SVGCanvas(size: area.size, description: title)
    canvas.beginGroup(at: CGPoint(x: -area.minX, y: -area.minY))
    let theme = RenderTheme(isDark: appearance == .dark, of: document)
    RootDrawing(theme: theme, layout: layout, document: document)
      .draw(node, of: root, showing: views.filter(\.isScrolled), on: &canvas)
    mark(views.filter { $0.parent >= 0 }.map(\.view), problem, root.tree, &canvas)
    canvas.endGroup()
    let svg = canvas.finish()
    guard svg.utf8.count <= Self.byteCountMax else { return nil }
    let numbers = [size.width, size.height].map { Points.text(Double($0)) }
    return FailurePicture(
      title: "\(title), \(numbers.joined(separator: " × "))",
      svg: svg,
      isDark: appearance == .dark
    )
  }

  // The picture extends beyond the root, so that views outside it are visible.
  private static func area(of views: [SweepTree.Node], in frame: CGRect) -> CGRect {
    let all = views.reduce(frame) { $0.union($1.frame) }
    // Scrolled views may be far below the root.
    let reach = views.contains(where: \.isScrolled) ? 3 * frame.height : frame.height / 2
    return all.intersection(frame.insetBy(dx: -frame.width / 2, dy: -reach))
      .insetBy(dx: -6, dy: -6)
  }

  // The views of a conflict stay visible below its constraints.
  private func mark(
    _ views: [UIView],
    _ problem: SweepProblem,
    _ tree: SweepTree,
    _ canvas: inout SVGCanvas
  ) {
    let drawing = ConstraintDrawing(
      tree,
      broken: Set(problem.constraints.map { ObjectIdentifier($0) })
    )
    switch problem.kind {
    case .conflict:
      drawing.mark(views, as: .framed, on: &canvas)
      drawing.draw(problem.constraints, on: &canvas)
    case .ambiguous: drawing.mark(views, as: .dashed, on: &canvas)
    default: drawing.mark(views, on: &canvas)
    }
  }
}
