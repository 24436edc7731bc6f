import HeadlessUIKit

/// The views that items of bars hold, which a bar shows, and which are nobody's subviews until then.
@MainActor
enum BarViews {
  /// Finds those of controllers and of the bars below some views, each once.
  static func all(of controllers: [UIViewController], _ roots: [UIView]) -> [UIView] {
    var found: [UIView] = []
    for controller in controllers {
      found += views(of: controller.navigationItem)
      found += views(of: controller.toolbarItems)
    }
    var waiting = roots
    while let view = waiting.popLast() {
      waiting += view.subviews
      switch view {
      case let bar as UIToolbar: found += views(of: bar.items)
      case let bar as UINavigationBar: found += (bar.items ?? []).flatMap(views)
      default: break
      }
    }
    var seen: Set<ObjectIdentifier> = []
    return found.filter { $0.superview == nil && seen.insert(ObjectIdentifier($0)).inserted }
  }

  private static func views(of item: UINavigationItem) -> [UIView] {
    [item.titleView].compactMap { $0 } + views(of: item.leftBarButtonItems)
      + views(of: item.rightBarButtonItems)
  }

  private static func views(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).compactMap(\.customView)
  }
}
