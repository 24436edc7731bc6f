import Foundation
import InterfaceBuilder

extension NibCompiler {
  /// What becomes of an object inside another one.
  enum AttachmentRule {
    case attach(NibAttachment)
    /// A prototype: a nib of its own, registered with the list (NB-15).
    case prototype
    case skip
  }

  func attachmentRule(
    _ child: IBObject,
    of parent: IBObject,
    _ parentType: AnyClass?
  ) -> AttachmentRule {
    if isPrototype(child, of: parent) { return .prototype }
    if hasViewPass, !isViewPass, isViewPart(slot(of: child)) { return .skip }
    if parent.elementName == .viewControllerPlaceholder { return .skip }
    let container = child.element.parent?.name
    switch child.role {
    case .view: return .attach(viewAttachment(child, of: parent, container, parentType))
    case .guide: return .attach(.none)
    case .layout: return .attach(Attach.layout)
    case .barItem: return .attach(barItemAttachment(child, container))
    case .gestureRecognizer: return .attach(Attach.recognizer(in: container))
    case .section, .viewController, .other: return .attach(.none)
    case .placeholder: return .skip
    }
  }

  /// Prototype cells and the headers and footers of a storyboard's collection view.
  func isPrototype(_ child: IBObject, of parent: IBObject) -> Bool {
    let container = child.element.parent?.name
    switch parent.elementName {
    case .tableView:
      return container == .prototypes
    case .collectionView:
      return container == .cells
        || ["sectionHeaderView", "sectionFooterView"].contains(child.key ?? "")
    default:
      return false
    }
  }

  private func viewAttachment(
    _ child: IBObject,
    of parent: IBObject,
    _ container: IBElementName?,
    _ parentType: AnyClass?
  ) -> NibAttachment {
    if parent.role == .viewController {
      return child.key == "refreshControl" ? Attach.controllerRefresh : Attach.controllerView
    }
    if parent.role == .section { return Attach.sectionCell }
    if parent.elementName == .barButtonItem { return Attach.customView }
    if parent.elementName == .navigationItem { return Attach.titleView }
    guard parent.isView, let parentType else { return .none }
    let isStack = ClassMetadata.isSubclass(parentType, of: UIStackView.self)
    if container == .subviews { return isStack ? Attach.arranged : .subview }
    switch child.key {
    case "contentView": return Attach.contentView
    case "tableHeaderView": return Attach.tableHeaderView
    case "tableFooterView": return Attach.tableFooterView
    case "backgroundView": return Attach.backgroundView
    case "selectedBackgroundView": return Attach.selectedBackgroundView
    case "accessoryView": return Attach.accessoryView
    case "refreshControl": return Attach.refreshControl
    default: return .subview
    }
  }

  private func barItemAttachment(_ child: IBObject, _ container: IBElementName?) -> NibAttachment {
    switch (child.elementName, child.key, container) {
    case (.navigationItem, "navigationItem"?, _): Attach.navigationItem
    case (.tabBarItem, "tabBarItem"?, _): Attach.tabBarItem
    case (_, "leftBarButtonItem"?, _), (_, _, .leftBarButtonItems?): Attach.leftItem
    case (_, "rightBarButtonItem"?, _), (_, _, .rightBarButtonItems?): Attach.rightItem
    case (_, "backBarButtonItem"?, _): Attach.backItem
    case (_, _, .toolbarItems?): Attach.toolbarItem
    case (_, _, .items?): Attach.barItem
    default: .none
    }
  }
}

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
