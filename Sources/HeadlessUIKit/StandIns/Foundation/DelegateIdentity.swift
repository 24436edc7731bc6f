import Foundation

extension UIScrollViewDelegate {
  /// Whether another object equals the delegate, which UIKit's protocols ask of every object.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func isEqual(_ object: Any?) -> Bool { AnyObjects.isEqual(self, object) }
}

extension UITableViewDataSource {
  /// Whether another object equals the data source, which UIKit's protocols ask of every object.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func isEqual(_ object: Any?) -> Bool { AnyObjects.isEqual(self, object) }
}

extension UICollectionViewDataSource {
  /// Whether another object equals the data source, which UIKit's protocols ask of every object.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func isEqual(_ object: Any?) -> Bool { AnyObjects.isEqual(self, object) }
}

@MainActor
private enum AnyObjects {
  static func isEqual(_ left: AnyObject, _ right: Any?) -> Bool {
    if let left = left as? NSObject { return left.isEqual(right) }
    return right.map { left === $0 as AnyObject } ?? false
  }
}
