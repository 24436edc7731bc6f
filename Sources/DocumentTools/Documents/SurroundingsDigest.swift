import Files
import Foundation

/// Digests of what a check reads of a project beside the document itself.
@MainActor
public final class SurroundingsDigest {
  private let key: ContentDigest.Key
  private var projects: [String: Digests] = [:]
  private var folders: [String: String] = [:]
  /// The files that were read, as they were just before.
  private var stamps: [(path: String, stamp: FileStamp?)] = []

  private struct Digests {
    var surroundings: ContentDigest
    var whole: ContentDigest
  }

  /// Creates digests with a key.
  package init(key: ContentDigest.Key) { self.key = key }

  /// Whether the digests cover what lies around a document: nothing is looked at in hidden folders and in built ones.
  package func covers(_ path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    let place = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
    let parts = place.utf8.dropFirst(root(of: place).utf8.count).split(separator: UInt8(ascii: "/"))
    return parts.allSatisfy { part in
      !part.starts(with: ".".utf8) && !Self.isBuilt(String(Substring(part)))
    }
  }

  // Package managers make folders that belong to the project: their colours, projects and fonts count.
  private static func isBuilt(_ folder: String) -> Bool {
    ProjectFiles.skipped.contains(folder)
  }

  /// Whether no file that was read has changed since: then whatever was read meanwhile is what the digests are of.
  ///
  /// - Complexity: O(files), by all processors.
  package var isAsRead: Bool {
    ParallelMap.results(of: stamps) { FileStamp($0.path) == $0.stamp }.allSatisfy(\.self)
  }

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
    // Other languages of a document lie beside its own folder.
    let own = path.hasSuffix(".lproj") ? (path as NSString).deletingLastPathComponent : path
    // Fonts are looked for beside a property list above, wherever the project begins.
    let root =
      [ProjectFacts.root(above: path), fontPlace(above: path), own]
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
    let files = ProjectFacts.files(below: root)
    var text = "\(root)\n\(files.hasAllSubmodules(root))\n" + files.fingerprint
    let others = Self.files(below: root).filter { !DocumentSurroundings.isDocument($0) }
    let read = others.filter(DocumentSurroundings.isRead)
    text += lines(of: read)
    // Most of these have endings that say nothing.
    text += lines(of: files.manifestPaths + files.licences.sorted() + [root + "/.gitmodules"])
    text += others.filter(DocumentSurroundings.isNamed).joined(separator: "\n")
    let surroundings = ContentDigest(text, key: key)
    // Property lists are among the surroundings already, but for those of packages.
    let texts = Set(files.texts).subtracting(read).sorted()
    text += lines(of: files.sources + texts + files.documents)
    return Digests(surroundings: surroundings, whole: ContentDigest(text, key: key))
  }

  /// The files that may be read or asked for, also those in folders of package managers.
  private static func files(below root: String) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    var waiting = [root]
    while !waiting.isEmpty {
      let search = FileSearch(waiting, FileSearch.Options(endings: DocumentSurroundings.endings))
      files += search.files
      waiting = search.leftOut.filter { left in
        left.reason == .generated && !isBuilt(DocumentPlace.name(left.path))
          && seen.insert(FileReader.resolve(left.path) ?? left.path).inserted
      }.map(\.path)
    }
    return files
  }

  private func lines(of files: [String]) -> String {
    let digests = ParallelMap.results(of: files) { [key] file in
      let stamp = FileStamp(file)
      let bytes = try? FileReader.read(file, byteCountMax: .max)
      return (stamp: stamp, digest: bytes.map { ContentDigest($0, key: key) })
    }
    stamps += zip(files, digests).map { ($0, $1.stamp) }
    let lines = zip(files, digests).map { "\($0)\n\($1.digest.map(\.description) ?? "unread")\n" }
    return lines.joined() + "\n"
  }
}
