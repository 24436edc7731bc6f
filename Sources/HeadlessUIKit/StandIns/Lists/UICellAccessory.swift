import Foundation

/// An accessory of a list's cell, which is kept and not shown.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// UIKit's.
  public enum DisplayedState: Sendable {
    /// As UIKit's.
    case always
    /// As UIKit's.
    case whenEditing
    /// As UIKit's.
    case whenNotEditing
  }
  /// UIKit's.
  public enum LayoutDimension: Sendable {
    /// As UIKit's.
    case actual
    /// As UIKit's.
    case standard
    /// As UIKit's.
    case custom(CGFloat)
  }
  /// UIKit's.
  public enum Placement {
    /// As UIKit's.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// As UIKit's.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  /// UIKit's name.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int
  /// UIKit's name.
  public typealias ActionHandler = () -> Void
  /// What the accessory is.
  public enum AccessoryType: Hashable, Sendable {
    /// As UIKit's.
    case disclosureIndicator
    /// As UIKit's.
    case checkmark
    /// As UIKit's.
    case delete
    /// As UIKit's.
    case insert
    /// As UIKit's.
    case reorder
    /// As UIKit's.
    case multiselect
    /// As UIKit's.
    case outlineDisclosure
    /// As UIKit's.
    case label
    /// As UIKit's.
    case detail
    /// As UIKit's.
    case popUpMenu
    /// As UIKit's.
    case customView
  }
  /// Stored only.
  public let accessoryType: AccessoryType
  /// The view of the accessory.
  public let customView: UIView?
  private init(_ type: AccessoryType, _ view: UIView? = nil) {
    accessoryType = type
    customView = view
  }

  /// UIKit's.
  public struct DisclosureIndicatorOptions {
    /// Creates one.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {}
  }
  /// UIKit's.
  public struct OutlineDisclosureOptions {
    /// UIKit's.
    public enum Style: Sendable {
      /// As UIKit's.
      case automatic
      /// As UIKit's.
      case header
      /// As UIKit's.
      case cell
    }
    /// Creates one.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {}
  }
  /// UIKit's.
  public struct LabelOptions {
    /// Creates one.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {}
  }
  /// UIKit's.
  public struct CustomViewConfiguration {
    let view: UIView
    /// Creates one.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { view = customView }
  }
  /// UIKit's name.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// UIKit's name.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// UIKit's name.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions
  /// UIKit's name.
  public typealias ReorderOptions = DisclosureIndicatorOptions
  /// UIKit's name.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// UIKit's name.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// UIKit's name.
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator) }
  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark) }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.delete) }
  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.insert) }
  /// A handle for moving.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder) }
  /// A mark for several.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect) }
  /// An arrow that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.outlineDisclosure) }
  /// A text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory { .init(.label) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.detail) }
  /// A button with a menu.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory { .init(.popUpMenu) }
  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(.customView, configuration.view)
  }
}
