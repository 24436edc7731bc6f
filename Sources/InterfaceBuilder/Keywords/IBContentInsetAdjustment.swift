/// When the safe area adds to a scroll view's insets.
public enum IBContentInsetAdjustment: UInt8, IBKeyword {
  case automatic, scrollableAxes, never, always

  package static var list: IBKeywordList { .contentInsetAdjustment }
}
