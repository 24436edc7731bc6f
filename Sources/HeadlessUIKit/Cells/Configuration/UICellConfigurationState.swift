import Foundation

/// The state that configurations depend on.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned, as headers are.
  public var isPinned = false
  /// Creates the state of a view at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is moved.
  public var isReordering = false
  /// Whether something is dragged out of the cell.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Creates the state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// How far a drag is.
  public enum DragState: Int, Sendable {
    /// Nothing is dragged.
    case none = 0
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }
  /// How far a drop is.
  public enum DropState: Int, Sendable {
    /// Nothing is dropped.
    case none = 0
    /// Something is dropped elsewhere in the list.
    case notTargeted
    /// Something is above the cell.
    case targeted
  }
  /// A value of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The name of a value that a program adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
