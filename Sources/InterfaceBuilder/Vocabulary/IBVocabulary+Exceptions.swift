import XMLSupport

extension IBVocabulary {
  /// Attributes that mean something else on one element than on the others.
  static let exceptions: [XMLVocabulary.Exception] =
    plain + flags + styles + frames + objectNumbers + values

  private static func exception(
    _ element: IBElementName,
    _ attribute: IBAttributeName,
    _ kind: XMLVocabulary.ValueKind
  ) -> XMLVocabulary.Exception {
    XMLVocabulary.Exception(element: element.rawValue, attribute: attribute.rawValue, kind: kind)
  }

  /// Identifiers where others have names, and names where others have identifiers.
  private static let plain: [XMLVocabulary.Exception] = [
    exception(.device, .id, .text),
    exception(.adaptation, .id, .text),
    exception(.tableViewCell, .imageView, .reference),
    exception(.designable, .name, .reference),
    exception(.constraint, .placeholder, .boolean),
    exception(.simulatedOrientationMetrics, .orientation, .text),
    exception(.pageViewController, .spineLocation, .text),
  ]

  private static let flags: [XMLVocabulary.Exception] =
    [IBAttributeName.top, .left, .bottom, .right].flatMap { edge in
      [exception(.extendedEdge, edge, .boolean), exception(.popoverArrowDirection, edge, .boolean)]
    } + [exception(.accessibilityTraits, .image, .boolean)]

  private static let styles: [XMLVocabulary.Exception] = [
    exception(.tableView, .style, .keyword(list: IBKeywordList.tableViewStyle.rawValue)),
    exception(.tableViewCell, .style, .keyword(list: IBKeywordList.tableViewCellStyle.rawValue)),
    exception(
      .activityIndicatorView,
      .style,
      .keyword(list: IBKeywordList.activityIndicatorStyle.rawValue)
    ),
    exception(.stackView, .alignment, .keyword(list: IBKeywordList.stackAlignment.rawValue)),
    exception(.variation, .alignment, .keyword(list: IBKeywordList.stackAlignment.rawValue)),
    exception(.paragraphStyle, .alignment, .keyword(list: IBKeywordList.textAlignment.rawValue)),
    // A size that the system chooses by what the text is for, as in "button".
    exception(.fontDescription, .size, .text),
    exception(.fontDescription, .type, .keyword(list: IBKeywordList.fontType.rawValue)),
    exception(.fontDescription, .weight, .keyword(list: IBKeywordList.fontWeight.rawValue)),
    exception(
      .viewControllerLayoutGuide,
      .type,
      .keyword(list: IBKeywordList.layoutGuideEdge.rawValue)
    ),
    exception(
      .userDefinedRuntimeAttribute,
      .type,
      .keyword(list: IBKeywordList.runtimeAttributeType.rawValue)
    ),
  ]

  /// Distances from a superview's edges, which are parts of its size where they have a percent sign.
  private static let frames: [XMLVocabulary.Exception] =
    [IBAttributeName.minX, .minY, .maxX, .maxY, .width, .height]
    .map { exception(.frame, $0, .ratio) }

  /// What objects have as numbers, as their rows say.
  private static let objectNumbers: [XMLVocabulary.Exception] = IBElementName.objectElements.flatMap
  {
    object in object.numbers.map { exception(object.name, $0, .number) }
  }

  /// The values of runtime attributes.
  private static let values: [XMLVocabulary.Exception] = [
    exception(.real, .value, .number),
    exception(.float, .value, .number),
    exception(.double, .value, .number),
    exception(.integer, .value, .number),
    exception(.bool, .value, .boolean),
  ]
}
