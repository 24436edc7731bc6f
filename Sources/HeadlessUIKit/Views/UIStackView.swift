/// Arranges views in a row or a column, through rows in the solver's system of its island.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length of the stack, with UIKit's numbers.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack; hugging and compression resistance decide which one is resized.
    case fill = 0
    /// All views have the same length.
    case fillEqually
    /// Views keep the proportions of their intrinsic lengths.
    case fillProportionally
    /// Spacings between views are equal.
    case equalSpacing
    /// The distances between the centres of views are equal.
    case equalCentering
  }

  /// How views are aligned across the stack, with UIKit's numbers.
  public enum Alignment: Int, Sendable {
    /// Views are as broad as the stack.
    case fill = 0
    /// Views are aligned by their leading or top edges.
    case leading
    /// Views are aligned by their first baselines.
    case firstBaseline
    /// Views are aligned by their centres.
    case center
    /// Views are aligned by their trailing or bottom edges.
    case trailing
    /// Views are aligned by their last baselines.
    case lastBaseline
    /// The name of ``leading`` in rows.
    public static var top: Alignment { .leading }
    /// The name of ``trailing`` in rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that stands for the system's.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38
  /// The custom spacing that stands for the stack's own.
  public nonisolated static let spacingUseDefault: CGFloat = 3.402823466e38

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The direction of the stack; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  /// How views share the length; fill by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  /// How views are aligned across; fill by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }
  /// The spacing between views in points, the least one with equal spacings; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }
  /// Whether vertical spacing is measured between baselines; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  /// Whether views are laid out inside the margins; margins that were set imply it in documents.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// Creates a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.arrangesSubviews)
  }

  /// Creates a stack that arranges the views.
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
  /// The arranged views, in order; each is a subview.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, also as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view at an index, and makes it a subview unless it is one.
  ///
  /// - Complexity: O(1) at the end. Elsewhere the pointers behind the index move, a microsecond for
  ///   10,000 views. A view that is a subview already is searched for first.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      return UIKitException.raise(
        .internalInconsistency,
        "-[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds [0 .. \(arranged.count)]"
      )
    }
    // Only a subview can be arranged already, so a new view need not be searched for.
    if view.superviewStorage === self {
      // Code that arranges in each layout changes nothing the second time.
      if isArranged(view, at: stackIndex) { return }
      forget(view)
    }
    arranged.insert(view, at: min(stackIndex, arranged.count))
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

  /// Whether a view stands at an index, or last where the index is beyond the end.
  private func isArranged(_ view: UIView, at index: Int) -> Bool {
    guard index < arranged.count else { return arranged.last === view }
    return arranged[max(index, 0)] === view
  }

  private func forget(_ view: UIView) {
    if let index = ViewSearch.index(of: view, in: arranged) { arranged.remove(at: index) }
  }

  /// Sets the spacing after a view in points, in place of the stack's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }

  private func rearrange() {
    setNeedsLayout()
    invalidateIsland(.structure)
  }

  /// The custom spacing after a view; `spacingUseDefault` without one.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Stops arranging a view that is removed from the subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}

extension ElementClasses {
  var stackView: AnyClass { UIStackView.self }
}
