import Foundation

extension NSObjectProtocol {
  /// Stored only.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { (self as? NSObject)?.stored("accessibilityLabel", nil as String?) ?? nil }
    set { (self as? NSObject)?.store("accessibilityLabel", newValue) }
  }
  /// Stored only.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { (self as? NSObject)?.stored("accessibilityHint", nil as String?) ?? nil }
    set { (self as? NSObject)?.store("accessibilityHint", newValue) }
  }
  /// Stored only.
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { (self as? NSObject)?.stored("accessibilityValue", nil as String?) ?? nil }
    set { (self as? NSObject)?.store("accessibilityValue", newValue) }
  }
  /// Stored only.
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { (self as? NSObject)?.stored("accessibilityIdentifier", nil as String?) ?? nil }
    set { (self as? NSObject)?.store("accessibilityIdentifier", newValue) }
  }
  /// Stored only.
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      (self as? NSObject)?.stored("accessibilityTraits", UIAccessibilityTraits.none)
        ?? UIAccessibilityTraits.none
    }
    set { (self as? NSObject)?.store("accessibilityTraits", newValue) }
  }
  /// Stored only.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { (self as? NSObject)?.stored("isAccessibilityElement", false) ?? false }
    set { (self as? NSObject)?.store("isAccessibilityElement", newValue) }
  }
  /// Stored only.
  @preconcurrency @MainActor
  public var accessibilityElementsHidden: Bool {
    get { (self as? NSObject)?.stored("accessibilityElementsHidden", false) ?? false }
    set { (self as? NSObject)?.store("accessibilityElementsHidden", newValue) }
  }
}
