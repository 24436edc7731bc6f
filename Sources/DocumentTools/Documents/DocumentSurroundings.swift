import Foundation

/// The files of a project that a check reads beside its documents.
public enum DocumentSurroundings {
  private static let read: Set<String> = [
    "xib", "storyboard", "plist", "ttf", "otf", "ttc", "pbxproj", "strings", "stringsdict",
    "xcstrings",
  ]
  private static let images: Set<String> = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic",
  ]

  /// Whether a check may read a file.
  public static func isRead(_ path: String) -> Bool {
    if read.contains(ending(path)) { return true }
    return path.contains(".xcassets/") && path.hasSuffix("/Contents.json")
      || path == "Package.swift" || path.hasSuffix("/Package.swift")
  }

  /// Whether a check may ask if a file is there, without reading it.
  public static func isNamed(_ path: String) -> Bool {
    images.contains(ending(path)) && !path.contains(".xcassets/")
  }

  private static func ending(_ path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }
}
