extension UIView {
  /// The view at the top of the hierarchy, which has no superview.
  final var topmost: UIView {
    var view = self
    while let next = view.superviewStorage { view = next }
    return view
  }

  final var asWindow: UIWindow? {
    flags.contains(.isWindow) ? self as? UIWindow : nil
  }

  final func exchangeSubview(_ index1: Int, _ index2: Int) {
    guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else {
      UIKitException.raise(
        .range,
        "*** -[__NSArrayM exchangeObjectAtIndex:withObjectAtIndex:]: index \(max(index1, index2)) beyond bounds"
          + " [0 .. \(subviewStorage.count - 1)]"
      )
      return
    }
    subviewStorage.swapAt(index1, index2)
  }

  final func isDescendant(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let next = candidate {
      if next === view { return true }
      candidate = next.superviewStorage
    }
    return false
  }

  final func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewStorage {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension UIView {
  /// The index of a sibling in the list without the moved view.
  final func position(of sibling: UIView, excluding view: UIView) -> Int? {
    guard let index = subviewStorage.firstIndex(where: { $0 === sibling }) else { return nil }
    guard view.superviewStorage === self,
      let old = subviewStorage.firstIndex(where: { $0 === view })
    else { return index }
    return old < index ? index - 1 : index
  }

  final func reorder(_ view: UIView, _ change: (inout [UIView]) -> Void) {
    guard let index = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    subviewStorage.remove(at: index)
    change(&subviewStorage)
  }

  /// Inserts a view; the index counts without the view if it is a subview already.
  final func insert(_ view: UIView, at index: Int) {
    if view.superviewReference?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      moveWithinSelf(view, to: index)
      return
    }
    guard self !== view, view.subviewStorage.isEmpty || !isDescendant(view) else {
      UIKitException.raise(
        .invalidArgument,
        "Can't add self as subview"
      )
      return
    }
    let newWindow = flags.contains(.mayBeInWindow) ? window : nil
    let oldWindow = view.flags.contains(.mayBeInWindow) ? view.window : nil
    if newWindow !== oldWindow { view.windowWillChange(to: newWindow) }
    view.willMove(toSuperview: self)
    if view.superviewReference != nil { view.detachFromSuperview() }
    view.superviewStorage = self
    if index >= subviewStorage.count {
      subviewStorage.append(view)
    } else {
      subviewStorage.insert(view, at: index)
    }
    if !view.flags.isDisjoint(with: [.isConstrained, .subtreeIsConstrained]) {
      markSubtreeConstrained()
    }
    markNeedsLayout()
    if view.isTiedToSuperview { invalidateIsland(.structure) }
    if view.needsLayoutPass { view.markAncestorsOfWork() }
    if newWindow !== oldWindow { view.windowDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func moveWithinSelf(_ view: UIView, to index: Int) {
    guard let old = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    subviewStorage.remove(at: old)
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
  }

  final func leaveSuperview() {
    guard superviewStorage != nil else { return }
    let oldWindow = flags.contains(.mayBeInWindow) ? window : nil
    if oldWindow != nil { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    let kept = self
    detachFromSuperview()
    if oldWindow != nil { kept.windowDidChange() }
    kept.didMoveToSuperview()
  }

  /// Leaves the superview and the constraints that cross into it, without telling this view.
  private func detachFromSuperview() {
    guard let parent = superviewStorage else { return }
    parent.willRemoveSubview(self)
    if isTiedToSuperview { parent.invalidateIsland(.structure) }
    if !flags.isDisjoint(with: [.isConstrained, .subtreeIsConstrained]) {
      deactivateCrossingConstraints()
      // No constraint of an ancestor is left that names the view.
      flags.subtract([.isConstrained, .subtreeIsConstrained])
    }
    superviewStorage = nil
    if let index = ViewSearch.index(of: self, in: parent.subviewStorage) {
      parent.subviewStorage.remove(at: index)
    }
    parent.markNeedsLayout()
  }

  private func windowWillChange(to newWindow: UIWindow?) {
    flags.set(.mayBeInWindow, newWindow != nil)
    willMove(toWindow: newWindow)
    for view in subviewStorage { view.windowWillChange(to: newWindow) }
  }

  private func windowDidChange() {
    didMoveToWindow()
    for view in subviewStorage { view.windowDidChange() }
  }
}
