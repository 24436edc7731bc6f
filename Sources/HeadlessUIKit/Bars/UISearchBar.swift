/// A bar with a search field.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The text of the field; nil by default.
  open var text: String?
  /// The text that shows while the field is empty; nil by default.
  open var placeholder: String?
  /// The text above the field; nil by default.
  open var prompt: String?
  /// Whether the cancel button shows; false by default.
  open var showsCancelButton = false
  /// Whether the scope buttons show below the field; false by default.
  open var showsScopeBar = false
  /// The titles of the scope buttons; nil by default.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex = 0
  /// The look of the bar; light by default.
  open var barStyle = UIBarStyle.default
  /// The tint of the bar's background; nil by default.
  open var barTintColor: UIColor?
  /// Whether the bar lets content behind it show through; true by default.
  open var isTranslucent = true
  /// The search bar style, by Interface Builder's name; nil for the default.
  public final var searchBarStyle: String?
  /// The keyboard and entry settings, as the nib has them.
  public final var inputTraits = TextInputTraits()
  /// The delegate, which is not retained and never called here.
  open weak var delegate: AnyObject?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "searchBar" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("text", for: [.documents, .runtimeAttributes]) {
        (bar: UISearchBar, value: String?) in
        bar.text = value
      },
      KeyedAttribute("placeholder", for: [.documents, .runtimeAttributes]) {
        (bar: UISearchBar, value: String?) in
        bar.placeholder = value
      },
    ] + super.keyedAttributes
  }
  /// The standard height of the profile, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.searchBar)
  }
  /// The given width, with the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.searchBar)
  }
  /// The search text.
  open override var treeText: String? { text }
  /// The placeholder for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    if let placeholder { attribute("placeholder", placeholder) }
  }
}

extension ElementClasses {
  var searchBar: AnyClass { UISearchBar.self }
}
