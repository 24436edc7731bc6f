/// A view that a menu lifts out of its place.
@preconcurrency @MainActor
public final class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Creates a preview of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}
