import Files
import Foundation

/// Digests of what a check reads of a project beside the document itself.
public final class SurroundingsDigest {
  private let key: ContentDigest.Key
  private var projects: [String: ContentDigest] = [:]
  private var folders: [String: String] = [:]

  /// Creates digests with a key.
  package init(key: ContentDigest.Key) { self.key = key }

  /// The digest of the surroundings of a document: of the fonts, images, catalogues and property lists of its project.
  ///
  /// - Complexity: O(bytes of the project's surroundings) the first time.
  package func digest(around path: String) -> ContentDigest {
    let folder = (path as NSString).deletingLastPathComponent
    let root = root(of: folder.isEmpty ? "." : folder)
    if let known = projects[root] { return known }
    let digest = read(root)
    projects[root] = digest
    return digest
  }

  private func root(of folder: String) -> String {
    if let known = folders[folder] { return known }
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    // Fonts are looked for beside a property list above, wherever the project begins.
    let root =
      [ProjectFacts.root(above: path), FontPlaces.top(above: path), path]
      .compactMap(\.self).min { $0.utf8.count < $1.utf8.count } ?? path
    folders[folder] = root
    return root
  }

  private func read(_ root: String) -> ContentDigest {
    let search = FileSearch(
      [root],
      FileSearch.Options(endings: DocumentSurroundings.endings, includesIgnored: false)
    )
    var text = ProjectFiles(below: root).fingerprint
    for file in search.files where !DocumentSurroundings.isDocument(file) {
      if DocumentSurroundings.isRead(file) {
        let bytes = try? FileReader.read(file, byteCountMax: .max)
        text += "\(file)\n\(bytes.map { ContentDigest($0, key: key).description } ?? "unread")\n"
      } else if DocumentSurroundings.isNamed(file) {
        text += "\(file)\n"
      }
    }
    return ContentDigest(text, key: key)
  }
}

/// Where the fonts of an app are looked for.
private enum FontPlaces {
  private static let levelCountMax = 6

  /// The nearest folder above that has a property list of an app.
  static func top(above folder: String) -> String? {
    var path = folder
    for _ in 0..<levelCountMax where path != "/" {
      if FileManager.default.fileExists(atPath: path + "/Info.plist") { return path }
      path = (path as NSString).deletingLastPathComponent
    }
    return nil
  }
}
