/// The typed attributes of a kind of element: a thin layer over the element, nothing is copied.
///
/// Each property is nil when the document leaves it out.
public protocol IBAttributeFamily: Sendable {
  /// The element that states them.
  var element: IBElement { get }
}

extension IBElement {
  /// A text that is written as an attribute or, when it has line breaks, as `<string key=…>`.
  public func string(_ name: IBAttributeName, key: String) -> String? {
    if let text = text(name) { return text }
    for child in children
    where [.string, .mutableString, .localizedString].contains(child.name) && child.hasKey(key) {
      return child.content ?? ""
    }
    return nil
  }
}

extension IBObject {
  /// What it has as a view, whatever kind of view.
  public var viewAttributes: IBViewAttributes { IBViewAttributes(element) }
  /// What it has as a label; nil when it is none.
  public var label: IBLabelAttributes? { family(IBLabelAttributes.elements).map { .init($0) } }
  /// What it has as an image view; nil when it is none.
  public var imageView: IBImageViewAttributes? {
    family(IBImageViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a control; nil when it is none.
  public var control: IBControlAttributes? {
    family(IBControlAttributes.elements).map { .init($0) }
  }
  /// What it has as a button; nil when it is none.
  public var button: IBButtonAttributes? { family(IBButtonAttributes.elements).map { .init($0) } }
  /// What it has as a text field; nil when it is none.
  public var textField: IBTextFieldAttributes? {
    family(IBTextFieldAttributes.elements).map { .init($0) }
  }
  /// What it has as a text view; nil when it is none.
  public var textView: IBTextViewAttributes? {
    family(IBTextViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a search bar; nil when it is none.
  public var searchBar: IBSearchBarAttributes? {
    family(IBSearchBarAttributes.elements).map { .init($0) }
  }
  /// What it has as a scroll view, lists and text views included; nil when it is none.
  public var scrollView: IBScrollViewAttributes? {
    family(IBScrollViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a stack view; nil when it is none.
  public var stackView: IBStackViewAttributes? {
    family(IBStackViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a table view; nil when it is none.
  public var tableView: IBTableViewAttributes? {
    family(IBTableViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a table view cell; nil when it is none.
  public var tableViewCell: IBTableViewCellAttributes? {
    family(IBTableViewCellAttributes.elements).map { .init($0) }
  }
  /// What it has as a section of a static table; nil when it is none.
  public var tableViewSection: IBTableViewSectionAttributes? {
    family(IBTableViewSectionAttributes.elements).map { .init($0) }
  }
  /// What it has as a collection view; nil when it is none.
  public var collectionView: IBCollectionViewAttributes? {
    family(IBCollectionViewAttributes.elements).map { .init($0) }
  }
  /// What it has as a flow layout; nil when it is none.
  public var flowLayout: IBFlowLayoutAttributes? {
    family(IBFlowLayoutAttributes.elements).map { .init($0) }
  }
  /// What it has as a cell or reusable view of a collection view; nil when it is none.
  public var collectionReusableView: IBCollectionReusableViewAttributes? {
    family(IBCollectionReusableViewAttributes.elements).map { .init($0) }
  }

  func family(_ elements: Set<IBElementName>) -> IBElement? {
    let element = element
    return elements.contains(element.name) ? element : nil
  }
}
