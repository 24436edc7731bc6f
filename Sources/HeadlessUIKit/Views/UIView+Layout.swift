extension UIView {
  /// The number of passes over a subtree after which layout counts as endless.
  static let layoutPassesMax = 100

  /// Marks the view as needing layout, and tells the ancestors that their subtree has work.
  ///
  /// Invariant: every ancestor of a view with work has `subtreeNeedsLayout`. Marking may therefore
  /// stop at the first one that has it.
  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markAncestorsOfWork()
  }

  /// Tells the ancestors that their subtree has work.
  final func markAncestorsOfWork() {
    // No closures: a closure of the main actor in a function without an actor checks its executor each time.
    var parent = superviewReference
    while let reference = parent {
      let view = reference.takeUnretainedValue()
      if view.flags.contains(.subtreeNeedsLayout) { return }
      view.flags.insert(.subtreeNeedsLayout)
      parent = view.superviewReference
    }
  }

  /// Whether the view or its subtree needs layout.
  final var needsLayoutPass: Bool {
    !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout])
  }

  /// Lays out from the topmost of the consecutive ancestors that need layout, as Core Animation does.
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

  /// Lays out one view if it needs that.
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

  /// Runs one pass, parents before children.
  ///
  /// It keeps a stack of its own, because documents may nest deeper than the thread's stack.
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

  /// Lays the subtree out without anything that was kept of earlier layouts.
  ///
  /// Layout must not depend on what came before; suites compare its frames with those that they found.
  package final func layOutAnew() {
    LayoutEngine.forgetKeptStructures()
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.rare?.layoutHost?.invalidate(.structure)
      view.markNeedsLayout()
      waiting += view.subviewStorage
    }
    layoutIfNeeded()
  }

  /// Reports the view that keeps asking for layout, and clears the marks so that this happens once.
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

  /// The class with the Interface Builder id, or else with the frame, for messages.
  public var shortDescription: String {
    let name = String(describing: type(of: self))
    if let id = interfaceBuilderID { return "<\(name) id=\(id)>" }
    return "<\(name) frame=\(frame.treeDescription)>"
  }
}

/// The views whose subviews a pass is visiting.
///
/// Nested passes share the stack. It is kept, so that passes allocate nothing.
@MainActor
private enum LayoutStack {
  struct Frame {
    let view: UIView
    let subviews: [UIView]
    var next = 0
  }

  // Unchecked for exclusivity: no access spans a view's own layout.
  @exclusivity(unchecked) static var frames: [Frame] = []

  static func push(_ view: UIView) {
    view.flags.remove(.subtreeNeedsLayout)
    frames.append(Frame(view: view, subviews: view.subviewStorage))
  }

  /// The next subview of the last view that needs layout; nil at the end, when the view is popped.
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

  /// Ends a pass early; what it did not reach still needs layout.
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
