/// An object outside the responder family that wants `awakeFromNib`, which an NSObject extension could not offer to
/// overriding.
@preconcurrency @MainActor
public protocol NibAwakening: AnyObject {
  /// Sent after all connections of the nib are made.
  func awakeFromNib()
}
