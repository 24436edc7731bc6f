/// Fills an object from the nib that is being instantiated.
@MainActor
enum NibDecoder {
  /// Applies what the coder holds for the object; called by every `init?(coder:)` of the engine.
  static func decode(_ object: NSObject, from coder: NSCoder) {}

  /// The view of a controller that comes from a nib, or nil when none names one.
  static func loadViewFromNib(of controller: UIViewController) -> UIView? { nil }
}
