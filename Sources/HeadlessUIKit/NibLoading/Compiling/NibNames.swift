import Foundation

/// How classes and objects are named in messages.
@MainActor
enum NibNames {
  /// Whether a class is the engine's own.
  nonisolated static func isEngine(_ type: AnyClass) -> Bool {
    guard let name = ClassMetadata(type).moduleName else { return false }
    return strcmp(name.assumingMemoryBound(to: CChar.self), engineModule) == 0
  }

  private nonisolated static let engineModule = "HeadlessUIKit"

  /// A class as UIKit's messages print it: `UIView`, `NSObject`, `Module.Class`.
  ///
  /// Not by `NSStringFromClass`, which ends the process on Linux for private and nested classes. Swift names the scope
  /// of a private class by an address, which differs from run to run and is left out.
  nonisolated static func name(of type: AnyClass) -> String {
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    let isUIKitName = parts.first == "HeadlessUIKit" || parts.first == "Foundation"
    return parts.dropFirst(isUIKitName ? 1 : 0).joined(separator: ".")
  }

  /// A class as a compiled nib names it: one of a module as Swift's runtime does, `_TtC6Module5Class`.
  nonisolated static func archivedName(_ name: String, module: String?) -> String {
    guard let module, !module.isEmpty else { return name }
    return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// The class of an object as messages print it; the declared name for declared classes.
  static func className(of object: NSObject) -> String {
    NibStorage.existing(of: object)?.className ?? name(of: type(of: object))
  }

  /// `<CLASS 0xADDR>`.
  @MainActor static func description(of object: NSObject) -> String {
    "<\(className(of: object)) \(ConsoleAddress.text(of: object))>"
  }

  /// NB-7: the exception of a key that an object does not have, when it is set or, on the way along a path, read.
  static func undefinedKey(
    _ key: String,
    of object: NSObject,
    isRead: Bool = false
  ) -> UIKitException {
    let message = isRead ? "valueForUndefinedKey:" : "setValue:forUndefinedKey:"
    return UIKitException(
      .unknownKey,
      "[\(description(of: object)) \(message)]: this class is not key value "
        + "coding-compliant for the key \(key)."
    )
  }

  /// The exception for an object that a property cannot take.
  ///
  /// UIKit would store it and crash later.
  static func refused(
    _ key: String,
    of object: NSObject,
    _ refusal: OutletRefusal
  ) -> UIKitException {
    UIKitException(
      .invalidArgument,
      "cannot connect the outlet \(key) of \(description(of: object)): \(refusal)"
    )
  }
}
