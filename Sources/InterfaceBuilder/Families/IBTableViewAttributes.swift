/// What a table view may have; heights in points, -1 for automatic.
public struct IBTableViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.tableView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The look.
  public var style: IBTableViewStyle? { element.keyword(.style) }
  /// Where the cells come from.
  public var dataMode: IBDataMode? { element.keyword(.dataMode) }
  /// The lines between cells.
  public var separatorStyle: IBSeparatorStyle? { element.keyword(.separatorStyle) }
  /// The colour of the lines.
  public var separatorColor: IBColor? { element.color(key: "separatorColor") }
  /// Where the lines begin and end, in points.
  public var separatorInset: IBInsets? { element.insets(key: "separatorInset") }
  /// What `separatorInset` is measured from.
  public var separatorInsetReference: String? { element.text(.separatorInsetReference) }
  /// The height of a row.
  public var rowHeight: Double? { element.number(.rowHeight) }
  /// The height of a header.
  public var sectionHeaderHeight: Double? { element.number(.sectionHeaderHeight) }
  /// The height of a footer.
  public var sectionFooterHeight: Double? { element.number(.sectionFooterHeight) }
  /// The estimated height of a row.
  public var estimatedRowHeight: Double? { element.number(.estimatedRowHeight) }
  /// The estimated height of a header.
  public var estimatedSectionHeaderHeight: Double? { element.number(.estimatedSectionHeaderHeight) }
  /// The estimated height of a footer.
  public var estimatedSectionFooterHeight: Double? { element.number(.estimatedSectionFooterHeight) }
  /// Room above each section.
  public var sectionHeaderTopPadding: Double? { element.number(.sectionHeaderTopPadding) }
  /// Whether rows can be selected.
  public var allowsSelection: Bool? { element.boolean(.allowsSelection) }
  /// Whether several rows can be.
  public var allowsMultipleSelection: Bool? { element.boolean(.allowsMultipleSelection) }
  /// Whether rows can be selected while editing.
  public var allowsSelectionDuringEditing: Bool? { element.boolean(.allowsSelectionDuringEditing) }
  /// Whether several rows can be while editing.
  public var allowsMultipleSelectionDuringEditing: Bool? {
    element.boolean(.allowsMultipleSelectionDuringEditing)
  }
  /// Whether content views keep to the safe area.
  public var contentViewInsetsToSafeArea: Bool? { element.boolean(.contentViewInsetsToSafeArea) }
  /// Whether a touch selects at once.
  public var showsSelectionImmediatelyOnTouchBegin: Bool? {
    element.boolean(.showsSelectionImmediatelyOnTouchBegin)
  }
  /// From how many rows on the index is shown.
  public var sectionIndexMinimumDisplayRowCount: Int? {
    element.integer(.sectionIndexMinimumDisplayRowCount)
  }
  /// Whether focus returns to the last row.
  public var remembersLastFocusedIndexPath: Bool? {
    element.boolean(.remembersLastFocusedIndexPath)
  }
  /// Whether rows are prefetched.
  public var prefetchingEnabled: Bool? { element.boolean(.prefetchingEnabled) }
  /// Whether dragged items open rows.
  public var springLoaded: Bool? { element.boolean(.springLoaded) }
  /// The colour of the index.
  public var sectionIndexColor: IBColor? { element.color(key: "sectionIndexColor") }
}

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

/// The content of a cell without labels of its own.
public struct IBListContentConfiguration: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.listContentConfiguration]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The main text.
  public var text: String? { element.string(.text, key: "text") }
  /// The second text.
  public var secondaryText: String? { element.string(.secondaryText, key: "secondaryText") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
}

/// What a section of a static table may have.
public struct IBTableViewSectionAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.tableViewSection]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title above it.
  public var headerTitle: String? { element.string(.headerTitle, key: "headerTitle") }
  /// The text below it.
  public var footerTitle: String? { element.string(.footerTitle, key: "footerTitle") }
}
