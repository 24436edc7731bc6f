import Foundation

/// What assistive technology knows of responders; the class that they descend from.
///
/// On Apple's systems these are properties of all objects. Swift overrides only what a class
/// declares, and cells do override them.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// The text that assistive technology reads out.
  open var accessibilityLabel: String? {
    get {
      (self as? UIView).map { $0.rare?.accessibilityLabel } ?? stored("accessibilityLabel", nil)
    }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityLabel = newValue
      } else {
        store("accessibilityLabel", newValue)
      }
    }
  }

  /// The hint that assistive technology reads out.
  open var accessibilityHint: String? {
    get { (self as? UIView).map { $0.rare?.accessibilityHint } ?? stored("accessibilityHint", nil) }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityHint = newValue
      } else {
        store("accessibilityHint", newValue)
      }
    }
  }

  /// The value that assistive technology reads out.
  open var accessibilityValue: String? {
    get {
      (self as? UIView).map { $0.rare?.accessibilityValue } ?? stored("accessibilityValue", nil)
    }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityValue = newValue
      } else {
        store("accessibilityValue", newValue)
      }
    }
  }

  /// The identifier by which tests find the object.
  open var accessibilityIdentifier: String? {
    get {
      (self as? UIView).map { $0.rare?.accessibilityIdentifier }
        ?? stored("accessibilityIdentifier", nil)
    }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityIdentifier = newValue
      } else {
        store("accessibilityIdentifier", newValue)
      }
    }
  }

  /// What the object is for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIView)?.rare?.accessibilityTraits ?? accessibility("traits", .none) }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityTraits = newValue
      } else {
        setAccessibility("traits", newValue)
      }
    }
  }

  /// Whether assistive technology treats the object as one element.
  open var isAccessibilityElement: Bool {
    get { (self as? UIView)?.rare?.isAccessibilityElement ?? accessibility("isElement", false) }
    set {
      if let view = self as? UIView {
        view.rareState.isAccessibilityElement = newValue
      } else {
        setAccessibility("isElement", newValue)
      }
    }
  }

  /// The elements within the object, in their order.
  open var accessibilityElements: [Any]? {
    get { accessibility("accessibilityElements", nil) }
    set { setAccessibility("accessibilityElements", newValue) }
  }

  /// Whether assistive technology leaves out what is within the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility("accessibilityElementsHidden", false) }
    set { setAccessibility("accessibilityElementsHidden", newValue) }
  }

  /// Whether assistive technology leaves out what is beside the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility("accessibilityViewIsModal", false) }
    set { setAccessibility("accessibilityViewIsModal", newValue) }
  }

  /// Whether the elements within are read one after another.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility("shouldGroupAccessibilityChildren", false) }
    set { setAccessibility("shouldGroupAccessibilityChildren", newValue) }
  }

  /// Further actions for assistive technology.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility("accessibilityCustomActions", nil) }
    set { setAccessibility("accessibilityCustomActions", newValue) }
  }

  /// Further ways through the content.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility("accessibilityCustomRotors", nil) }
    set { setAccessibility("accessibilityCustomRotors", newValue) }
  }

  /// The frame on the screen that assistive technology shows.
  open var accessibilityFrame: CGRect {
    get { accessibility("accessibilityFrame", .zero) }
    set { setAccessibility("accessibilityFrame", newValue) }
  }

  /// The outline that assistive technology shows.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility("accessibilityPath", nil) }
    set { setAccessibility("accessibilityPath", newValue) }
  }

  /// The point that assistive technology touches.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility("accessibilityActivationPoint", .zero) }
    set { setAccessibility("accessibilityActivationPoint", newValue) }
  }

  /// The language in which the texts are read.
  open var accessibilityLanguage: String? {
    get { accessibility("accessibilityLanguage", nil) }
    set { setAccessibility("accessibilityLanguage", newValue) }
  }

  /// How the elements within are read.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility("accessibilityNavigationStyle", .automatic) }
    set { setAccessibility("accessibilityNavigationStyle", newValue) }
  }

  /// What the elements within are together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility("accessibilityContainerType", .none) }
    set { setAccessibility("accessibilityContainerType", newValue) }
  }

  /// The text that is read out, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility("accessibilityAttributedLabel", nil) }
    set { setAccessibility("accessibilityAttributedLabel", newValue) }
  }

  /// The value that is read out, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility("accessibilityAttributedValue", nil) }
    set { setAccessibility("accessibilityAttributedValue", newValue) }
  }

  /// The hint that is read out, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility("accessibilityAttributedHint", nil) }
    set { setAccessibility("accessibilityAttributedHint", newValue) }
  }

  /// What users may say to name the object.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility("accessibilityUserInputLabels", nil) }
    set { setAccessibility("accessibilityUserInputLabels", newValue) }
  }

  /// Whether the object answers touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility("accessibilityRespondsToUserInteraction", true) }
    set { setAccessibility("accessibilityRespondsToUserInteraction", newValue) }
  }

  /// The elements that head the object.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility("accessibilityHeaderElements", nil) }
    set { setAccessibility("accessibilityHeaderElements", newValue) }
  }

  /// Whether the colours stay when all are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility("accessibilityIgnoresInvertColors", false) }
    set { setAccessibility("accessibilityIgnoresInvertColors", newValue) }
  }

  /// Acts as if the object were touched; answers whether it did.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value.
  open func accessibilityIncrement() {}

  /// Lowers the value.
  open func accessibilityDecrement() {}

  /// Leaves what is shown; answers whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what matters most; answers whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls; answers whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The number of elements within.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// An element within.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The place of an element within.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Told that assistive technology reached the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Told that assistive technology left the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technology is at the object.
  open func accessibilityElementIsFocused() -> Bool { false }
}

extension AccessibleObject {
  private func accessibility<Value>(_ key: String, _ standard: Value) -> Value {
    let values = (self as? UIView).map { $0.rare?.accessibilityValues ?? [:] }
    if let values { return values[key] as? Value ?? standard }
    return stored("accessibility." + key, standard)
  }

  private func setAccessibility(_ key: String, _ value: Any?) {
    if let view = self as? UIView {
      view.rareState.accessibilityValues[key] = value
    } else {
      store("accessibility." + key, value)
    }
  }
}
