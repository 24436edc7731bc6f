/// The values that attributes of the tree can have, for those that have few.
enum ValueWords {
  /// Attributes that are `YES` or left out.
  private static let flags: Set<String> = [
    "hidden", "selected", "highlighted", "editing", "animating",
  ]

  private static let words: [String: [String]] = [
    "on": ["YES", "NO"], "scrollDirection": ["vertical", "horizontal"],
    "style": ["plain", "grouped", "insetGrouped"],
    "separatorStyle": ["none", "singleLine", "singleLineEtched"], "textAlignment": ["center"],
    "accessoryType": [
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ],
  ]

  /// Attributes that are always numbers.
  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "windowX", "windowY", "alpha", "tag", "zPosition", "section",
    "item", "created", "reused", "pooled", "highWater", "purged", "count", "contentWidth",
    "contentHeight", "contentOffsetX", "contentOffsetY", "rowHeight", "estimatedRowHeight",
    "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "minimumLineSpacing", "minimumInteritemSpacing", "minX", "minY",
    "maxX", "maxY", "progress", "numberOfPages", "currentPage", "selectedSegmentIndex",
  ]

  /// Why an attribute never has, or always lacks, the value that it is compared with.
  static func mistake(in comparison: TreeReach.Comparison) -> String? {
    let (name, text) = (comparison.attribute, comparison.text)
    if flags.contains(name) {
      if text == "YES", !comparison.isNegated { return nil }
      return
        "@\(name) is YES or left out, so that it never is \(comparison.isNegated ? "not " : "")"
        + "\"\(text)\"; expected @\(name) = 'YES' or not(@\(name))"
    }
    if let words = words[name], !words.contains(text) {
      return "@\(name) is never \"\(text)\"; expected \(words.joinedAsAlternatives())"
        + NearestName.hint(text, in: words)
    }
    if numbers.contains(name), Double(text) == nil {
      return "@\(name) is a number and never \"\(text)\"; expected a number"
    }
    return nil
  }
}
