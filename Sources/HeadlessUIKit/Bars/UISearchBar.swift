/// A bar with a field for searching.
@MainActor
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text that shows while there is none.
  open var placeholder: String?
  /// The text above the field.
  open var prompt: String?
  /// Whether the cancel button shows.
  open var showsCancelButton = false
  /// Whether the scopes show.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The selected scope.
  open var selectedScopeButtonIndex = 0
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The tint of the background.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The look by the name that Interface Builder writes.
  public final var searchBarStyle: String?
  /// How the keyboard and the entry behave.
  public final var inputTraits = TextInputTraits()
  /// Who hears of searching.
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
  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.searchBar)
  }
  /// The given width, the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.searchBar)
  }
  /// The text.
  open override var treeText: String? { text }
  /// The placeholder for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    if let placeholder { attribute("placeholder", placeholder) }
  }
}

extension ElementClasses {
  var searchBar: AnyClass { UISearchBar.self }
}
