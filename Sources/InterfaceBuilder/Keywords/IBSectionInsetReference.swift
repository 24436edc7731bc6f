/// What the section insets of a flow layout are measured from.
public enum IBSectionInsetReference: UInt8, IBKeyword {
  case contentInset, safeArea, layoutMargins

  package static var list: IBKeywordList { .sectionInsetReference }
  package static var aliases: [String: Self] {
    [
      "fromContentInset": .contentInset,
      "fromSafeArea": .safeArea,
      "fromLayoutMargins": .layoutMargins,
    ]
  }
}
