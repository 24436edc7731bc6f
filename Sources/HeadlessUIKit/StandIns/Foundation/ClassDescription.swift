import Foundation

extension NSObject {
  /// The name of the class as `NSStringFromClass` gives it: with its module, unless it is one of UIKit's.
  public class func description() -> String { NibNames.name(of: self) }

  /// The class itself: what Objective-C's archives would write.
  public class func classForCoder() -> AnyClass { self }
}
