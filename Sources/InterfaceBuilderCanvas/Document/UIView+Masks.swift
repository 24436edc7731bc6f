import HeadlessUIKit

extension UIView {
  /// Lays a root out before it has the margins of its screen.
  ///
  /// Lists make their cells so. A view with a mask and constraints takes the frame that such margins give it, and that
  /// frame would then stand for its mask. UIKit knows the margins before it lays anything out, so these frames are put back.
  /// Cells place their content themselves, and what follows it.
  /// - Complexity: O(views + constraints), beside the layout.
  package func layOutBeforeMargins() {
    let isCell = self is UITableViewCell || self is UICollectionReusableView
    guard !isCell, hasConstrainedMask else { return layoutIfNeeded() }
    let frames = all.map { ($0, $0.frame) }
    layoutIfNeeded()
    // A view that gets another size gives one to what follows it, so the outer ones come first.
    for (view, frame) in frames where view.frame != frame { view.frame = frame }
  }

  /// The view and all in it, each before its subviews.
  private var all: [UIView] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].subviews
      next += 1
    }
    return found
  }

  /// Whether constraints name a view in it whose mask stands for others.
  private var hasConstrainedMask: Bool {
    all.contains { holder in
      holder.constraints.contains { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          guard let view = item as? UIView, view !== self else { return false }
          return view.translatesAutoresizingMaskIntoConstraints && view !== holder
        }
      }
    }
  }
}
