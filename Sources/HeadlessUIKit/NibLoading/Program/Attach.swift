import Foundation
import InterfaceBuilder

/// The ways in which objects of a nib join their parents.
@MainActor
enum Attach {
  /// An attachment between two classes; parents of another class keep the child as a subview.
  private static func join<Parent: NSObject, Child: NSObject>(
    _ body: @escaping (Parent, Child) -> Void
  ) -> NibAttachment {
    .custom { parent, child in
      if let parent = parent as? Parent, let child = child as? Child {
        body(parent, child)
      } else if let parent = parent as? UIView, let child = child as? UIView {
        parent.addSubview(child)
      }
    }
  }

  static let arranged = join { (stack: UIStackView, view: UIView) in stack.addArrangedSubview(view)
  }
  static let controllerView = join { (controller: UIViewController, view: UIView) in
    controller.takeView(view)
  }
  /// The view is there already: the control is decoded after it.
  static let controllerRefresh = join { (controller: UIViewController, control: UIRefreshControl) in
    (controller.viewStorage as? UIScrollView)?.refreshControl = control
  }
  static let sectionCell = join { (section: NibSection, cell: UITableViewCell) in
    section.cells.append(cell)
  }
  static let customView = join { (item: UIBarButtonItem, view: UIView) in item.customView = view }
  static let titleView = join { (item: UINavigationItem, view: UIView) in item.titleView = view }
  static let contentView = NibAttachment.custom { parent, child in
    guard let view = child as? UIView else { return }
    // Joined as any decoded subview; what is told next finds it in its place.
    switch parent {
    case let cell as UITableViewCell:
      cell.takeDecodedSubview(view)
      cell.setContentView(view)
    case let cell as UICollectionViewCell:
      cell.takeDecodedSubview(view)
      cell.setContentView(view)
    case let header as UITableViewHeaderFooterView:
      header.takeDecodedSubview(view)
      header.setContentView(view)
    case let effect as UIVisualEffectView: effect.setContentView(view)
    case let other as UIView: other.addSubview(view)
    default: break
    }
  }
  static let tableHeaderView = join { (t: UITableView, v: UIView) in t.tableHeaderView = v }
  static let tableFooterView = join { (t: UITableView, v: UIView) in t.tableFooterView = v }
  static let backgroundView = NibAttachment.custom { parent, child in
    guard let view = child as? UIView else { return }
    switch parent {
    case let cell as UITableViewCell: cell.backgroundView = view
    case let cell as UICollectionViewCell: cell.backgroundView = view
    case let header as UITableViewHeaderFooterView: header.backgroundView = view
    case let table as UITableView: table.backgroundView = view
    case let collection as UICollectionView: collection.backgroundView = view
    case let other as UIView: other.addSubview(view)
    default: break
    }
  }
  static let selectedBackgroundView = NibAttachment.custom { parent, child in
    guard let view = child as? UIView else { return }
    switch parent {
    case let cell as UITableViewCell: cell.selectedBackgroundView = view
    case let cell as UICollectionViewCell: cell.selectedBackgroundView = view
    case let other as UIView: other.addSubview(view)
    default: break
    }
  }
  static let accessoryView = join { (c: UITableViewCell, v: UIView) in c.accessoryView = v }
  static let refreshControl = join { (s: UIScrollView, v: UIRefreshControl) in
    s.refreshControl = v
  }
  static let layout = join { (c: UICollectionView, l: UICollectionViewLayout) in
    c.collectionViewLayout = l
  }

  static let navigationItem = join { (c: UIViewController, i: UINavigationItem) in
    c.navigationItem = i
  }
  static let tabBarItem = join { (c: UIViewController, i: UITabBarItem) in c.tabBarItem = i }
  static let leftItem = join { (n: UINavigationItem, i: UIBarButtonItem) in
    n.leftBarButtonItems = (n.leftBarButtonItems ?? []) + [i]
  }
  static let rightItem = join { (n: UINavigationItem, i: UIBarButtonItem) in
    n.rightBarButtonItems = (n.rightBarButtonItems ?? []) + [i]
  }
  static let backItem = join { (n: UINavigationItem, i: UIBarButtonItem) in
    n.backBarButtonItem = i
  }
  static let toolbarItem = join { (c: UIViewController, i: UIBarButtonItem) in
    c.toolbarItems = (c.toolbarItems ?? []) + [i]
  }
  static let barItem = NibAttachment.custom { parent, child in
    switch (parent, child) {
    case (let bar as UIToolbar, let item as UIBarButtonItem):
      bar.items = (bar.items ?? []) + [item]
    case (let bar as UINavigationBar, let item as UINavigationItem):
      bar.items = (bar.items ?? []) + [item]
    case (let bar as UITabBar, let item as UITabBarItem):
      bar.items = (bar.items ?? []) + [item]
    default: break
    }
  }

  /// Recognisers stand at the top level and join through connections; some list them in the view.
  static func recognizer(in container: IBElementName?) -> NibAttachment {
    join { (view: UIView, recognizer: UIGestureRecognizer) in view.addGestureRecognizer(recognizer)
    }
  }
}
