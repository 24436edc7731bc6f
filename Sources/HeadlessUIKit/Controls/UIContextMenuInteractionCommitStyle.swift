/// What becomes of a preview that the user taps.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It becomes what is shown.
  case pop
}
