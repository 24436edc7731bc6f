import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Draws a problem: the root as in the document, and the root where the problem occurs.
@MainActor
struct SweepAlbum {
  let document: IBDocument
  let own: SweepLayout
  /// The layout with the problem; nil when it occurs at the document's own size.
  let now: SweepLayout?
  let index: Int
  /// The appearance of the pictures.
  var appearance = SweepOptions.Appearance.light

  /// The largest picture in bytes; larger ones would make reports that no viewer opens.
  private static let byteCountMax = 200_000

  /// The pictures of a problem with its views marked.
  func pictures(of problem: SweepProblem) -> [FailurePicture] {
    var pictures: [FailurePicture] = []
    if now != nil, let picture = picture(of: own, problem, "In the document") {
      pictures.append(picture)
    }
    if let picture = picture(of: now ?? own, problem, "Laid out") { pictures.append(picture) }
    return pictures
  }

  private func picture(of layout: SweepLayout, _ problem: SweepProblem, _ title: String)
    -> FailurePicture?
  {
    guard let root = layout.roots[index], let node = root.tree.nodes.first else { return nil }
    let size = node.frame.size
    guard size.width > 0, size.height > 0, size.width < 5000, size.height < 5000 else {
      return nil
    }
    // The picture extends beyond the root, so that views outside it are visible.
    let views = problem.views.compactMap { view in
      view.interfaceBuilderID.flatMap { root.tree.node($0) }
    }
    let all = views.reduce(node.frame) { $0.union($1.frame) }
    // Scrolled views may be far below the root.
    let reach = views.contains(where: \.isScrolled) ? 3 * size.height : size.height / 2
    let area = all.intersection(node.frame.insetBy(dx: -size.width / 2, dy: -reach))
      .insetBy(dx: -6, dy: -6)
    var canvas = SVGCanvas(size: area.size, description: title)
    canvas.beginGroup(at: CGPoint(x: -area.minX, y: -area.minY))
    let theme = RenderTheme(isDark: appearance == .dark, of: document)
    RootDrawing(theme: theme, layout: layout, document: document)
      .draw(node, of: root, showing: views.filter(\.isScrolled), on: &canvas)
    ConstraintDrawing(root.tree).mark(views.filter { $0.parent >= 0 }.map(\.view), on: &canvas)
    canvas.endGroup()
    let svg = canvas.finish()
    guard svg.utf8.count <= Self.byteCountMax else { return nil }
    let numbers = [size.width, size.height].map { Points.text(Double($0)) }
    return FailurePicture(title: "\(title), \(numbers.joined(separator: " × "))", svg: svg)
  }
}
