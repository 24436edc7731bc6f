extension UIView {
  /// Passes over one subtree after which a layout that still finds work is taken for endless.
  static let layoutPassesMax = 100

  /// Marks the view dirty and tells the ancestors that a pass must come this way.
  ///
  /// Invariant: every ancestor of a view with work has `subtreeNeedsLayout`, so marking may stop at the first that has.
  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markAncestorsOfWork()
  }

  /// Tells the ancestors that this subtree has work.
  final func markAncestorsOfWork() {
    var parent = superviewStorage
    while let view = parent, !view.flags.contains(.subtreeNeedsLayout) {
      view.flags.insert(.subtreeNeedsLayout)
      parent = view.superviewStorage
    }
  }

  /// Whether the next pass has anything to do in this subtree.
  final var needsLayoutPass: Bool {
    !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout])
  }

  /// Lays out from the topmost of the dirty ancestors in a row, as Core Animation does.
  final func runLayout() {
    var root = self
    while let parent = root.superviewStorage, parent.flags.contains(.needsLayout) { root = parent }
    guard root.needsLayoutPass else { return }
    EngineCounters.current.layoutPasses &+= 1
    var passes = 0
    while root.needsLayoutPass {
      guard passes < UIView.layoutPassesMax else { return root.reportEndlessLayout() }
      passes += 1
      root.layoutDirtyTree()
      if UIKitException.isPending { return }
    }
  }

  private func layoutDirtyTree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      EngineCounters.current.layoutSubviewsCalls &+= 1
      updateConstraintsIfNeeded()
      controllerStorage?.viewWillLayoutSubviews()
      layoutSubviews()
      controllerStorage?.viewDidLayoutSubviews()
      if UIKitException.isPending { return }
    }
    guard flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.subtreeNeedsLayout)
    for view in subviewStorage where view.needsLayoutPass {
      view.layoutDirtyTree()
      if UIKitException.isPending {
        flags.insert(.subtreeNeedsLayout)
        return
      }
    }
  }

  /// Clears the dirt, so that the mistake is told once, and says which view keeps asking.
  private func reportEndlessLayout() {
    var culprit = self
    while !culprit.flags.contains(.needsLayout),
      let next = culprit.subviewStorage.first(where: { $0.needsLayoutPass })
    {
      culprit.flags.remove(.subtreeNeedsLayout)
      culprit = next
    }
    culprit.flags.remove(.needsLayout)
    culprit.flags.remove(.subtreeNeedsLayout)
    flags.remove(.subtreeNeedsLayout)
    UIKitException.raise(
      .internalInconsistency,
      "Layout of \(culprit.shortDescription) does not settle: it needed layout again after"
        + " \(UIView.layoutPassesMax) passes. Something calls setNeedsLayout, or changes its size, in every"
        + " layoutSubviews."
    )
  }

  /// The class, and the Interface Builder id or the frame, for messages.
  public var shortDescription: String {
    let name = String(describing: type(of: self))
    if let id = interfaceBuilderID { return "<\(name) id=\(id)>" }
    return "<\(name) frame=\(frame.treeDescription)>"
  }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(x y; width height)`.
  var treeDescription: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { DecimalText.string($0) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
