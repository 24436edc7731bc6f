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
