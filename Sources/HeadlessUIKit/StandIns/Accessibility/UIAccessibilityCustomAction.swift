import Foundation

/// A further action for assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Stored only.
  open var name: String
  /// Stored only.
  open var image: UIImage?
  /// Stored only.
  open weak var target: AnyObject?
  /// Stored only.
  open var selector: Selector
  /// What runs the action; answers whether it did.
  public final let actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Creates one.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    actionHandler = nil
  }
  /// Creates one.
  public init(
    name: String,
    image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = ""
  }
  /// Creates one.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
}

/// A further way through the content.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {}

/// An element for assistive technology that is no view.
open class UIAccessibilityElement: UIResponder {
  /// Stored only.
  open weak var accessibilityContainer: AnyObject?
  /// Stored only.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Creates one.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
