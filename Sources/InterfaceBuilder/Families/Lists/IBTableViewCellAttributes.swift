/// What a table view cell may have.
public struct IBTableViewCellAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.tableViewCell]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The built-in layout; custom when absent.
  public var style: IBTableViewCellStyle? { element.keyword(.style) }
  /// The name that it is reused by.
  public var reuseIdentifier: String? { element.text(.reuseIdentifier) }
  /// The mark at its end.
  public var accessoryType: IBAccessoryType? { element.keyword(.accessoryType) }
  /// The mark at its end while editing.
  public var editingAccessoryType: IBAccessoryType? { element.keyword(.editingAccessoryType) }
  /// How selection is shown.
  public var selectionStyle: IBCellSelectionStyle? { element.keyword(.selectionStyle) }
  /// Its height in the list, in points; -1 for automatic.
  public var rowHeight: Double? { element.number(.rowHeight) }
  /// How many levels the content is indented.
  public var indentationLevel: Int? { element.integer(.indentationLevel) }
  /// How far each level is, in points.
  public var indentationWidth: Double? { element.number(.indentationWidth) }
  /// Whether editing hides the mark.
  public var hidesAccessoryWhenEditing: Bool? { element.boolean(.hidesAccessoryWhenEditing) }
  /// Whether editing shows the reorder control.
  public var showsReorderControl: Bool? { element.boolean(.showsReorderControl) }
  /// Whether editing indents the content.
  public var shouldIndentWhileEditing: Bool? { element.boolean(.shouldIndentWhileEditing) }
  /// The identifier of the main label of a built-in layout.
  public var textLabel: String? { element.text(.textLabel) }
  /// The identifier of the second label.
  public var detailTextLabel: String? { element.text(.detailTextLabel) }
  /// The identifier of the image view.
  public var imageView: String? { element.text(.imageView) }
  /// Where its line begins and ends, in points.
  public var separatorInset: IBInsets? { element.insets(key: "separatorInset") }

  /// Its content configuration, of newer documents.
  public var contentConfiguration: IBListContentConfiguration? {
    element.child(.listContentConfiguration).map { IBListContentConfiguration($0) }
  }
}

extension IBObject {
  /// What it has as a table view cell; nil when it is none.
  public var tableViewCell: IBTableViewCellAttributes? {
    family(IBTableViewCellAttributes.elements).map { .init($0) }
  }
}
