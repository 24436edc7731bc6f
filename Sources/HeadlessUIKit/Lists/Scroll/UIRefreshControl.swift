/// The control that refreshes a list when it is pulled down (rules RC-1 to RC-5).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is running: from its start until ``endRefreshing()``.
  public private(set) final var isRefreshing = false
  private weak var insetView: UIScrollView?
  private var insetHeight: CGFloat = 0
  /// The title; stored, without effect here.
  open var attributedTitle: NSAttributedString?

  /// Creates a control of the standard height.
  public override init(frame: CGRect) {
    let height: CGFloat = UIKitProfile.current == .ios6 ? 44 : 60
    super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 320, height: height) : frame)
  }

  /// Creates a control from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "refreshControl" }

  /// Starts a refresh from code; sends no event and does not scroll (rule RC-3).
  open func beginRefreshing() { start() }

  /// Ends the refresh; does nothing when none is running (rule RC-4).
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    insetView?.contentInset.top -= insetHeight
    insetView = nil
  }

  /// How far the user must pull, as a multiple of the control's height; UIKit does not say (rule RC-6).
  public final var triggerFactor: CGFloat = 1

  /// How far beyond its top the list must be pulled, in points.
  public final var triggerDistance: CGFloat { bounds.height * triggerFactor }

  /// Pulls the list down by a distance in points, and releases it (rule RC-6).
  ///
  /// - Returns: Whether that was far enough to start a refresh.
  @discardableResult
  public final func pull(by distance: CGFloat) -> Bool {
    guard !isRefreshing, distance >= triggerDistance else { return false }
    pull()
    return true
  }

  /// Starts a refresh as the user's pull does, with one `valueChanged` per pull (rule RC-2).
  public final func pull() {
    guard !isRefreshing else { return }
    start()
    sendActions(for: .valueChanged)
  }

  /// Marks the refresh as running; meanwhile the list has space above its content (rule RC-5).
  private func start() {
    guard !isRefreshing else { return }
    isRefreshing = true
    guard let view = superviewStorage as? UIScrollView else { return }
    insetView = view
    insetHeight = bounds.height
    view.contentInset.top += insetHeight
  }
}

extension ElementClasses {
  var refreshControl: AnyClass { UIRefreshControl.self }
}
