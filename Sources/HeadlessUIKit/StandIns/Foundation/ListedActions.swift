/// Answers of `responds(to:)`: without Objective-C only listed actions are known by their names.
@MainActor
enum ListedActions {
  /// Whether an object's class lists an action of this name.
  static func have(_ selector: Selector?, of object: AnyObject) -> Bool {
    guard let selector else { return false }
    if let responder = object as? UIResponder { return responder.responds(to: selector) }
    return ActionTable.table(of: type(of: object))[selector.name] != nil
  }
}

// UIKit's protocols are NSObjectProtocol's, where objects answer this. Here they take any class, so each says it again;
// objects that are both answer by NSObjectProtocol.

extension UIScrollViewDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UITableViewDataSource {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UITableViewDataSourcePrefetching {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UICollectionViewDataSource {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UICollectionViewDataSourcePrefetching {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UITextFieldDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UIGestureRecognizerDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UISearchBarDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UISearchResultsUpdating {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UINavigationControllerDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UITabBarControllerDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UIPickerViewDelegate {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}

extension UIPickerViewDataSource {
  /// Whether the object's class lists an action of this name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool { ListedActions.have(selector, of: self) }
}
