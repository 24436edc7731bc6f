import XMLSupport

/// What Interface Builder's elements and attributes are called and what their values must be.
package enum IBVocabulary {
  /// The vocabulary of `.xib` and `.storyboard` documents.
  package static let shared = XMLVocabulary(
    elements: IBElementName.allCases.dropLast().map {
      XMLVocabulary.Element(caseName($0), keepsText: textElements.contains($0))
    },
    attributes: IBAttributeName.allCases.map {
      XMLVocabulary.Attribute(written($0), kind($0))
    },
    exceptions: exceptions,
    keywordLists: IBKeywordList.allCases.map(\.words),
    root: IBElementName.document.rawValue
  )

  /// An attribute's name as documents write it.
  private static func written(_ name: IBAttributeName) -> String {
    name == .base64UTF8 ? "base64-UTF8" : caseName(name)
  }

  /// Elements whose text means something.
  private static let textElements: Set<IBElementName> = [
    .string, .mutableString, .mutableData, .data, .localizedString,
  ]

  private static func kind(_ name: IBAttributeName) -> XMLVocabulary.ValueKind {
    if booleans.contains(name) { return .boolean }
    if numbers.contains(name) { return .number }
    if integers.contains(name) { return .integer }
    if references.contains(name) { return .reference }
    if let list = keywords[name] { return .keyword(list: list.rawValue) }
    switch name {
    case .id: return .identifier
    case .multiplier: return .ratio
    case .placeholderIntrinsicWidth, .placeholderIntrinsicHeight: return .numberOrInfinite
    case .priority, .horizontalHuggingPriority, .verticalHuggingPriority,
      .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority:
      return .priority
    default: return .text
    }
  }

  private static let booleans: Set<IBAttributeName> = [
    .address, .adjustsFontForContentSizeCategory, .adjustsFontSizeToFit,
    .adjustsImageSizeForAccessibilityContentSizeCategory, .adjustsImageWhenAncestorFocused,
    .adjustsImageWhenDisabled,
    .adjustsImageWhenHighlighted, .adjustsLetterSpacingToFitWidth,
    .allowDoubleColumnStyle, .allowsAirPlayForMediaPlayback, .allowsBackForwardNavigationGestures,
    .allowsDefaultTighteningForTruncation, .allowsEditingTextAttributes, .allowsLinkPreview,
    .allowsMultipleSelection,
    .allowsMultipleSelectionDuringEditing, .allowsPictureInPictureMediaPlayback,
    .allowsSelection, .allowsSelectionDuringEditing, .alwaysBounceHorizontal,
    .alwaysBounceVertical, .ambiguous, .animating, .appends, .apportionsSegmentWidthsByContent,
    .autoenablesDefaultLighting, .automaticallyAdjustsScrollViewInsets, .automaticEstimatedItemSize,
    .autorepeat,
    .autoresizesArchivedViewToFullSize, .autoresizesSubviews, .base64UTF8,
    .baselineRelativeArrangement,
    .bounces, .bouncesZoom, .button, .calendarEvent, .canCancelContentTouches,
    .cancelsTouchesInView,
    .changesSelectionAsPrimaryAction, .clearsContextBeforeDrawing, .clearsOnBeginEditing,
    .clearsSelectionOnViewWillAppear, .clipsSubviews, .colorMatched,
    .contentViewInsetsToSafeArea, .continuous, .defersCurrentPageDisplay,
    .definesPresentationContext, .delaysContentTouches, .delaysTouchesBegan,
    .delaysTouchesEnded, .directionalLockEnabled, .doubleSided, .down, .editable,
    .enableSetNeedsDisplay, .enabled, .enablesReturnKeyAutomatically,
    .extendedLayoutIncludesOpaqueBars, .fixedFrame, .flexibleMaxX, .flexibleMaxY,
    .flexibleMinX, .flexibleMinY, .hasAttributedTitle, .header, .heightSizable, .hidden,
    .hidesAccessoryWhenEditing, .hidesBackButton, .hidesBottomBarWhenPushed,
    .hidesForSinglePage, .hidesWhenStopped, .highlighted, .insetsLayoutMarginsFromSafeArea,
    .keyboardKey, .largeTitles, .launchScreen, .layoutMarginsFollowReadableWidth,
    .layoutMarginsRelativeArrangement, .link, .misplaced, .momentary, .multipleTouchEnabled,
    .navigationBarHidden, .none, .notEnabled, .on, .opaque, .pagingEnabled, .phoneNumber,
    .pointerInteraction, .prefetchingEnabled, .presentsWithGesture,
    .preservesSuperviewLayoutMargins, .prompted, .providesPresentationContextTransitionStyle,
    .remembersLastFocusedIndexPath, .resizesToFullScreen, .reversesTitleShadowWhenHighlighted,
    .scalesLargeContentImage, .scrollEnabled, .scrollsToTop, .searchField,
    .sectionFootersPinToVisibleBounds, .sectionHeadersPinToVisibleBounds, .secureTextEntry,
    .selectable, .selected, .shouldIndentWhileEditing, .showsBookmarkButton, .showsCancelButton,
    .showsHorizontalScrollIndicator, .showsLargeContentViewer, .showsMenuAsPrimaryAction,
    .showsReorderControl, .showsScopeBar, .showsSearchResultsButton,
    .showsSelectionImmediatelyOnTouchBegin, .showsTouchWhenHighlighted,
    .showsVerticalScrollIndicator, .springLoaded, .staticText, .summaryElement, .symbolic,
    .toolbarHidden, .translatesAutoresizingMaskIntoConstraints, .translucent, .up,
    .useAutolayout, .useCurrentDate, .userInteractionEnabled, .usesAttributedText,
    .useSafeAreas, .useStoryboardIdentifierAsRestorationIdentifier, .useTraitCollections,
    .widthSizable, .wraps,
  ]

  private static let numbers: Set<IBAttributeName> = [
    .a, .allowableMovement, .alpha, .b, .blue, .bottom, .c, .constant, .contentScaleFactor,
    .countDownDuration, .d, .defaultTabInterval, .estimatedRowHeight, .estimatedSectionFooterHeight,
    .estimatedSectionHeaderHeight, .firstLineHeadIndent, .green, .height, .imagePadding,
    .indentationWidth, .leading,
    .left, .lineHeightMultiple, .lineSpacing, .maximumPrimaryColumnWidth, .maximumZoomScale, .maxX,
    .maxY, .maxValue,
    .minimumFontSize, .minimumInteritemSpacing, .minimumLineHeight, .minimumLineSpacing,
    .minimumPressDuration, .minimumPrimaryColumnWidth, .minimumScaleFactor, .minimumZoomScale,
    .minValue, .minX, .minY, .pointSize, .preferredMaxLayoutWidth,
    .preferredPrimaryColumnWidthFraction, .progress, .red, .right, .rowHeight,
    .sectionFooterHeight, .sectionHeaderHeight, .sectionHeaderTopPadding, .size, .spacing,
    .stepValue, .tighteningFactorForTruncation, .timeIntervalSinceReferenceDate, .titlePadding,
    .top, .trailing, .tx, .ty, .white, .width, .x, .y, .zoomScale,
  ]

  private static let integers: Set<IBAttributeName> = [
    .currentPage, .indentationLevel, .length, .location, .maximumNumberOfTouches,
    .minimumNumberOfTouches, .minuteInterval, .numberOfLines, .numberOfPages,
    .numberOfTapsRequired, .numberOfTouchesRequired, .preferredFramesPerSecond,
    .sectionIndexMinimumDisplayRowCount, .selectedSegmentIndex, .tag,
  ]

  private static let references: Set<IBAttributeName> = [
    .destination, .detailTextLabel, .firstItem, .initialViewController,
    .popoverAnchorBarButtonItem, .popoverAnchorView, .reference, .secondItem, .tableViewCell,
    .textLabel,
  ]

  private static let keywords: [IBAttributeName: IBKeywordList] = [
    .accessoryType: .accessoryType, .editingAccessoryType: .accessoryType,
    .appearance: .appearance, .axis: .axis, .baselineAdjustment: .baselineAdjustment,
    .borderStyle: .borderStyle, .buttonType: .buttonType, .clearButtonMode: .textFieldViewMode,
    .colorSpace: .colorSpace, .contentHorizontalAlignment: .horizontalAlignment,
    .contentInsetAdjustmentBehavior: .contentInsetAdjustment, .contentMode: .contentMode,
    .contentVerticalAlignment: .verticalAlignment, .customColorSpace: .customColorSpace,
    .dataMode: .dataMode, .datePickerMode: .datePickerMode,
    .distribution: .stackDistribution, .firstAttribute: .layoutAttribute,
    .keyboardDismissMode: .keyboardDismissMode, .lineBreakMode: .lineBreakMode,
    .orientation: .orientation, .relation: .layoutRelation, .scrollDirection: .scrollDirection,
    .secondAttribute: .layoutAttribute, .sectionInsetReference: .sectionInsetReference,
    .selectionStyle: .cellSelectionStyle, .semanticContentAttribute: .semanticContent,
    .separatorStyle: .separatorStyle, .spacingType: .spacingType, .textAlignment: .textAlignment,
  ]
}
