/// The mark at the end of a table view cell.
public enum IBAccessoryType: UInt8, IBKeyword {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

  package static var list: IBKeywordList { .accessoryType }
}
