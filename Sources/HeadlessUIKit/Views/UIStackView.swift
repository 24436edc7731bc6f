/// A view that arranges others in a row or a column, by rows of the solver among the constraints of its island.
@MainActor
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// One view fills what is left.
    case fill = 0
    /// All views have the same length.
    case fillEqually
    /// Lengths keep the proportions of the natural ones.
    case fillProportionally
    /// The spaces are equal.
    case equalSpacing
    /// The distances of the middles are equal.
    case equalCentering
  }

  /// How views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the leading edge.
    case leading
    /// On the first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
    /// On the last baselines.
    case lastBaseline
    /// At the top edge.
    public static var top: Alignment { .leading }
    /// At the bottom edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The space between views that follows the system.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38
  /// The space after a view that follows the stack.
  public nonisolated static let spacingUseDefault: CGFloat = 3.402823466e38

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { rearrange() } }
  /// How views stand across.
  open var alignment = Alignment.fill { didSet { rearrange() } }
  /// The least space between views in points.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// Whether spaces are measured between baselines.
  open var isBaselineRelativeArrangement = false { didSet { rearrange() } }
  /// Whether views keep inside the margins; set margins imply it in documents.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

  /// Creates a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.arrangesSubviews)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.arrangesSubviews)
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "stackView" }
  /// The views that are arranged, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a position; it becomes a subview when it is none.
  ///
  /// - Complexity: O(1) at the end; elsewhere the pointers behind the position move, a microsecond for 10,000 views. A view that is a
  ///   subview already is sought first.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // What is arranged is a subview, and a new one need not be sought.
    if view.superviewStorage === self { forget(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superviewStorage !== self { addSubview(view) }
    rearrange()
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  private func forget(_ view: UIView) {
    if let index = ViewSearch.index(of: view, in: arranged) { arranged.remove(at: index) }
  }

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }

  private func rearrange() {
    setNeedsLayout()
    invalidateIsland(.structure)
  }

  /// The space after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A removed subview is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}

extension ElementClasses {
  var stackView: AnyClass { UIStackView.self }
}
