import XMLSupport

/// The keyword lists of the vocabulary, in their order there.
package enum IBKeywordList: Int, CaseIterable, Sendable {
  case contentMode, layoutAttribute, layoutRelation, axis, stackAlignment, stackDistribution,
    textAlignment, lineBreakMode, baselineAdjustment, horizontalAlignment, verticalAlignment,
    buttonType, accessoryType, cellSelectionStyle, tableViewCellStyle, tableViewStyle,
    separatorStyle, dataMode, borderStyle, textFieldViewMode, keyboardDismissMode,
    contentInsetAdjustment, semanticContent, scrollDirection, activityIndicatorStyle, colorSpace,
    customColorSpace, fontType, fontWeight, orientation, appearance, runtimeAttributeType,
    layoutGuideEdge, datePickerMode, sectionInsetReference, spacingType

  var words: XMLVocabulary.KeywordList {
    switch self {
    case .contentMode: IBContentMode.keywordList
    case .layoutAttribute: IBLayoutAttribute.keywordList
    case .layoutRelation: IBLayoutRelation.keywordList
    case .axis: IBAxis.keywordList
    case .stackAlignment: IBStackAlignment.keywordList
    case .stackDistribution: IBStackDistribution.keywordList
    case .textAlignment: IBTextAlignment.keywordList
    case .lineBreakMode: IBLineBreakMode.keywordList
    case .baselineAdjustment: IBBaselineAdjustment.keywordList
    case .horizontalAlignment: IBHorizontalAlignment.keywordList
    case .verticalAlignment: IBVerticalAlignment.keywordList
    case .buttonType: IBButtonType.keywordList
    case .accessoryType: IBAccessoryType.keywordList
    case .cellSelectionStyle: IBCellSelectionStyle.keywordList
    case .tableViewCellStyle: IBTableViewCellStyle.keywordList
    case .tableViewStyle: IBTableViewStyle.keywordList
    case .separatorStyle: IBSeparatorStyle.keywordList
    case .dataMode: IBDataMode.keywordList
    case .borderStyle: IBBorderStyle.keywordList
    case .textFieldViewMode: IBTextFieldViewMode.keywordList
    case .keyboardDismissMode: IBKeyboardDismissMode.keywordList
    case .contentInsetAdjustment: IBContentInsetAdjustment.keywordList
    case .semanticContent: IBSemanticContent.keywordList
    case .scrollDirection: IBScrollDirection.keywordList
    case .activityIndicatorStyle: IBActivityIndicatorStyle.keywordList
    case .colorSpace: IBColorSpace.keywordList
    case .customColorSpace: IBCustomColorSpace.keywordList
    case .fontType: IBFontType.keywordList
    case .fontWeight: IBFontWeight.keywordList
    case .orientation: IBOrientation.keywordList
    case .appearance: IBAppearance.keywordList
    case .runtimeAttributeType: IBRuntimeAttributeType.keywordList
    case .layoutGuideEdge: IBLayoutGuideEdge.keywordList
    case .datePickerMode: IBDatePickerMode.keywordList
    case .sectionInsetReference: IBSectionInsetReference.keywordList
    case .spacingType: IBSpacingType.keywordList
    }
  }
}
