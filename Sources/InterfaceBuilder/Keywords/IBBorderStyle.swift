/// The border of a text field.
public enum IBBorderStyle: UInt8, IBKeyword {
  case none, line, bezel, roundedRect

  package static var list: IBKeywordList { .borderStyle }
}
