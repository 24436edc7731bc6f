/// Where shrunken text stands in a label.
public enum IBBaselineAdjustment: UInt8, IBKeyword {
  case alignBaselines, alignCenters, none

  package static var list: IBKeywordList { .baselineAdjustment }
}
