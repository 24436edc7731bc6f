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

extension IBObject {
  /// What it has as a table view; nil when it is none.
  public var tableView: IBTableViewAttributes? {
    family(IBTableViewAttributes.elements).map { .init($0) }
  }
}
