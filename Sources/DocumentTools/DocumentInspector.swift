import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas
import TestModel

/// Lays documents out and says where every view lies: `nibmark inspect`.
@MainActor
public struct DocumentInspector {
  /// Where intrinsic sizes come from.
  public typealias IntrinsicSizes = InterfaceBuilderCanvas.IntrinsicSizes

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

  /// Whether to say which rules of the canvas shaped each view's frame.
  public var explainsFrames = false

  /// The version of Interface Builder whose canvas lays out; nil for the one that saved the document.
  package var canvasVersion: ToolsVersion?
  /// The device of the canvas; nil for the document's own.
  package var device: Device?
  /// The sizes that some roots are given, by their ids.
  package var rootSizes: [String: CGSize] = [:]

  /// The rules of the canvas that are left out.
  package var withoutRules = RuleSet()

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
    guard explainsFrames else {
      return layOut(document, path: path, without: withoutRules).document
    }
    return explain(document, path: path)
  }

  /// A document that is laid out, with what there is to compare.
  struct Layout {
    var document: InspectedDocument
    /// The rules that applied to something.
    var applied = RuleSet()
    /// Where views lie, by their ids.
    var shapes: [String: ViewShape] = [:]
  }

  /// Lays a document out without some rules of the canvas.
  func layOut(_ document: IBDocument, path: String, without excluded: RuleSet) -> Layout {
    let state = EngineState()
    defer { state.restore() }
    let rules = CanvasRules(canvasVersion ?? ToolsVersion(of: document), without: excluded)
    prepare(for: document, path, rules)
    let instance = DocumentInstance(document, named: DocumentName.base(of: path))
    var result = InspectedDocument(file: path)
    result.error = instance.roots.lazy.compactMap(\.error).first.map(\.description)
    do throws(UIKitException) {
      try instance.layOut(width: width, height: height, sizes: rootSizes)
      if solvesConstraints {
        let outcomes = try UIKitException.catching {
          DocumentCanvas(document, instance, sizes: intrinsicSizes, device: device, rules: rules)
            .layOut(isDiagnosing: isDiagnosing)
        }
        if isDiagnosing { report(outcomes, instance, in: &result) }
      }
    } catch {
      result.error = result.error ?? error.description
    }
    let views = instance.viewsByID()
    result.views = records(of: document, views)
    result.trees = instance.all.map { live in
      var builder = TreePictureSink()
      // The canvas has laid out, with sizes that the views themselves do not know.
      live.view?.writeTreeAsItIs(to: &builder)
      return builder.picture
    }.filter { !$0.isEmpty }
    guard explainsFrames else { return Layout(document: result) }
    let shapes = ViewShape.all(of: result.views, views, instance)
    return Layout(document: result, applied: rules.applied, shapes: shapes)
  }

  /// Makes ready what holds for all documents while one is laid out.
  private func prepare(for document: IBDocument, _ path: String, _ rules: CanvasRules) {
    // Texts are measured in the pixels of the screen that the document was drawn for.
    UIScreen.main.scale = CanvasDevice(document, rules).scale
    let policy = CanvasPolicy(document, rules, sizes: intrinsicSizes)
    if let font = policy.systemFont {
      TextMeasurement.measurer = FittedTextMeasurer(systemFont: font)
    }
    NibEnvironment.current = .ofDocument(at: path)
    NibEnvironment.current.movesBackgrounds = !policy.keepsBackgrounds
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
    result.limits = outcomes.reduce(DiagnosisLimits()) { $0.union($1.limits) }.sentences
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
