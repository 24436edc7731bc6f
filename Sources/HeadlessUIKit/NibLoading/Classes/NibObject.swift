import Foundation

/// A custom object of a nib that is not a view: made with `init()`, then connected and awoken.
@preconcurrency @MainActor
public protocol NibObject: NSObject, NibConnectable {
  /// Makes the object as the nib is decoded.
  init()
}
