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
    // No closures on the way: one of the main actor that a function of no actor runs checks each time where it is.
    var parent = superviewReference
    while let reference = parent {
      let view = reference.takeUnretainedValue()
      if view.flags.contains(.subtreeNeedsLayout) { return }
      view.flags.insert(.subtreeNeedsLayout)
      parent = view.superviewReference
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

  /// Lays out one view if it is dirty.
  private func layoutSelf() {
    guard flags.contains(.needsLayout) else { return }
    flags.remove(.needsLayout)
    EngineCounters.current.layoutSubviewsCalls &+= 1
    updateConstraintsIfNeeded()
    if flags.contains(.hostsLayout) || mayHostLayout { layOutIsland() }
    controllerStorage?.viewWillLayoutSubviews()
    layoutSubviews()
    controllerStorage?.viewDidLayoutSubviews()
  }

  /// One pass, parents before children, with a stack of its own: documents may nest deeper than the thread's stack.
  private func layoutDirtyTree() {
    layoutSelf()
    guard !UIKitException.isPending, flags.contains(.subtreeNeedsLayout) else { return }
    let base = LayoutStack.frames.count
    LayoutStack.push(self)
    while LayoutStack.frames.count > base {
      guard let view = LayoutStack.nextDirtySubview() else { continue }
      view.layoutSelf()
      if UIKitException.isPending { return LayoutStack.abandon(to: base) }
      if view.flags.contains(.subtreeNeedsLayout) { LayoutStack.push(view) }
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

/// The views whose subviews a pass is going through; shared by nested passes and kept, so that passes allocate nothing.
@MainActor
private enum LayoutStack {
  struct Frame {
    let view: UIView
    let subviews: [UIView]
    var next = 0
  }

  // No access to it spans a view's own layout, so that checks of exclusivity have nothing to find.
  @exclusivity(unchecked) static var frames: [Frame] = []

  static func push(_ view: UIView) {
    view.flags.remove(.subtreeNeedsLayout)
    frames.append(Frame(view: view, subviews: view.subviewStorage))
  }

  /// The next subview with work of the last view, or nil after its last one, when the view is taken off.
  static func nextDirtySubview() -> UIView? {
    let top = frames.count - 1
    let subviews = frames[top].subviews
    var index = frames[top].next
    while index < subviews.count {
      let view = subviews[index]
      index += 1
      guard view.needsLayoutPass else { continue }
      frames[top].next = index
      return view
    }
    frames.removeLast()
    return nil
  }

  /// Ends a pass early: what it did not reach stays dirty.
  static func abandon(to base: Int) {
    for frame in frames[base...] { frame.view.flags.insert(.subtreeNeedsLayout) }
    frames.removeSubrange(base...)
  }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(x y; width height)`.
  var treeDescription: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { DecimalText.string($0) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
