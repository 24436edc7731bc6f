import Foundation

/// The files of a project that a check reads beside its documents.
public enum DocumentSurroundings {
  private static let read: Set<String> = [
    "xib", "storyboard", "plist", "ttf", "otf", "ttc", "pbxproj", "strings", "stringsdict",
    "xcstrings", "xcconfig", "podspec",
  ]
  /// The endings of the files that a check reads, or asks for.
  static let endings = read.union(DocumentPlace.imageEndings).union(["json", "swift", "nib"])
    .sorted()

  /// Whether a file is a document itself.
  public static func isDocument(_ path: String) -> Bool {
    ["xib", "storyboard"].contains(ending(path))
  }

  /// Whether a check may read a file.
  public static func isRead(_ path: String) -> Bool {
    if read.contains(ending(path)) { return true }
    return path.hasSuffix("/Contents.json") && DocumentPlace.isInCatalogue(path)
      || manifests.contains(DocumentPlace.name(path))
      || BuildDescription.kind(DocumentPlace.name(path)) != nil
  }

  /// Whether a file is a source, which a check reads where a claim depends on code.
  public static func isSource(_ path: String) -> Bool {
    DocumentPlace.sourceEndings.contains(ending(path))
  }

  /// Whether a file says what is built of documents, and for which devices.
  public static func saysWhatIsBuilt(_ path: String) -> Bool {
    ["pbxproj", "xcconfig"].contains(ending(path))
      || BuildDescription.kind(DocumentPlace.name(path)) != nil
  }

  private static let manifests: Set<String> = [
    "Package.swift", "Podfile", "Cartfile", "Package.resolved", ".gitmodules",
  ]

  /// Whether a check may ask if a file is there, without reading it.
  public static func isNamed(_ path: String) -> Bool {
    isImage(path) && !DocumentPlace.isInCatalogue(path) || ending(path) == "nib"
  }

  /// Whether a file is an image.
  public static func isImage(_ path: String) -> Bool {
    DocumentPlace.imageEndings.contains(ending(path))
  }

  private static func ending(_ path: String) -> String { DocumentPlace.ending(path) }
}
