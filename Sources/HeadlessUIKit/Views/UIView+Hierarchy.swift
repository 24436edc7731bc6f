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
    guard let index = ViewSearch.index(of: sibling, in: subviewStorage) else { return nil }
    guard view.superviewStorage === self,
      let old = ViewSearch.index(of: view, in: subviewStorage)
    else { return index }
    return old < index ? index - 1 : index
  }

  final func reorder(_ view: UIView, _ change: (inout [UIView]) -> Void) {
    guard let index = ViewSearch.index(of: view, in: subviewStorage) else { return }
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
    // Containers of the engine have told their children already.
    let coming = newWindow == nil ? nil : view.controllerStorage
    let tells = coming?.phase == .disappeared && coming?.followsItsView == true
    if tells { coming?.willAppear(animated: false) }
    if newWindow !== oldWindow {
      if newWindow == nil { view.loseFocus() }
      view.windowWillChange(to: newWindow)
    }
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
    if tells, coming?.parent?.phase == .appeared { coming?.didAppear(animated: false) }
  }

  private func moveWithinSelf(_ view: UIView, to index: Int) {
    guard let old = ViewSearch.index(of: view, in: subviewStorage) else { return }
    subviewStorage.remove(at: old)
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
  }

  final func leaveSuperview() {
    guard superviewStorage != nil else { return }
    let oldWindow = flags.contains(.mayBeInWindow) ? window : nil
    let going = oldWindow == nil ? nil : controllerStorage
    let tells = going?.phase == .appeared && going?.followsItsView == true
    if tells { going?.willDisappear(animated: false) }
    if oldWindow != nil {
      loseFocus()
      windowWillChange(to: nil)
    }
    willMove(toSuperview: nil)
    let kept = self
    detachFromSuperview()
    if oldWindow != nil { kept.windowDidChange() }
    kept.didMoveToSuperview()
    if tells { going?.didDisappear(animated: false) }
  }

  /// Takes the focus from a view that leaves its window, whether it agrees or not.
  ///
  /// A list keeps the focus of a cell that it takes off the screen, as the cell's row is still there.
  private func loseFocus() {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(self),
      (self as? UITableViewCell)?.listPosition == nil,
      (self as? UICollectionReusableView)?.listPosition == nil
    else { return }
    if !responder.resignFirstResponder() { FirstResponder.current = nil }
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
