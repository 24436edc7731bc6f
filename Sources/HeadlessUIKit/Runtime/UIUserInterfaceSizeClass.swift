/// Whether a dimension of the interface is narrow or wide.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Narrow.
  case compact
  /// Wide.
  case regular
}
