/// How an associated object is kept; copies are not made.
public enum objc_AssociationPolicy: Int, Sendable {
  /// As UIKit's.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As UIKit's.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  /// As UIKit's.
  case OBJC_ASSOCIATION_COPY_NONATOMIC
  /// As UIKit's.
  case OBJC_ASSOCIATION_RETAIN
  /// As UIKit's.
  case OBJC_ASSOCIATION_COPY
}

/// Associates an object with another under a key.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  let kept: Any? = isWeak ? value.map { WeakReference($0 as AnyObject) } : value
  StoredValues.set(kept, of: object as AnyObject, "\(key)")
}

/// The object that is associated with another under a key; nil without one.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let kept = StoredValues.value(of: object as AnyObject, "\(key)")
  return if let reference = kept as? WeakReference { reference.object } else { kept }
}

/// Runs a closure; objects are released as their references end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
