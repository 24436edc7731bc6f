import Foundation
import HeadlessUIKit

/// How objects are named in trees.
@MainActor
enum ObjectName {
  /// The declared class, else the object's own without its module.
  static func className(of object: NSObject) -> String {
    if let declared = NibStorage.existing(of: object)?.className { return declared }
    return object is any RecordedObject
      ? RecordedClasses.plainName(of: type(of: object)) : "\(type(of: object))"
  }
}
