/// How groups of processes draw code layouts.
public enum LayoutDraw: Sendable, Hashable {
  /// Both sides of a group have one seed.
  case alike
  /// Each side has a seed of its own, so that equal sources differ too.
  case apart
  /// Each side has one seed in all groups, as two binaries have.
  case once
}
