/// Shows one controller of a sequence.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Which way pages go.
  public enum NavigationDirection: Int, Sendable {
    /// To later ones.
    case forward = 0
    /// To earlier ones.
    case reverse
  }

  /// Along which axis pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical
  }

  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// As in a scroll view.
    case scroll
  }

  /// What else is said of the pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// Where the spine lies.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// The controllers that show.
  open private(set) var viewControllers: [UIViewController]?
  /// How pages turn; stored, without effect here.
  open internal(set) var transitionStyle = TransitionStyle.pageCurl
  /// Along which axis pages lie; stored, without effect here.
  open internal(set) var navigationOrientation = NavigationOrientation.horizontal

  /// Creates a controller without pages; the options are not looked at.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
  }

  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears of changes; stored, never told.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides pages; stored, never asked.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pageViewController" }

  /// Shows controllers, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
    // Pages that curl may have a spine in the middle, and then two at a time.
    guard new.count == 1 || new.count == 2 && transitionStyle == .pageCurl else {
      return UIKitException.raise(
        .invalidArgument,
        "The number of view controllers provided (\(new.count)) doesn't match the number required (1)"
          + " for the requested transition"
      )
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      hide(child: controller, animated: animated)
    }
    self.viewControllers = viewControllers
    for controller in new where !old.contains(where: { $0 === controller }) {
      show(child: controller, animated: animated) { inner, container in
        inner.frame = CGRect(origin: .zero, size: container.bounds.size)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(inner)
      }
    }
    completion?(true)
  }
}

extension ElementClasses {
  var pageViewController: AnyClass { UIPageViewController.self }
}
