/// Shows one controller of a sequence.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The controllers that show.
  public private(set) final var viewControllers: [UIViewController]?

  /// Hears of changes; stored, never told.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides pages; stored, never asked.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pageViewController" }

  /// Shows controllers.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for controller in self.viewControllers ?? [] {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    self.viewControllers = viewControllers
    for controller in viewControllers ?? [] {
      addChild(controller)
      if let inner = controller.view, let container = view {
        inner.frame = CGRect(origin: .zero, size: container.bounds.size)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(inner)
      }
      controller.didMove(toParent: self)
    }
    completion?(true)
  }
}

extension ElementClasses {
  var pageViewController: AnyClass { UIPageViewController.self }
}
