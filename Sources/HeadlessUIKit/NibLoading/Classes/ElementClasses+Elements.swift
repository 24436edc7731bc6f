import InterfaceBuilder

extension ElementClasses: IBElementName.Classes {
  /// The class of an element; nil for elements that are no objects of ours.
  ///
  /// Views of other frameworks (maps, web, games) are plain views: they take part in layout.
  @MainActor
  static func baseClass(of element: IBElementName, role: IBRole) -> AnyClass? {
    if let known: AnyClass = table[Int(element.rawValue)] { return known }
    switch role {
    case .view: return UIView.self
    case .viewController: return UIViewController.self
    case .gestureRecognizer: return UIGestureRecognizer.self
    case .barItem: return UIBarItem.self
    case .layout: return UICollectionViewLayout.self
    case .other: return element == .customObject ? NSObject.self : NibPlainObject.self
    case .section: return NibSection.self
    case .placeholder, .guide: return nil
    }
  }

  /// The classes by the elements' tokens.
  @MainActor
  private static let table: [AnyClass?] = {
    var table = [AnyClass?](repeating: nil, count: IBElementName.allCases.count)
    for object in IBElementName.objectElements {
      table[Int(object.name.rawValue)] = object.uiClass?(ElementClasses())
    }
    return table
  }()
}
