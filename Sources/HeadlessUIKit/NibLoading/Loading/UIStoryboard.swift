import Foundation
import InterfaceBuilder

/// A storyboard: scenes of view controllers, each instantiated on demand.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name in messages.
  public let name: String
  let source: NibSource?
  let bundle: Bundle?
  /// Scenes whose controllers are being made now: relationships in a circle stop here.
  var active: Set<Int32> = []
  /// Whether scenes inside others are outlined: a controller without children, an empty view.
  ///
  /// A tool that lays out each scene by itself needs no more of those that it embeds.
  package var outlinesInnerScenes = false

  /// A storyboard by name, looked up as nibs are.
  ///
  /// A missing file raises at once, as in UIKit.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    let environment = NibEnvironment.current
    let path = environment.path(
      names: [name],
      extensions: ["storyboard"],
      bundle: storyboardBundleOrNil
    )
    source = path.map { environment.source(path: $0) }
    super.init()
    guard source == nil else { return }
    let place = environment.bundleDescription(storyboardBundleOrNil)
    UIKitException.raise(
      .invalidArgument,
      "Could not find a storyboard named '\(name)' in bundle \(place)"
    )
  }

  /// A storyboard from a file, wherever it lies.
  public init(contentsOfFile path: String) {
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    bundle = nil
    source = NibEnvironment.current.source(path: path)
    super.init()
  }

  /// A storyboard from a document that is decoded already.
  public init(document: IBDocument, name: String = "document") {
    self.name = name
    bundle = nil
    source = NibSource(.document(document))
    super.init()
  }

  /// The controller of the initial scene; nil when the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    readDocument()?.initialViewController.flatMap { controller(at: $0) }
  }

  /// The controller with a storyboard identifier.
  ///
  /// Raises `NSInvalidArgumentException` for an unknown identifier; a plain controller is returned
  /// then.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let object = readDocument()?.scenes.lazy.compactMap(\.viewController).first {
      $0.element.text(.storyboardIdentifier) == identifier
    }
    if let object, let controller = controller(at: object.index) { return controller }
    if !UIKitException.isPending {
      UIKitException.raise(
        .invalidArgument,
        "Storyboard (\(ConsoleDescription.object(self))) doesn't contain a view controller with "
          + "identifier '\(identifier)'"
      )
    }
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// The controller with a storyboard identifier, as the class that is asked for.
  ///
  /// Raises as ``instantiateViewController(withIdentifier:)`` does. Traps where the controller is of another class, as on iOS.
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Not called: the document's own class is made.
  /// - Returns: The controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if creator != nil {
      StandIn.note("UIStoryboard.instantiateViewController(identifier:creator:)")
    }
    let made = instantiateViewController(withIdentifier: identifier)
    guard let controller = made as? ViewController else {
      fatalError("Could not cast value of type '\(type(of: made))' to '\(ViewController.self)'.")
    }
    return controller
  }
}
