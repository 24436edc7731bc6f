import Files
import Foundation

/// Digests of what a check reads of a project beside the document itself.
@MainActor
public final class SurroundingsDigest {
  private let key: ContentDigest.Key
  private var projects: [String: Digests] = [:]
  private var folders: [String: String] = [:]

  private struct Digests {
    var surroundings: ContentDigest
    var whole: ContentDigest
  }

  /// Creates digests with a key.
  package init(key: ContentDigest.Key) { self.key = key }

  /// The digest of the surroundings of a document: of the fonts, images, catalogues and property lists of its project.
  ///
  /// - Complexity: O(bytes of the project's surroundings) the first time.
  package func digest(around path: String) -> ContentDigest { digests(around: path).surroundings }

  /// The digest of all that anything in a document's project may say of it: also of sources and of other documents.
  ///
  /// - Complexity: O(bytes of the project) the first time.
  package func digest(ofProjectAround path: String) -> ContentDigest { digests(around: path).whole }

  private func digests(around path: String) -> Digests {
    let folder = (path as NSString).deletingLastPathComponent
    let root = root(of: folder.isEmpty ? "." : folder)
    if let known = projects[root] { return known }
    let digests = read(root)
    projects[root] = digests
    return digests
  }

  private func root(of folder: String) -> String {
    if let known = folders[folder] { return known }
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    // Fonts are looked for beside a property list above, wherever the project begins.
    let root =
      [ProjectFacts.root(above: path), fontPlace(above: path), path]
      .compactMap(\.self).min { $0.utf8.count < $1.utf8.count } ?? path
    folders[folder] = root
    return root
  }

  /// The nearest folder above that has a property list of an app, where its fonts are looked for.
  private func fontPlace(above folder: String) -> String? {
    var path = folder
    for _ in 0..<Self.fontLevelCountMax where path != "/" {
      if ProjectFacts.marks(of: path).hasPropertyList { return path }
      path = (path as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static let fontLevelCountMax = 6

  private func read(_ root: String) -> Digests {
    let search = FileSearch(
      [root],
      FileSearch.Options(endings: DocumentSurroundings.endings, includesIgnored: false)
    )
    let files = ProjectFacts.files(below: root)
    var text = files.fingerprint
    let others = search.files.filter { !DocumentSurroundings.isDocument($0) }
    let read = others.filter(DocumentSurroundings.isRead)
    text += lines(of: read)
    text += others.filter(DocumentSurroundings.isNamed).joined(separator: "\n")
    let surroundings = ContentDigest(text, key: key)
    // Property lists are among the surroundings already, but for those of packages.
    let texts = Set(files.texts).subtracting(read).sorted()
    text += lines(of: files.sources + texts + files.documents)
    return Digests(surroundings: surroundings, whole: ContentDigest(text, key: key))
  }

  private func lines(of files: [String]) -> String {
    let digests = ParallelMap.results(of: files) { [key] file in
      (try? FileReader.read(file, byteCountMax: .max)).map { ContentDigest($0, key: key) }
    }
    let lines = zip(files, digests).map { "\($0)\n\($1.map(\.description) ?? "unread")\n" }
    return lines.joined() + "\n"
  }
}
