import Foundation

/// Something that a document takes from elsewhere, with what Interface Builder noted about it.
public enum IBResource: Sendable, Hashable {
  /// An image; its size in points, and the catalogue (`system` for symbols).
  case image(name: String, size: CGSize?, catalog: String?)
  /// A colour of the app's asset catalogue, with the value that it had when saved.
  case namedColor(name: String, value: IBColor?)
  /// A colour of the system, with the value that it had when saved.
  case systemColor(name: String, value: IBColor?)
}
