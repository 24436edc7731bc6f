import Files
import Foundation

/// Where the package of a runner lies in a side's files.
///
/// A package need not lie at the root: `nibmark init --package` writes one into a folder of the app's repository.
public struct RunnerPackage: Sendable {
  /// The folder that a person named, as seen from the repository's root.
  private let named: String?
  /// The working directory as seen from the repository's root; empty at the root, and outside of repositories.
  let workingFolder: String

  /// The folder that `nibmark init --package` writes by default.
  public static let standardFolder = "Nibmark"

  /// Creates the place of a package.
  ///
  /// - Parameters:
  ///   - named: The package's folder from the working directory; looked for when nil.
  ///   - folder: The working directory.
  public init(_ named: String? = nil, from folder: String) {
    let resolved = FileReader.resolve(folder) ?? folder
    let root = WorkTree.holding(folder) ?? resolved
    workingFolder = Self.path(resolved, below: root) ?? ""
    self.named = named.map { name in
      let path = name.hasPrefix("/") ? name : resolved + "/" + name
      let clean = URL(fileURLWithPath: path).standardizedFileURL.path
      return Self.path(clean, below: root) ?? clean
    }
  }

  /// The package's folder in a tree, as seen from its root; empty for the root itself.
  ///
  /// Without a name it is the nearest with a manifest, from the working directory up to the root, and then that of
  /// `nibmark init --package`.
  ///
  /// - Throws: ``MeasuringError`` when no manifest is there.
  func folder(in tree: String) throws(MeasuringError) -> String {
    let candidates = named.map { [$0] } ?? foldersUp + [Self.standardFolder]
    let found = candidates.first { candidate in
      !candidate.hasPrefix("/")
        && FileManager.default.fileExists(atPath: "\(tree)/\(candidate)/Package.swift")
    }
    if let found { return found }
    throw MeasuringError(
      "\(named.map { tree + "/" + $0 } ?? tree) holds no Package.swift, so its runner cannot be built; give the "
        + "package's folder by --package-path, name a program, or leave --runner out"
    )
  }

  /// The working directory and the folders around it, up to the root.
  private var foldersUp: [String] {
    let parts = workingFolder.split(separator: "/")
    return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: "/") }
  }

  private static func path(_ path: String, below root: String) -> String? {
    if path == root { return "" }
    let start = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
