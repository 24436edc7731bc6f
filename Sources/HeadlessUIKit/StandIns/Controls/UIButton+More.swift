import Foundation

/// The looks of buttons on a Mac, which a phone does not have.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// As on a phone.
  case pad
  /// As on a Mac.
  case mac
}

extension UIButton {
  /// Stored only.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { stored("adjustsImageSizeForAccessibilityContentSizeCategory", false) }
    set { store("adjustsImageSizeForAccessibilityContentSizeCategory", newValue) }
  }
  /// Stored only.
  public var role: Role {
    get { stored("role", .normal) }
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
  /// Stored only.
  public var menu: UIMenu? {
    get { stored("menu", nil) }
    set { store("menu", newValue) }
  }
  /// Stored only.
  public var automaticallyUpdatesConfiguration: Bool {
    get { stored("automaticallyUpdatesConfiguration", true) }
    set { store("automaticallyUpdatesConfiguration", newValue) }
  }
  /// Stored only.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { stored("configurationUpdateHandler", nil) }
    set { store("configurationUpdateHandler", newValue) }
  }
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored("preferredBehavioralStyle", .automatic) }
    set { store("preferredBehavioralStyle", newValue) }
  }
  /// How a program changes the configuration with the state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
  /// The label of the configuration's subtitle; there is none.
  public var subtitleLabel: UILabel? { nil }
  /// Whether a long press holds the button; never here.
  public var isHeld: Bool { false }
  /// Whether a pointer is above the button; never here.
  public var isHovered: Bool { false }
  /// The shadow colour of the present state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The symbol configuration of the present state; none here.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  /// Does nothing here.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {}
  /// The symbol configuration of a state; none here.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { nil }
  /// What a button does, for its look.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// The main action.
    case primary
    /// Ends without effect.
    case cancel
    /// Destroys something.
    case destructive
  }
  /// Creates a button of the system's look.
  public class func systemButton(
    with image: UIImage,
    target: Any?,
    action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Creates a button with a configuration and an action for its main event.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// Creates a button of a look with an action for its main event.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }
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
  /// Stored only.
  public var highlightedAnimationImages: [UIImage]? {
    get { stored("highlightedAnimationImages", nil) }
    set { store("highlightedAnimationImages", newValue) }
  }
}

extension UILabel {
  /// Stored only.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { stored("allowsDefaultTighteningForTruncation", false) }
    set { store("allowsDefaultTighteningForTruncation", newValue) }
  }
  /// Stored only.
  public var showsExpansionTextWhenTruncated: Bool {
    get { stored("showsExpansionTextWhenTruncated", false) }
    set { store("showsExpansionTextWhenTruncated", newValue) }
  }
  /// Stored only.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { stored("lineBreakStrategy", []) }
    set { store("lineBreakStrategy", newValue) }
  }
}
