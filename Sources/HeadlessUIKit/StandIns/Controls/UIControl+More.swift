import Foundation

extension UIButton {
  /// Stored only.
  public var role: Int {
    get { stored("role", 0) }
    set { store("role", newValue) }
  }
  /// Stored only.
  public var isPointerInteractionEnabled: Bool {
    get { stored("isPointerInteractionEnabled", false) }
    set { store("isPointerInteractionEnabled", newValue) }
  }
  /// Stored only.
  public var changesSelectionAsPrimaryAction: Bool {
    get { stored("changesSelectionAsPrimaryAction", false) }
    set { store("changesSelectionAsPrimaryAction", newValue) }
  }
  /// Does nothing here.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {}
}

extension UIImageView {
  /// Stored only.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { stored("preferredSymbolConfiguration", nil) }
    set { store("preferredSymbolConfiguration", newValue) }
  }
  /// Stored only.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { stored("adjustsImageSizeForAccessibilityContentSizeCategory", false) }
    set { store("adjustsImageSizeForAccessibilityContentSizeCategory", newValue) }
  }
}
