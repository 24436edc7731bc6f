extension UICollectionView {
  // MARK: Getting views

  /// Gets a view for every new element, in the order in which the layout returned them (rule CV-51).
  final func fetchWanted() {
    var index = 0
    // What a callback reloaded is asked for anew: its former paths may not exist any more.
    while index < scratch.wanted.count, !reloadIsPending, !UIKitException.isPending {
      fetch(scratch.wanted[index])
      index += 1
    }
    scratch.wanted.removeAll(keepingCapacity: true)
  }

  private func fetch(_ wanted: WantedElement) {
    // The layout may return an element twice, or a callback may have shown it in the meantime.
    guard shown.place(of: wanted.key) == nil else { return }
    let outer = fetching
    fetching = wanted
    let view: UICollectionReusableView?
    switch wanted.key.role {
    case .cell: view = fetchCell(dataPath(of: wanted.key.indexPath))
    case .supplementary(let kind): view = fetchSupplementary(wanted.key.indexPath, kind)
    case .decoration(let kind): view = fetchDecoration(kind)
    }
    fetching = outer
    guard let view, !UIKitException.isPending else { return }
    show(view, wanted)
  }

  private func fetchCell(_ path: IndexPath) -> UICollectionReusableView? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    checkReturned(cell)
    if cell.reuseIdentifierStorage == nil, !UIKitException.isPending {
      UIKitException.raise(ReuseException.cellNotDequeued)
    }
    return cell
  }

  /// Raises if the data source did not return the view that it dequeued, as from iOS 18 on (rule CV-14).
  private func checkReturned(_ view: UICollectionReusableView) {
    guard let dequeued else { return }
    self.dequeued = nil
    guard dequeued !== view, !UIKitException.isPending else { return }
    UIKitException.raise(CollectionException.notReturned(dequeued, in: self))
  }

  /// Gets a supplementary view from the data source; a missing method counts as nil (rule CV-13).
  private func fetchSupplementary(_ path: IndexPath, _ kind: Int32) -> UICollectionReusableView? {
    guard let dataSource else {
      UIKitException.raise(CollectionException.noDataSource)
      return nil
    }
    let name = shown.kinds.name(kind)
    let view = dataSourceCalls.answer(.supplementaryView) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: name, at: path)
    }
    if let view, view.reuseIdentifierStorage != nil || UIKitException.isPending {
      checkReturned(view)
      return view
    }
    UIKitException.raise(
      ReuseException.supplementaryNotDequeued(
        kind: name,
        indexPath: path.consoleDescription,
        view: view.map { ConsoleDescription.view($0) } ?? "(null)"
      )
    )
    return nil
  }

  /// Makes a decoration view as the layout registered it; decorations have pools of their own.
  private func fetchDecoration(_ kind: Int32) -> UICollectionReusableView? {
    let name = shown.kinds.name(kind)
    guard let registration = layoutStorage.decorations[name] else {
      UIKitException.raise(
        .internalInconsistency,
        "could not dequeue a decoration view of kind: \(name) - must register as a class or nib or connect a prototype"
          + " in a storyboard"
      )
      return nil
    }
    let slot = reuseRegistry.slot(ReuseSpace.decoration(name), name)
    if shown.kinds.takeSource(registration, of: kind) {
      // Another layout's registration: views of the former one leave the pool (rule DV-7).
      reuseRegistry.register(
        registration.registration,
        kind: ReuseSpace.decoration(name),
        identifier: name
      )
    }
    if let view = reuseRegistry.pooledView(in: slot, as: UICollectionReusableView.self) {
      return view
    }
    return makeView(in: slot, as: UICollectionReusableView.self)
  }

  /// Places a view, tells the delegate that it will be displayed, and adds it (rule CV-50).
  private func show(_ view: UICollectionReusableView, _ wanted: WantedElement) {
    let (key, path) = (wanted.key, wanted.key.indexPath)
    view.listPosition = position(of: key)
    apply(wanted.placement, wanted.attributes, to: view, key)
    shown.insert(
      ShownElement(
        key: key,
        view: view,
        placement: wanted.placement,
        attributes: wanted.attributes,
        pass: shown.pass
      )
    )
    if key.role == .cell {
      let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
      if cell.isSelected != selection.contains(path) { cell.isSelected.toggle() }
      if let delegate = collectionDelegate {
        delegateCalls.answer(.willDisplayCell) {
          delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: path))
        }
      }
    } else if case .decoration(let kind) = key.role {
      view.elementKind = shown.kinds.name(kind)
    } else if case .supplementary(let kind) = key.role {
      let name = shown.kinds.name(kind)
      view.elementKind = name
      if let delegate = collectionDelegate {
        delegateCalls.answer(.willDisplaySupplementary) {
          delegate.collectionView(
            self,
            willDisplaySupplementaryView: view,
            forElementKind: name,
            at: path
          )
        }
      }
    }
    // A callback may have reloaded, which already removed the view.
    if shown.view(of: key) === view { stack(view) }
  }

  final func position(of key: ElementKey) -> ListPosition? {
    guard key.section >= 0 else { return nil }
    switch key.role {
    case .supplementary(ElementKinds.header), .supplementary(ElementKinds.footer):
      return ListPosition(section: key.section)
    default:
      return ListPosition(section: key.section, item: key.item < 0 ? nil : key.item)
    }
  }

  // MARK: Placing views

  /// Places the view that is being dequeued before the data source gets it (rules CV-22 and CV-25).
  final func applyFetchedAttributes(to view: UICollectionReusableView) {
    guard let fetching else { return }
    if CollectionPolicy.current.checksReturnedViews { dequeued = view }
    apply(fetching.placement, fetching.attributes, to: view, fetching.key)
  }

  /// Sets size, centre, alpha, order and transform, then calls the view's own `apply` (rule CV-43).
  final func apply(
    _ placement: ElementPlacement,
    _ attributes: UICollectionViewLayoutAttributes?,
    to view: UICollectionReusableView,
    _ key: ElementKey
  ) {
    if view.flags.contains(.hasTransform) { view.transform = .identity }
    if view.placement != placement.frame { view.frame = placement.frame }
    if !placement.transform.isIdentity { view.transform = placement.transform }
    if view.opacity != placement.alpha { view.alpha = placement.alpha }
    if view.flags.contains(.hidden) { view.isHidden = false }
    if placement.zIndex != 0 || view.rare != nil {
      view.rareState.zPosition = CGFloat(placement.zIndex)
    }
    let order = placement.zIndex &* 2 &+ (key.role == .cell ? 0 : 1)
    if view.stackingOrder != order {
      view.stackingOrder = order
      if view.superviewStorage === self { stack(view) }
    }
    view.apply(attributes ?? madeAttributes(placement, key))
  }

  /// Attributes for `apply` of an element placed without any; reused unless somebody kept the object.
  private func madeAttributes(_ placement: ElementPlacement, _ key: ElementKey)
    -> UICollectionViewLayoutAttributes
  {
    if !isKnownUniquelyReferenced(&scratch.attributes) { scratch.attributes = nil }
    let made = scratch.attributes ?? UICollectionViewLayoutAttributes()
    scratch.attributes = made
    made.indexPath = key.indexPath
    made.placement = placement.frame
    made.zIndex = placement.zIndex
    if case .supplementary(let kind) = key.role {
      made.representedElementCategory = .supplementaryView
      made.representedElementKind = shown.kinds.name(kind)
    } else {
      made.representedElementCategory = .cell
      made.representedElementKind = nil
    }
    return made
  }

  /// Adds a view above those of its zIndex, with cells below supplementary views (rule CV-45).
  private func stack(_ view: UICollectionReusableView) {
    var index = subviewStorage.count
    var lowest: Int?
    while index > 0 {
      if let other = subviewStorage[index - 1] as? UICollectionReusableView, other !== view,
        other.listPosition != nil || other.elementKind != nil
      {
        if other.stackingOrder <= view.stackingOrder { break }
        lowest = index - 1
      }
      index -= 1
    }
    if index == 0 { index = lowest ?? subviewStorage.count }
    if view.superviewStorage === self, let old = subviewStorage.firstIndex(where: { $0 === view }),
      old < index
    {
      index -= 1
    }
    insert(view, at: index)
  }

  // MARK: Taking views away

  /// Removes the views of elements that this pass did not find.
  final func takeAwayLeavers() {
    let pass = shown.pass
    for element in shown.list where element.pass != pass { scratch.leaving.append(element.key) }
    takeAwayListed()
  }

  /// Removes all views, after the data was reloaded.
  final func takeAwayAll() {
    reloadIsPending = false
    for element in shown.list { scratch.leaving.append(element.key) }
    takeAwayListed()
  }

  /// Removes the listed views.
  final func takeAwayListed() {
    guard !scratch.leaving.isEmpty else { return }
    if scratch.leaving.count > 1 { scratch.leaving.sort { $0.precedes($1) } }
    var index = 0
    while index < scratch.leaving.count {
      if let element = shown.remove(scratch.leaving[index]) {
        takeAway(element.view, element.key)
      }
      index += 1
    }
    scratch.leaving.removeAll(keepingCapacity: true)
  }

  /// Removes a view, tells the delegate its former path, and pools it (rule CV-50).
  final func takeAway(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    let path = key.indexPath
    do throws(ReuseError) {
      switch key.role {
      case .cell:
        let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
        tellEndOfDisplay(of: cell, path)
        clearPlace(of: view)
        try recycle(cell)
      case .supplementary(let kind):
        let name = shown.kinds.name(kind)
        tellEndOfDisplay(of: view, name, path)
        clearPlace(of: view)
        try recycle(view, ofKind: name)
      case .decoration(let kind):
        clearPlace(of: view)
        try reuseRegistry.recycle(view, kind: ReuseSpace.decoration(shown.kinds.name(kind)))
      }
    } catch {
      UIKitException.raise(.internalInconsistency, error.description)
    }
  }

  private func tellEndOfDisplay(of cell: UICollectionViewCell, _ path: IndexPath) {
    guard let delegate = collectionDelegate else { return }
    delegateCalls.answer(.didEndDisplayingCell) {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(of: path))
    }
  }

  private func tellEndOfDisplay(
    of view: UICollectionReusableView,
    _ kind: String,
    _ path: IndexPath
  ) {
    guard let delegate = collectionDelegate else { return }
    delegateCalls.answer(.didEndDisplayingSupplementary) {
      delegate.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: path
      )
    }
  }

  private func clearPlace(of view: UICollectionReusableView) {
    view.listPosition = nil
    view.elementKind = nil
  }
}
