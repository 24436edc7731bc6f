/// When a view of a text field is shown.
public enum IBTextFieldViewMode: UInt8, IBKeyword {
  case never, whileEditing, unlessEditing, always

  package static var list: IBKeywordList { .textFieldViewMode }
}
