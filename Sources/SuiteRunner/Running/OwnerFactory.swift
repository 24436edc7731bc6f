import Foundation
import HeadlessUIKit

/// Makes the objects that stand for File's Owner.
@MainActor
enum OwnerFactory {
  /// An object of a class; nil for one that this runner cannot make.
  ///
  /// A declared class that the nib names for its owner takes the declared outlets.
  static func make(_ name: String, for nib: UINib, in classes: NibClassRegistry) -> NSObject? {
    if let standIn = nib.makeStandInOwner(),
      NibStorage.existing(of: standIn)?.className == name
    {
      return standIn
    }
    return switch classes.nativeClass(name: name) {
    case let controller as UIViewController.Type: controller.init(coder: NSCoder())
    case let view as UIView.Type: view.init(coder: NSCoder())
    case let object as any NibObject.Type: object.init()
    default: name == "NSObject" ? NSObject() : nil
    }
  }
}
