/// How scrolling sends the keyboard away.
public enum IBKeyboardDismissMode: UInt8, IBKeyword {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

  package static var list: IBKeywordList { .keyboardDismissMode }
}
