// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

extension OptionalCollectionCalls {
  /// The optional methods, one bit each.
  struct Method: OptionSet {
    let rawValue: UInt64
    static let supplementaryView = Method(rawValue: 1 << 0)
    static let canMove = Method(rawValue: 1 << 1)
    static let moveItem = Method(rawValue: 1 << 2)
    static let indexTitles = Method(rawValue: 1 << 3)
    static let indexPathForTitle = Method(rawValue: 1 << 4)
    static let prefetchCancel = Method(rawValue: 1 << 5)
    static let shouldHighlight = Method(rawValue: 1 << 6)
    static let didHighlight = Method(rawValue: 1 << 7)
    static let didUnhighlight = Method(rawValue: 1 << 8)
    static let shouldSelect = Method(rawValue: 1 << 9)
    static let shouldDeselect = Method(rawValue: 1 << 10)
    static let didSelect = Method(rawValue: 1 << 11)
    static let didDeselect = Method(rawValue: 1 << 12)
    static let canPerformPrimary = Method(rawValue: 1 << 13)
    static let performPrimary = Method(rawValue: 1 << 14)
    static let shouldBeginMultiple = Method(rawValue: 1 << 15)
    static let didBeginMultiple = Method(rawValue: 1 << 16)
    static let didEndMultiple = Method(rawValue: 1 << 17)
    static let willDisplayCell = Method(rawValue: 1 << 18)
    static let willDisplaySupplementary = Method(rawValue: 1 << 19)
    static let didEndDisplayingCell = Method(rawValue: 1 << 20)
    static let didEndDisplayingSupplementary = Method(rawValue: 1 << 21)
    static let transitionLayout = Method(rawValue: 1 << 22)
    static let targetOffset = Method(rawValue: 1 << 23)
    static let moveTarget = Method(rawValue: 1 << 24)
    static let formerMoveTarget = Method(rawValue: 1 << 25)
    static let canEdit = Method(rawValue: 1 << 26)
    static let showMenu = Method(rawValue: 1 << 27)
    static let canPerformAction = Method(rawValue: 1 << 28)
    static let performAction = Method(rawValue: 1 << 29)
    static let contextMenu = Method(rawValue: 1 << 30)
    static let formerContextMenu = Method(rawValue: 1 << 31)
    static let highlightPreview = Method(rawValue: 1 << 32)
    static let dismissPreview = Method(rawValue: 1 << 33)
    static let formerHighlightPreview = Method(rawValue: 1 << 34)
    static let formerDismissPreview = Method(rawValue: 1 << 35)
    static let previewAction = Method(rawValue: 1 << 36)
    static let willDisplayMenu = Method(rawValue: 1 << 37)
    static let willEndMenu = Method(rawValue: 1 << 38)
    static let canFocus = Method(rawValue: 1 << 39)
    static let shouldUpdateFocus = Method(rawValue: 1 << 40)
    static let didUpdateFocus = Method(rawValue: 1 << 41)
    static let preferredFocus = Method(rawValue: 1 << 42)
    static let selectionFollowsFocus = Method(rawValue: 1 << 43)
    static let springLoad = Method(rawValue: 1 << 44)
    static let itemSize = Method(rawValue: 1 << 45)
    static let inset = Method(rawValue: 1 << 46)
    static let lineSpacing = Method(rawValue: 1 << 47)
    static let itemSpacing = Method(rawValue: 1 << 48)
    static let headerSize = Method(rawValue: 1 << 49)
    static let footerSize = Method(rawValue: 1 << 50)

    /// The method's name as `#function` has it in the default body.
    var function: StaticString {
      switch self {
      case .supplementaryView: "collectionView(_:viewForSupplementaryElementOfKind:at:)"
      case .canMove: "collectionView(_:canMoveItemAt:)"
      case .moveItem: "collectionView(_:moveItemAt:to:)"
      case .indexTitles: "indexTitles(for:)"
      case .indexPathForTitle: "collectionView(_:indexPathForIndexTitle:at:)"
      case .prefetchCancel: "collectionView(_:cancelPrefetchingForItemsAt:)"
      case .shouldHighlight: "collectionView(_:shouldHighlightItemAt:)"
      case .didHighlight: "collectionView(_:didHighlightItemAt:)"
      case .didUnhighlight: "collectionView(_:didUnhighlightItemAt:)"
      case .shouldSelect: "collectionView(_:shouldSelectItemAt:)"
      case .shouldDeselect: "collectionView(_:shouldDeselectItemAt:)"
      case .didSelect: "collectionView(_:didSelectItemAt:)"
      case .didDeselect: "collectionView(_:didDeselectItemAt:)"
      case .canPerformPrimary: "collectionView(_:canPerformPrimaryActionForItemAt:)"
      case .performPrimary: "collectionView(_:performPrimaryActionForItemAt:)"
      case .shouldBeginMultiple: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"
      case .didBeginMultiple: "collectionView(_:didBeginMultipleSelectionInteractionAt:)"
      case .didEndMultiple: "collectionViewDidEndMultipleSelectionInteraction(_:)"
      case .willDisplayCell: "collectionView(_:willDisplay:forItemAt:)"
      case .willDisplaySupplementary:
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
      case .didEndDisplayingCell: "collectionView(_:didEndDisplaying:forItemAt:)"
      case .didEndDisplayingSupplementary:
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      case .transitionLayout: "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
      case .targetOffset: "collectionView(_:targetContentOffsetForProposedContentOffset:)"
      case .moveTarget:
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
      case .formerMoveTarget:
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
      case .canEdit: "collectionView(_:canEditItemAt:)"
      case .showMenu: "collectionView(_:shouldShowMenuForItemAt:)"
      case .canPerformAction: "collectionView(_:canPerformAction:forItemAt:withSender:)"
      case .performAction: "collectionView(_:performAction:forItemAt:withSender:)"
      case .contextMenu: "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
      case .formerContextMenu: "collectionView(_:contextMenuConfigurationForItemAt:point:)"
      case .highlightPreview:
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
      case .dismissPreview: "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
      case .formerHighlightPreview:
        "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)"
      case .formerDismissPreview:
        "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
      case .previewAction: "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"
      case .willDisplayMenu: "collectionView(_:willDisplayContextMenu:animator:)"
      case .willEndMenu: "collectionView(_:willEndContextMenuInteraction:animator:)"
      case .canFocus: "collectionView(_:canFocusItemAt:)"
      case .shouldUpdateFocus: "collectionView(_:shouldUpdateFocusIn:)"
      case .didUpdateFocus: "collectionView(_:didUpdateFocusIn:with:)"
      case .preferredFocus: "indexPathForPreferredFocusedView(in:)"
      case .selectionFollowsFocus: "collectionView(_:selectionFollowsFocusForItemAt:)"
      case .springLoad: "collectionView(_:shouldSpringLoadItemAt:with:)"
      case .itemSize: "collectionView(_:layout:sizeForItemAt:)"
      case .inset: "collectionView(_:layout:insetForSectionAt:)"
      case .lineSpacing: "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
      case .itemSpacing: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
      case .headerSize: "collectionView(_:layout:referenceSizeForHeaderInSection:)"
      case .footerSize: "collectionView(_:layout:referenceSizeForFooterInSection:)"
      default: "several"
      }
    }
  }
}
