import Foundation

/// Names made of paths.
enum DocumentName {
  /// The file name without its extension, as `UINib` would be asked for it.
  static func base(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The path below a root, dotted: a stable class name.
  ///
  /// The extension stays: a nib and a storyboard of one name are two documents.
  static func dotted(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: ".")
  }
}
