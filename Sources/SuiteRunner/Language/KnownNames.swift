/// Names that are the same in every suite.
enum KnownNames {
  /// The exceptions that the engine and the runner raise.
  static let exceptions = [
    "NSInternalInconsistencyException", "NSInvalidArgumentException", "NSRangeException",
    "NSUnknownKeyException", "NSGenericException", "CALayerInvalidGeometry",
    "NibmarkDataException",
  ]

  /// The calls that objects of declared classes record themselves.
  static let objectCalls = [
    "init(coder:)", "init(frame:)", "init(style:reuseIdentifier:)", "init(reuseIdentifier:)",
    "awakeFromNib", "prepareForReuse",
  ]

  /// The calls that logged layouts, cells and controllers record; of those with a bracket only the part before it is fixed.
  static let layoutCalls = [
    "prepare", "prepare(forCollectionViewUpdates:)", "finalizeCollectionViewUpdates",
    "layoutAttributesForInteractivelyMovingItem",
    "initialLayoutAttributesForAppearingSupplementaryElement",
    "finalLayoutAttributesForDisappearingSupplementaryElement",
    "initialLayoutAttributesForAppearingDecorationElement",
    "finalLayoutAttributesForDisappearingDecorationElement", "prepareForTransition(to:)",
    "prepareForTransition(from:)", "finalizeLayoutTransition", "willTransition", "didTransition",
    "viewDidLoad", "becomeKey", "resignKey", "viewWillAppear", "viewDidAppear", "viewIsAppearing",
    "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "updateConstraints",
    "layoutMarginsDidChange", "safeAreaInsetsDidChange", "tintColorDidChange",
    "finalizeAnimatedBoundsChange",
  ]

  /// What the delegate with menus and actions records.
  static let actingCalls = [
    "menuAnimation", "menuCompletion", "leadingSwipeActionsConfigurationForRowAt",
    "trailingSwipeActionsConfigurationForRowAt", "editActionsForRowAt",
    "previewForHighlightingContextMenu", "previewForDismissingContextMenu",
    "highlightPreviewForItemAt", "dismissalPreviewForItemAt", "willDisplayContextMenu",
    "willPerformPreviewActionForMenu", "willEndContextMenuInteraction", "shouldShowMenuForRowAt",
    "shouldShowMenuForItemAt", "shouldBeginMultipleSelectionInteractionAt",
    "didBeginMultipleSelectionInteractionAt", "didEndMultipleSelectionInteraction",
    "targetContentOffsetForProposedContentOffset", "willBeginDragging", "didScrollToTop",
    "willBeginZooming", "willChangeContent", "didChangeContent", "viewForZooming",
    "shouldBeginEditing", "didBeginEditing", "shouldEndEditing", "didEndEditing", "shouldClear",
    "awakeFromInsert", "prepareForDeletion", "willSave", "didSave", "configuration",
  ]

  /// The beginnings of calls whose names hold values.
  static let callBeginnings = [
    "invalidateLayout(", "initialLayoutAttributesForAppearingItem(",
    "finalLayoutAttributesForDisappearingItem(", "dequeued(", "completion(", "update(",
    "action(", "contextMenuConfigurationForRowAt(", "contextMenuConfigurationForItemsAt(",
    "didUpdateFocusIn(", "didEndDragging(", "willBeginDecelerating(", "didEndDecelerating(",
    "didZoom(", "didEndZooming(", "didChangeSection(", "didChangeObject(", "didScroll(",
    "didEndScrollingAnimation(", "init(frame: ", "apply(", "targetIndexPathForMove(",
    "willMove(toParent: ", "didMove(toParent: ", "prepare(for: ", "willMove(toSuperview: ",
    "didMoveToSuperview(", "updateConfiguration(",
    "willMove(toWindow: ", "didMoveToWindow(", "didAddSubview(", "willRemoveSubview(",
    "layoutSubviews(", "setSelected(", "setHighlighted(", "setEditing(", "willTransition(",
    "didTransition(", "shouldInvalidateLayout(", "invalidationContext(", "prefers(",
    "targetContentOffset(", "targetIndexPath(", "prepare(forAnimatedBoundsChange: ", "mark(",
    "willBeginDragging(", "willEndDragging(", "shouldScrollToTop(", "didScrollToTop(",
    "willBeginZooming(", "didChangeAdjustedContentInset(", "shouldChangeCharacters(",
    "didChangeSelection(", "chosen(", "willAppear(", "isAppearing(", "appears(", "willDisappear(",
    "disappears(", "ran(", "moving(", "moved(", "canReorder(", "willReorder(",
    "didReorder(", "animations(", "configured(", "updated(",
  ]

