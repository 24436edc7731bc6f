import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Lays documents out and says where every view lies: `nibmark inspect`.
@MainActor
public struct DocumentInspector {
  /// Where intrinsic sizes come from.
  public enum IntrinsicSizes: String, Sendable, CaseIterable {
    /// What the document stores.
    case stored
    /// What the engine measures.
    case engine
  }

  /// The width that roots are given, in points; nil keeps the stored one.
  public var width: Double?
  /// The height that roots are given, in points; nil keeps the stored one.
  public var height: Double?
  /// Where intrinsic sizes come from; the stored ones are what Interface Builder laid out with.
  public var intrinsicSizes = IntrinsicSizes.stored

  /// Whether constraints place views; else stored frames and masks do.
  public var solvesConstraints = true

  /// Whether to look for conflicts and open frames as well.
  public var isDiagnosing = false

  /// Creates an inspector.
  public init() {}

  /// Loads a document and lays it out; whatever goes wrong is in the answer.
  ///
  /// - Complexity: O(bytes + views).
  public func inspect(_ path: String) -> InspectedDocument {
    do throws(IBError) {
      return inspect(try IBDocument(contentsOf: path), path: path)
    } catch {
      return InspectedDocument(file: path, error: error.description)
    }
  }

  /// Lays a document out that is loaded already.
  public func inspect(_ document: IBDocument, path: String) -> InspectedDocument {
    let state = EngineState()
    defer { state.restore() }
    // Texts are measured in the pixels of the screen that the document was drawn for.
    UIScreen.main.scale = CanvasDevice(document).scale
    let tools = document.toolsVersionNumber ?? 0
    if intrinsicSizes == .engine, (1..<17000).contains(tools) {
      TextMeasurement.measurer = FittedTextMeasurer(systemFont: tools < 11000 ? .first : .early)
    }
    let folder = (path as NSString).deletingLastPathComponent
    NibEnvironment.current = NibEnvironment(folders: [folder], policy: .lenient)
    NibEnvironment.current.skipsImpossibleConnections = true
    let instance = DocumentInstance(document, named: DocumentName.base(of: path))
    var result = InspectedDocument(file: path)
    result.error = instance.roots.lazy.compactMap(\.error).first.map(\.description)
    do throws(UIKitException) {
      try instance.layOut(width: width, height: height)
      if solvesConstraints {
        let outcomes = try UIKitException.catching {
          DocumentCanvas(document, instance, sizes: intrinsicSizes).layOut(
            isDiagnosing: isDiagnosing
          )
        }
        if isDiagnosing { report(outcomes, instance, in: &result) }
      }
    } catch {
      result.error = result.error ?? error.description
    }
    result.views = records(of: document, instance.viewsByID())
    result.trees = instance.roots.map { live in
      var builder = TreePictureSink()
      live.view?.writeTree(to: &builder)
      return builder.picture
    }.filter { !$0.isEmpty }
    return result
  }

  private func report(
    _ outcomes: [LayoutEngine.Outcome],
    _ instance: DocumentInstance,
    in result: inout InspectedDocument
  ) {
    let places = DocumentPlaces(instance.document)
    let views = instance.viewsByID()
    // A scene that another one embeds speaks for itself.
    func isOwn(_ view: UIView) -> Bool {
      view.interfaceBuilderID.map { views[$0] === view } ?? true
    }
    result.conflicts = outcomes.flatMap(\.conflicts)
      .filter { $0.members.flatMap(\.views).allSatisfy(isOwn) }
      .map { ConflictReport($0, places) }
    result.ambiguities = outcomes.flatMap(\.ambiguities)
      .filter { isOwn($0.view) }.map { AmbiguityReport($0, places) }
  }

  private func records(of document: IBDocument, _ views: [String: UIView]) -> [InspectedView] {
    document.objects.compactMap { object in
      guard object.isView, let id = object.id else { return nil }
      let view = views[id]
      return InspectedView(
        id: id,
        element: object.elementText,
        className: object.customClass ?? view.map { String(describing: type(of: $0)) }
          ?? object.elementText,
        parent: object.parentView?.id,
        // A view of a part that only a list makes keeps what Interface Builder computed for it.
        frame: view?.frame ?? object.frame
      )
    }
  }
}

/// What `inspect` says of one document.
public struct InspectedDocument: Sendable {
  /// The path as it was given.
  public var file: String
  /// Why it could not be loaded or laid out; nil when all went well.
  public var error: String?
  /// Every view with an Interface Builder id, in document order.
  public var views: [InspectedView] = []
  /// The view trees of its roots after layout.
  public var trees: [TreePicture] = []
  /// What cannot hold together; nil when nobody asked.
  public var conflicts: [ConflictReport]?
  /// Views whose frames are open; nil when nobody asked.
  public var ambiguities: [AmbiguityReport]?
}

/// Where one view of a document lies.
public struct InspectedView: Sendable {
  /// The Interface Builder id.
  public var id: String
  /// The element's name.
  public var element: String
  /// The custom class, or else UIKit's.
  public var className: String
  /// The id of the nearest view around it.
  public var parent: String?
  /// Points relative to the superview; nil when the document states none and nothing made it.
  public var frame: CGRect?
}

/// Builds a picture from the calls of whoever walks the views.
struct TreePictureSink: ViewTreeSink {
  private var builder = TreePicture.Builder()

  var picture: TreePicture { builder.picture }

  mutating func begin(_ element: String) { builder.begin(element) }
  mutating func attribute(_ name: String, _ value: String) { builder.attribute(name, value) }
  mutating func end() { builder.end() }
}

/// Names made of paths.
enum DocumentName {
  /// The file name without its extension, as `UINib` would be asked for it.
  static func base(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The path below a root, dotted: a stable class name.
  ///
  /// The extension stays: a nib and a storyboard of one name are two documents.
  static func dotted(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: ".")
  }
}
