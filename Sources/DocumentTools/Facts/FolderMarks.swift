import Foundation

/// What the names in a folder say about the project that it may belong to.
struct FolderMarks {
  /// Whether it has what the top folders of projects have.
  let isProject: Bool
  /// Whether it is the top of a git work tree.
  let isWorkTree: Bool
  /// Whether it has the property list of an app.
  let hasPropertyList: Bool

  /// Reads a folder; one that cannot be read has nothing.
  ///
  /// - Complexity: O(names).
  init(of path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    isProject = names.contains(where: Self.isMark)
    isWorkTree = names.contains(".git")
    hasPropertyList = names.contains("Info.plist")
  }

  private static let marks: Set<String> = [
    "Package.swift", "Podfile", "Cartfile", "Gemfile", ".gitignore", ".github", "README.md",
    "LICENSE",
  ]

  private static func isMark(_ name: String) -> Bool {
    marks.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}