  /// The calls that something records, apart from those of ``callBeginnings``.
  ///
  /// - Parameter actions: Those of the suite's declared classes.
  /// - Returns: Their names.
  static func calls(_ actions: [String]) -> [String] {
    objectCalls + actions + layoutCalls + actingCalls + SuiteGrammar.generatedCallNames
      + SuiteGrammar.generatedGestureNames
  }

  /// The protocols that generated data answers, and what batches report to.
  static let protocols = [
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UICollectionViewDataSourcePrefetching", "UITableViewDataSourcePrefetching", "Batch",
    "NSFetchedResultsControllerDelegate", "UIScrollViewDelegate", "UITextFieldDelegate", "Note",
    "UIAlertAction", "UIAction", "MainLoop", "UIConfigurationState", "ReorderingHandlers",
    "OwnContent",
  ]

  private static let methods: [(owners: [String], names: [String])] = [
    (["UITableViewDataSource", "UICollectionViewDataSource"], ["numberOfSections"]),
    (
      ["UITableViewDataSource"],
      [
        "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection",
        "titleForFooterInSection", "canEditRowAt", "commit", "canMoveRowAt", "moveRowAt",
      ]
    ),
    (
      ["UITableViewDataSource", "UICollectionViewDataSource"],
      ["sectionIndexTitles", "sectionForSectionIndexTitle"]
    ),
    (
      ["UICollectionViewDataSource"],
      [
        "numberOfItemsInSection", "cellForItemAt", "viewForSupplementaryElementOfKind",
        "canMoveItemAt", "moveItemAt",
      ]
    ),
    (
      ["UICollectionViewDataSourcePrefetching", "UITableViewDataSourcePrefetching"],
      ["prefetchItemsAt", "cancelPrefetchingForItemsAt"]
    ),
    (
      ["UICollectionViewDelegateFlowLayout"],
      [
        "insetForSectionAt", "minimumLineSpacingForSectionAt",
        "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
        "referenceSizeForFooterInSection",
      ]
    ),
  ]

  /// The protocols that a recorded method belongs to; nil for what is no method of generated data.
  static func owners(of name: String) -> [String]? {
    if let found = methods.first(where: { $0.names.contains(name) }) { return found.owners }
    let recorded = SuiteGrammar.generatedCallNames + SuiteGrammar.generatedGestureNames
    guard recorded.contains(name) else { return nil }
    if name.contains("Item") || name.contains("Supplementary") {
      return ["UICollectionViewDelegate"]
    }
    let isOfBoth = ["willDisplay", "didEndDisplaying"].contains(name)
    return ["UITableViewDelegate"] + (isOfBoth ? ["UICollectionViewDelegate"] : [])
  }

  /// The policies whose value is a number, with the least one.
  static let numberPolicies = [
    "pixelAlignmentScale": Double.leastNonzeroMagnitude,
    "prefetchScreens": Double.leastNonzeroMagnitude,
  ]

  /// The values of each policy whose value is a word.
  static let policies = [
    "invalidUpdate": ["raise", "logAndReload"], "invalidAttributes": ["raise", "ignore"],
    "unreturnedViews": ["raise", "ignore"], "itemsOfNewSections": ["raise", "allow"],
    "itemsReturned": ["afterFetching", "beforeFetching"], "sizesAfterBatches": ["new", "all"],
    "rowsReturned": ["afterJumps", "afterFetching", "beforeFetching"],
    "cellsOfReloads": ["reused", "new"],
  ]
}
