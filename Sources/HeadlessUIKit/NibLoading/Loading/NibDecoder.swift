import Foundation

/// Fills an object from the nib that is being instantiated.
@MainActor
enum NibDecoder {
  /// Applies what the coder holds for the object; called by every `init?(coder:)` of the engine.
  ///
  /// A coder that is not a nib's (tests make bare ones) leaves the object as it is.
  @inline(__always)
  static func decode(view: UIView, from coder: NSCoder) {
    guard type(of: coder) == NibCoder.self else { return }
    unsafeDowncast(coder, to: NibCoder.self).fill(view: view)
  }

  /// As the other one, for objects that are no views.
  @inline(__always)
  static func decode(_ object: NSObject, from coder: NSCoder) {
    guard type(of: coder) == NibCoder.self else { return }
    unsafeDowncast(coder, to: NibCoder.self).fill(object)
  }
}
