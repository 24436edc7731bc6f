// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

/// The optional methods that a table asks, as bits of ``KnownMethods``.
enum TableMethod: UInt8 {
  case titleForHeader
  case titleForFooter
  case canEdit
  case commit
  case canMove
  case moveRow
  case indexTitles
  case sectionForTitle
  case willDisplay
  case willDisplayHeader
  case willDisplayFooter
  case didEndDisplaying
  case didEndDisplayingHeader
  case didEndDisplayingFooter
  case heightForRow
  case heightForHeader
  case heightForFooter
  case viewForHeader
  case viewForFooter
  case shouldHighlight
  case didHighlight
  case didUnhighlight
  case willSelect
  case willDeselect
  case didSelect
  case didDeselect
  case editingStyle
  case shouldIndent
  case deleteTitle
  case willBeginEditing
  case didEndEditing
  case targetForMove
  case estimatedRow
  case estimatedHeader
  case estimatedFooter
  case indentation
  case accessoryTapped
  case leadingSwipe
  case trailingSwipe
  case editActions
  case showMenu
  case canPerformAction
  case performAction
  case contextMenu
  case highlightPreview
  case dismissPreview
  case previewAction
  case willDisplayMenu
  case willEndMenu
  case canFocus
  case shouldUpdateFocus
  case didUpdateFocus
  case preferredFocus
  case selectionFollowsFocus
  case canPerformPrimary
  case performPrimary
  case springLoad
  case shouldBeginMultiple
  case didBeginMultiple
  case didEndMultiple

  /// The method's name as `#function` has it in the default body.
  var function: StaticString {
    switch self {
    case .titleForHeader: "tableView(_:titleForHeaderInSection:)"
    case .titleForFooter: "tableView(_:titleForFooterInSection:)"
    case .canEdit: "tableView(_:canEditRowAt:)"
    case .commit: "tableView(_:commit:forRowAt:)"
    case .canMove: "tableView(_:canMoveRowAt:)"
    case .moveRow: "tableView(_:moveRowAt:to:)"
    case .indexTitles: "sectionIndexTitles(for:)"
    case .sectionForTitle: "tableView(_:sectionForSectionIndexTitle:at:)"
    case .willDisplay: "tableView(_:willDisplay:forRowAt:)"
    case .willDisplayHeader: "tableView(_:willDisplayHeaderView:forSection:)"
    case .willDisplayFooter: "tableView(_:willDisplayFooterView:forSection:)"
    case .didEndDisplaying: "tableView(_:didEndDisplaying:forRowAt:)"
    case .didEndDisplayingHeader: "tableView(_:didEndDisplayingHeaderView:forSection:)"
    case .didEndDisplayingFooter: "tableView(_:didEndDisplayingFooterView:forSection:)"
    case .heightForRow: "tableView(_:heightForRowAt:)"
    case .heightForHeader: "tableView(_:heightForHeaderInSection:)"
    case .heightForFooter: "tableView(_:heightForFooterInSection:)"
    case .viewForHeader: "tableView(_:viewForHeaderInSection:)"
    case .viewForFooter: "tableView(_:viewForFooterInSection:)"
    case .shouldHighlight: "tableView(_:shouldHighlightRowAt:)"
    case .didHighlight: "tableView(_:didHighlightRowAt:)"
    case .didUnhighlight: "tableView(_:didUnhighlightRowAt:)"
    case .willSelect: "tableView(_:willSelectRowAt:)"
    case .willDeselect: "tableView(_:willDeselectRowAt:)"
    case .didSelect: "tableView(_:didSelectRowAt:)"
    case .didDeselect: "tableView(_:didDeselectRowAt:)"
    case .editingStyle: "tableView(_:editingStyleForRowAt:)"
    case .shouldIndent: "tableView(_:shouldIndentWhileEditingRowAt:)"
    case .deleteTitle: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
    case .willBeginEditing: "tableView(_:willBeginEditingRowAt:)"
    case .didEndEditing: "tableView(_:didEndEditingRowAt:)"
    case .targetForMove: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    case .estimatedRow: "tableView(_:estimatedHeightForRowAt:)"
    case .estimatedHeader: "tableView(_:estimatedHeightForHeaderInSection:)"
    case .estimatedFooter: "tableView(_:estimatedHeightForFooterInSection:)"
    case .indentation: "tableView(_:indentationLevelForRowAt:)"
    case .accessoryTapped: "tableView(_:accessoryButtonTappedForRowWith:)"
    case .leadingSwipe: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
    case .trailingSwipe: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    case .editActions: "tableView(_:editActionsForRowAt:)"
    case .showMenu: "tableView(_:shouldShowMenuForRowAt:)"
    case .canPerformAction: "tableView(_:canPerformAction:forRowAt:withSender:)"
    case .performAction: "tableView(_:performAction:forRowAt:withSender:)"
    case .contextMenu: "tableView(_:contextMenuConfigurationForRowAt:point:)"
    case .highlightPreview: "tableView(_:previewForHighlightingContextMenuWithConfiguration:)"
    case .dismissPreview: "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
    case .previewAction: "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
    case .willDisplayMenu: "tableView(_:willDisplayContextMenu:animator:)"
    case .willEndMenu: "tableView(_:willEndContextMenuInteraction:animator:)"
    case .canFocus: "tableView(_:canFocusRowAt:)"
    case .shouldUpdateFocus: "tableView(_:shouldUpdateFocusIn:)"
    case .didUpdateFocus: "tableView(_:didUpdateFocusIn:with:)"
    case .preferredFocus: "indexPathForPreferredFocusedView(in:)"
    case .selectionFollowsFocus: "tableView(_:selectionFollowsFocusForRowAt:)"
    case .canPerformPrimary: "tableView(_:canPerformPrimaryActionForRowAt:)"
    case .performPrimary: "tableView(_:performPrimaryActionForRowAt:)"
    case .springLoad: "tableView(_:shouldSpringLoadRowAt:with:)"
    case .shouldBeginMultiple: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)"
    case .didBeginMultiple: "tableView(_:didBeginMultipleSelectionInteractionAt:)"
    case .didEndMultiple: "tableViewDidEndMultipleSelectionInteraction(_:)"
    }
  }
}
