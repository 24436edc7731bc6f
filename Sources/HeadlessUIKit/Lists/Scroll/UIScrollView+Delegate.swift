/// A scroll view's `delegate`, which lists and text views declare anew with their own type.
///
/// In UIKit `UITableView.delegate` is a `UITableViewDelegate` and overrides a `UIScrollViewDelegate`. Swift overrides no
/// property by one of another type, but a member of a class hides one of a protocol's extension.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// Asked and told about scrolling; not retained.
  ///
  /// Subclasses of `UIScrollView` itself override ``UIScrollView/scrollDelegate`` instead.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView {
  /// Sets the other one of a list's two delegates, whose observer then sets nothing back.
  final func mirrorDelegate(_ set: () -> Void) {
    guard !isMirroringDelegate else { return }
    isMirroringDelegate = true
    set()
    isMirroringDelegate = false
  }
}
