import HeadlessUIKit

/// A flow layout that tells the case's log what it hears of another layout that takes its place, or gives it up.
open class LoggedTransitionLayout: UICollectionViewFlowLayout, RecordedObject {
  /// Records that another layout is coming.
  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    record("prepareForTransition(to:)")
    super.prepareForTransition(to: newLayout)
  }

  /// Records that another layout is going.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    record("prepareForTransition(from:)")
    super.prepareForTransition(from: oldLayout)
  }

  /// Records that the change is over.
  open override func finalizeLayoutTransition() {
    record("finalizeLayoutTransition")
    super.finalizeLayoutTransition()
  }
}
