import Foundation

/// What nib loading asks of a class: outlets and actions that it lists, and its awakening.
///
/// Every `UIResponder` conforms; a plain `NSObject` that stands in a nib as a custom object conforms
/// itself.
@MainActor
public protocol NibConnectable: AnyObject {
  /// Outlets that reflection over the stored properties would not find.
  static var outlets: [OutletBinding] { get }
  /// The methods that action connections may call, by selector (`refresh:`).
  static var actions: [String: NibAction] { get }
  /// Sent once to every object that a nib created, when all of its connections are made.
  func awakeFromNib()
}

/// A custom object of a nib that is not a view: made with `init()`, then connected and awoken.
@MainActor
public protocol NibObject: NSObject, NibConnectable {
  /// Makes the object as the nib is decoded.
  init()
}

extension UIResponder: NibConnectable {}

extension NibConnectable {
  /// No outlets beyond the stored properties.
  public static var outlets: [OutletBinding] { [] }
  /// No actions.
  public static var actions: [String: NibAction] { [:] }
  /// Does nothing.
  public func awakeFromNib() {}
}
