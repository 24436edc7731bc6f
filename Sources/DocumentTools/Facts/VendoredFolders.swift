import Files
import Foundation

/// Folders of libraries that a project keeps a copy of: what is wrong there is not for its team to mend.
///
/// Such a folder is named as those of package managers and of other people's code are, or has a licence of its own while
/// the project's own code is elsewhere.
struct VendoredFolders: Sendable {
  /// The folders with a licence of their own, each with a slash at its end.
  private var licensed: [String] = []
  private let root: String

  private static let names: Set<String> = [
    "pods", "carthage", "vendor", "vendors", "vendored", "external", "externals", "submodules",
    "libs", "libraries", "thirdlib", "thirdlibs",
  ]
  /// How such names begin: `ThirdPartyLibrary`, `3rdParties`.
  private static let beginnings = ["thirdpart", "3rdpart"]

  /// Looks at the folders of a project.
  ///
  /// - Complexity: O(licences · projects), and O(bytes) of the licences.
  init(_ files: ProjectFiles, root: String) {
    self.root = root
    let texts = Dictionary(
      files.licences.map { (Self.folder(of: $0), $0) },
      uniquingKeysWith: { a, _ in a }
    )
    let own = texts[root + "/"].flatMap(Self.text)
    licensed = texts.filter { folder, path in
      // One app of several in a repository has its licence beside it as well.
      let least = own == nil ? 2 : 1
      return Self.depth(folder) - Self.depth(root + "/") >= least
        && files.projects.contains { !$0.hasPrefix(folder) } && Self.text(path) != own
    }.map(\.key)
  }

  /// Whether a document lies in such a folder.
  func contains(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard path.hasPrefix(root + "/") else { return false }
    let folders = path.dropFirst(root.count).split(separator: "/").dropLast()
    return folders.contains { Self.isNamed($0) } || licensed.contains(where: path.hasPrefix)
  }

  // `Third Party`, `third-party`.
  private static func isNamed(_ folder: Substring) -> Bool {
    let name = folder.lowercased().filter { $0.isLetter || $0.isNumber }
    return names.contains(name) || beginnings.contains(where: name.hasPrefix)
  }

  private static func text(_ path: String) -> [UInt8]? { try? FileReader.read(path) }

  private static func depth(_ folder: String) -> Int { folder.count { $0 == "/" } }

  private static func folder(of path: String) -> String {
    String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
