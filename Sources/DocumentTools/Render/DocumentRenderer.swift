import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Draws a laid-out document as SVG, as it looks on a screen: `nibmark render`.
///
/// Images are frames with their names. Fonts are the viewer's, and each line is stretched to the
/// width that layout measured.
@MainActor
public struct DocumentRenderer {
  /// The width of screens and rows, in points; nil keeps the document's.
  public var width: Double?
  /// The id of the scene, controller, cell or view to draw; nil draws all.
  public var id: String?
  /// Whether to draw constraints.
  public var showsConstraints = false
  /// Whether to draw the safe area, margins and guides.
  public var showsGuides = false
  /// Whether system colours have their dark values.
  public var isDark = false

  /// Creates a renderer that draws everything at the document's own size, in light colours.
  public init() {}

  /// Draws a document.
  ///
  /// - Parameter path: The document's file.
  /// - Returns: SVG with all parts on one sheet.
  /// - Throws: `DocumentToolError` when the document cannot be read or laid out, or when nothing
  ///   has the id.
  /// - Complexity: O(bytes + views).
  public func render(_ path: String) throws(DocumentToolError) -> String {
    let document: IBDocument
    do throws(IBError) {
      document = try IBDocument(contentsOf: path)
    } catch {
      throw DocumentToolError(error.description)
    }
    let state = EngineState()
    defer { state.restore() }
    NibEnvironment.current = .ofDocument(at: path)
    return try render(document, path: path)
  }

  private func render(_ document: IBDocument, path: String) throws(DocumentToolError) -> String {
    let places = DocumentPlaces(document)
    let layout: SweepLayout
    do throws(UIKitException) {
      layout = try layOut(document, DocumentName.base(of: path), places)
    } catch {
      throw DocumentToolError("\(path): \(error.description)")
    }
    let parts = parts(of: layout, document)
    guard !parts.isEmpty else {
      throw DocumentToolError(
        id.map { "\(path): nothing to draw has the id \($0)" } ?? "\(path): no view to draw"
      )
    }
    return drawing(of: parts, layout, document, description: path)
  }

  private func layOut(_ document: IBDocument, _ name: String, _ places: DocumentPlaces)
    throws(UIKitException) -> SweepLayout
  {
    let ownPoint = SweepPoint(width: nil, text: .short)
    guard let width else {
      return try SweepLayout(
        document,
        named: name,
        places: places,
        at: ownPoint,
        own: nil,
        sizes: .stored
      )
    }
    let own = try SweepLayout(document, named: name, places: places, at: ownPoint, own: nil)
    let point = SweepPoint(width: width, text: .short)
    return try SweepLayout(document, named: name, places: places, at: point, own: own)
      .filled(from: own)
  }

  // MARK: Parts

  /// Something that is drawn on its own.
  private struct Part {
    let root: SweepLayout.Root
    let node: SweepTree.Node
    let title: String
  }

  private func parts(of layout: SweepLayout, _ document: IBDocument) -> [Part] {
    let roots = layout.roots.compactMap { $0 }
    guard let id else {
      return roots.compactMap { root in
        // Lists show their prototypes and static cells; containers show the roots of other scenes.
        guard ![.prototype, .listPart].contains(root.live.root.kind),
          let node = root.tree.nodes.first,
          root.live.root.object.role != .viewController
            || root.live.root.object.object(key: "view") != nil
        else { return nil }
        return Part(root: root, node: node, title: title(of: root.live.root.object))
      }
    }
    for root in roots {
      let object = root.live.root.object
      let scene = object.element.parent?.parent
      let isMeant = object.id == id || (scene?.name == .scene && scene?.text(.sceneID) == id)
      guard let node = isMeant ? root.tree.nodes.first : root.tree.node(id) else { continue }
      return [Part(root: root, node: node, title: title(of: node.object ?? object))]
    }
    return []
  }

  private func title(of object: IBObject) -> String {
    [object.elementText, object.userLabel ?? object.customClass, object.id.map { "(\($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  // MARK: Drawing

  private func drawing(
    of parts: [Part],
    _ layout: SweepLayout,
    _ document: IBDocument,
    description: String
  ) -> String {
    let sheet = RenderSheet(parts.map(\.node.frame.size))
    var canvas = SVGCanvas(size: sheet.size, description: description)
    let theme = RenderTheme(isDark: isDark, of: document)
    let painter = RootDrawing(theme: theme, layout: layout, document: document)
    if parts.count > 1 {
      let ground = RenderTheme.Paint(color: isDark ? "#1b1b1f" : "#e9eaee", opacity: 1)
      canvas.rectangle(CGRect(origin: .zero, size: sheet.size), fill: ground)
    }
    for (part, place) in zip(parts, sheet.places) {
      if parts.count > 1 {
        TextDrawing(font: .systemFont(ofSize: 11), alignment: .left).draw(
          part.title,
          in: CGRect(x: place.minX, y: place.minY - 18, width: max(place.width, 200), height: 14),
          theme.paint(.systemGray),
          on: &canvas
        )
      }
      canvas.beginGroup(at: place.origin)
      painter.draw(part.node, of: part.root, on: &canvas)
      drawOverlay(part, &canvas)
      canvas.endGroup()
    }
    return canvas.finish()
  }

  private func drawOverlay(_ part: Part, _ canvas: inout SVGCanvas) {
    guard showsConstraints || showsGuides else { return }
    let broken = part.root.outcome.conflicts.flatMap(\.members).compactMap(\.constraint)
    let drawing = ConstraintDrawing(
      part.root.tree,
      broken: Set(broken.map { ObjectIdentifier($0) })
    )
    let origin = part.node.frame.origin
    canvas.beginGroup(at: CGPoint(x: -origin.x, y: -origin.y))
    if showsGuides { drawing.drawGuides(on: &canvas) }
    if showsConstraints { drawing.drawConstraints(on: &canvas) }
    canvas.endGroup()
  }
}
