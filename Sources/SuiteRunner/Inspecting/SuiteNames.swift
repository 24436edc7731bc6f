import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The names that the documents and the declarations of one suite give.
@MainActor
final class SuiteNames {
  let suite: Suite
  let declarations: Declarations
  private let shelf: DocumentShelf
  /// The documents that the suite declares.
  let facts: [DocumentFacts]
  let classes: NibClassRegistry
  private let folders: [String]
  /// Declared classes whose superclass is unknown, which is reported once, at the declaration.
  var unmadeClasses: Set<String> = []

  init(_ suite: Suite, _ shelf: DocumentShelf, _ environment: NibEnvironment) {
    self.suite = suite
    self.shelf = shelf
    declarations = suite.declarations
    classes = environment.classes
    folders = environment.folders
    let paths =
      suite.declarations.nibs.values.map(\.path)
      + suite.declarations.storyboards.values.map(\.path)
    facts = paths.sorted().compactMap { try? shelf.facts(at: $0).get() }
  }

  /// The documents in the folders where nibs are looked up by name; read when nothing else has a name.
  lazy var found: [DocumentFacts] = folders.flatMap(shelf.documents).compactMap {
    try? shelf.facts(at: $0).get()
  }

  /// The names of the documents of those folders.
  lazy var nibNames: [String] = folders.flatMap(shelf.documents).map {
    (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The facts of a declared nib or storyboard.
  func facts(of declaration: NibDeclaration?) -> DocumentFacts? {
    declaration.flatMap { try? shelf.facts(at: $0.path).get() }
  }

  func facts(ofNib name: String) -> DocumentFacts? { facts(of: declarations.nibs[name]) }

  /// The facts of a nib that is looked up by name.
  func facts(lookedUp name: String) -> DocumentFacts? {
    folders.flatMap(shelf.documents)
      .first { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name }
      .flatMap { try? shelf.facts(at: $0).get() }
  }

  // MARK: Objects

  /// The objects with an identifier, of declared documents or else of those found by name.
  func objects(withID id: String) -> [IBObject] {
    let declared = facts.compactMap { $0.objects[id] }
    return declared.isEmpty ? found.compactMap { $0.objects[id] } : declared
  }

  lazy var ids: [String] = facts.flatMap { $0.objects.keys }.sorted()

  // MARK: Classes

  /// The class of a name, declared or native; nil when nobody knows it.
  func type(named name: String, module: String? = nil) -> AnyClass? {
    classes.nativeClass(name: name, module: module)
  }

  /// A declared class with those that it inherits from, nearest first.
  func lineage(of name: String) -> [ClassDeclaration] {
    var (chain, current): ([ClassDeclaration], String) = ([], name)
    while let next = declarations.classes.first(where: { $0.name == current }),
      !chain.contains(where: { $0.name == next.name })
    {
      chain.append(next)
      current = next.superclass
    }
    return chain
  }

  /// The class names that a suite may use, for suggestions.
  lazy var classNames: [String] =
    declarations.classes.map(\.name) + Self.engineClassNames
    + facts.flatMap(\.classNames).sorted()

  /// UIKit's classes that elements, layouts and controllers stand for.
  static let engineClassNames: [String] =
    TreeVocabulary.views.map { className(of: $0) }
    + [
      "NSObject", "UIControl", "UIViewController", "UITableViewController",
      "UICollectionViewController", "UINavigationController", "UITabBarController",
      "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIGestureRecognizer",
      "NSLayoutConstraint", "WaterfallLayout", "CircleLayout", "LoggedFlowLayout",
      "PhantomItemLayout", "GlobalHeaderLayout", "StrayHeaderLayout", "FadedFlowLayout",
      "ShiftingFlowLayout", "PosedItemsLayout", "PosedHeadersLayout", "LoggedTransitionLayout",
      "LateSizeLayout", "SelfSizingCell", "LoggedCell", "LoggedReusableView", "LoggedController",
      "LoggedView", "LoggedRow", "ConfiguredRow", "ConfiguredItem", "WatchedController",
      "AnimatedController", "StayingView", "LoggedWindow",
      "AskedFlowLayout", "MarkedFlowLayout", "MarkedCell", "SubtitleRow", "ValueRow", "KeyRow",
    ]

  private static let foreignNames = [
    "wkWebView": "WKWebView", "mapView": "MKMapView", "glkView": "GLKView", "skView": "SKView",
    "mtkView": "MTKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "constraint": "NSLayoutConstraint", "customObject": "NSObject",
  ]

  private static func className(of element: String) -> String {
    foreignNames[element] ?? "UI" + (element.first?.uppercased() ?? "") + element.dropFirst()
  }

  /// The class that an element of a document or of the tree stands for.
  func type(ofElement element: String) -> AnyClass? {
    type(named: Self.className(of: element))
  }

  /// The class of a document's object; nil for what is no object of ours.
  func type(of object: IBObject) -> AnyClass? {
    if let name = object.customClass,
      let type = type(named: name, module: object.customModule)
    {
      return type
    }
    return type(ofElement: object.elementText) ?? (object.isView ? UIView.self : nil)
  }

  /// The element of the tree that an object becomes; nil for what is no view.
  func treeElement(of object: IBObject) -> String? {
    guard object.isView || object.element.name == .tableViewCellContentView else { return nil }
    return (type(of: object) as? UIView.Type)?.interfaceBuilderElement
  }

  /// Whether a class is neither the engine's nor the runner's.
  static func isLinked(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return !name.hasPrefix("HeadlessUIKit.") && !name.hasPrefix("SuiteRunner.")
      && name.contains(".") && !name.hasPrefix("Foundation.")
  }

  // MARK: Other names

  lazy var outletNames: Set<String> = Set(facts.flatMap(\.outletNames))
    .union(declarations.classes.flatMap { $0.outlets.map(\.name) })

  /// Whether a linked class may have outlets, attributes and calls of its own.
  lazy var hasLinkedClasses: Bool = Set(facts.flatMap(\.classNames)).contains {
    type(named: $0).map { Self.isLinked($0) } ?? false
  }
}
