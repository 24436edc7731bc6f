import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas

/// Draws a root of a layout with its background, its prototypes and its bars.
@MainActor
struct RootDrawing {
  private let theme: RenderTheme
  private let document: IBDocument
  private let drawing: ViewDrawing

  init(theme: RenderTheme, layout: SweepLayout, document: IBDocument) {
    self.theme = theme
    self.document = document
    var drawing = ViewDrawing(theme: theme)
    for root in layout.roots.compactMap({ $0 }) {
      guard let view = root.tree.nodes.first?.view else { continue }
      if let list = root.extent.listID, root.live.root.kind == .prototype {
        let origin = root.live.root.object.frame?.origin ?? .zero
        drawing.prototypes[list, default: []].append((view, origin))
      } else if root.live.root.kind != .listPart, let id = view.interfaceBuilderID {
        drawing.otherRoots.insert(id)
      }
    }
    for object in document.objects where object.elementName == .tableViewCell {
      guard let id = object.id,
        let made = object.element.children.first(where: { $0.key == "contentConfiguration" })
      else { continue }
      drawing.configurations[id] = (
        made.string(.text, key: "text") ?? "",
        made.string(.secondaryText, key: "secondaryText") ?? ""
      )
    }
    self.drawing = drawing
  }

  /// Draws a node of a root at the canvas's origin.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - root: Its root.
  ///   - scrolled: Views to show although they are scrolled out of sight.
  ///   - canvas: The canvas.
  func draw(
    _ node: SweepTree.Node,
    of root: SweepLayout.Root,
    showing scrolled: [SweepTree.Node] = [],
    on canvas: inout SVGCanvas
  ) {
    let rect = CGRect(origin: .zero, size: node.frame.size)
    canvas.rectangle(rect, fill: theme.paint(.systemBackground))
    canvas.beginClip(scrolled.reduce(rect) { $0.union($1.frame.insetBy(dx: -4, dy: -4)) })
    var drawing = drawing
    drawing.opened = ancestors(of: scrolled, root.tree)
    if node.parent < 0, root.live.root.kind == .scene { drawing.covered = covered(node.view, root) }
    drawing.draw(node.view, at: .zero, on: &canvas)
    if node.parent < 0, root.live.root.kind == .scene { drawBars(root, rect, &canvas) }
    canvas.endGroup()
    canvas.rectangle(rect, stroke: theme.paint(.systemGray4), width: 0.5)
  }

  /// What a node draws itself, without what is in it; a screen draws its bars too.
  func look(of node: SweepTree.Node, in root: SweepLayout.Root) -> String {
    var canvas = SVGCanvas(size: node.frame.size, description: "")
    var drawing = drawing
    drawing.isAlone = true
    drawing.draw(node.view, at: .zero, on: &canvas)
    if node.parent < 0, root.live.root.kind == .scene {
      drawBars(root, CGRect(origin: .zero, size: node.frame.size), &canvas)
    }
    return canvas.finish()
  }

  private func ancestors(
    of nodes: [SweepTree.Node],
    _ tree: SweepTree
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for node in nodes {
      var index = node.parent
      while index >= 0 {
        found.insert(ObjectIdentifier(tree.nodes[index].view))
        index = tree.nodes[index].parent
      }
    }
    return found
  }

  // UIKit insets a root that scrolls, or else the first scrolling subview that lies under the bar.
  private func covered(_ view: UIView, _ root: SweepLayout.Root) -> (view: UIView, inset: CGFloat)?
  {
    let inset = view.safeAreaInsets.top
    let list = view is UIScrollView ? view : view.subviews.first
    guard let list, list is UIScrollView, list === view || list.frame.minY < 1, inset > 0 else {
      return nil
    }
    return (list, inset)
  }

  private func drawBars(_ root: SweepLayout.Root, _ rect: CGRect, _ canvas: inout SVGCanvas) {
    let object = root.live.root.object
    let bars = SceneBars(document).surroundings(of: object)
    let safe = root.tree.nodes.first?.view.safeAreaInsets ?? .zero
    let painter = BarDrawing(theme: theme)
    if bars.hasNavigationBar, safe.top >= 44 {
      painter.draw(
        navigationItem(of: object),
        tint: .tintDefault,
        in: CGRect(x: 0, y: 0, width: rect.width, height: safe.top),
        on: &canvas
      )
    }
    if bars.hasTabBar, safe.bottom >= 49 {
      let item = object.object(key: "tabBarItem")
      let tabs = item.map { [($0.element.text(.title) ?? "", $0.element.text(.image))] } ?? []
      painter.draw(
        tabs: tabs,
        tint: .tintDefault,
        in: CGRect(
          x: 0,
          y: rect.maxY - safe.bottom,
          width: rect.width,
          height: safe.bottom
        ),
        on: &canvas
      )
    }
  }

  private func navigationItem(of object: IBObject) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    guard let stored = object.object(key: "navigationItem") else { return item }
    item.title = stored.element.text(.title)
    for child in stored.element.children where child.name == .barButtonItem {
      let title = child.text(.title) ?? child.text(.systemItem) ?? child.text(.image) ?? ""
      let button = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      let isLeft = child.key == "leftBarButtonItem"
      if isLeft { item.leftBarButtonItem = button }
      if child.key == "rightBarButtonItem" { item.rightBarButtonItem = button }
    }
    return item
  }
}
