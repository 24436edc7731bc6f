import Foundation

/// What nib loading asks of a class: outlets and actions that it lists, and its awakening.
///
/// Every `UIResponder` conforms; a plain `NSObject` that stands in a nib as a custom object conforms
/// itself.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// Outlets that reflection over the stored properties would not find.
  static var outlets: [OutletBinding] { get }
  /// The methods that action connections may call, by selector (`refresh:`).
  static var actions: [String: NibAction] { get }
  /// Sent once to every object that a nib created, when all of its connections are made.
  func awakeFromNib()
}

extension NibConnectable {
  /// No outlets beyond the stored properties.
  public static var outlets: [OutletBinding] { [] }
  /// No actions.
  public static var actions: [String: NibAction] { [:] }
  /// Does nothing.
  public func awakeFromNib() {}
}

extension UIResponder: NibConnectable {}
