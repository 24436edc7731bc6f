/// How groups of processes draw code layouts.
public enum LayoutDraw: String, Sendable, Hashable, Codable, CaseIterable {
  /// Both sides of a group have one seed: what both have lies alike.
  case alike
  /// Each side has a seed of its own, so that nothing lies alike.
  case apart
  /// Each side has one seed of its own in all groups, as two binaries have.
  case once
}
