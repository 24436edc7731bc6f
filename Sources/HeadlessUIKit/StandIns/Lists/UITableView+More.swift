import Foundation

extension UITableView {
  /// UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// As UIKit's.
    case fromCellEdges = 0
    /// As UIKit's.
    case fromAutomaticInsets
  }
  /// Stored only.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
  /// Whether margins leave a readable width; stored, without effect here.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { stored("cellLayoutMarginsFollowReadableWidth", false) }
    set { store("cellLayoutMarginsFollowReadableWidth", newValue) }
  }
  /// Stored only.
  public var insetsContentViewsToSafeArea: Bool {
    get { stored("insetsContentViewsToSafeArea", true) }
    set { store("insetsContentViewsToSafeArea", newValue) }
  }
  /// Stored only.
  public var separatorInsetReference: SeparatorInsetReference {
    get { stored("separatorInsetReference", .fromCellEdges) }
    set { store("separatorInsetReference", newValue) }
  }
  /// Stored only.
  public var separatorEffect: UIVisualEffect? {
    get { stored("separatorEffect", nil) }
    set { store("separatorEffect", newValue) }
  }
  /// Stored only.
  public var sectionIndexColor: UIColor? {
    get { stored("sectionIndexColor", nil) }
    set { store("sectionIndexColor", newValue) }
  }
  /// Stored only.
  public var sectionIndexBackgroundColor: UIColor? {
    get { stored("sectionIndexBackgroundColor", nil) }
    set { store("sectionIndexBackgroundColor", newValue) }
  }
  /// Stored only.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { stored("sectionIndexTrackingBackgroundColor", nil) }
    set { store("sectionIndexTrackingBackgroundColor", newValue) }
  }
  /// Stored only.
  public var selfSizingInvalidation: Int {
    get { stored("selfSizingInvalidation", 1) }
    set { store("selfSizingInvalidation", newValue) }
  }
  /// Stored only.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { stored("dragDelegate", nil) }
    set { store("dragDelegate", newValue) }
  }
  /// Stored only.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { stored("dropDelegate", nil) }
    set { store("dropDelegate", newValue) }
  }
  /// Stored only.
  public var dragInteractionEnabled: Bool {
    get { stored("dragInteractionEnabled", false) }
    set { store("dragInteractionEnabled", newValue) }
  }
  /// Stored only.
  public var hasActiveDrag: Bool { false }
  /// Stored only.
  public var hasActiveDrop: Bool { false }
}

extension UITableViewRowAction {
  /// Stored only.
  public var backgroundEffect: UIVisualEffect? {
    get { stored("backgroundEffect", nil) }
    set { store("backgroundEffect", newValue) }
  }
}
