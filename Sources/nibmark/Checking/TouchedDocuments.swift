import DocumentTools
import Files
import Foundation
import NibmarkRunner

/// The documents whose findings may differ from those at a revision.
struct TouchedDocuments {
  /// Their positions among the documents that were found.
  private(set) var positions: [Int] = []
  /// The paths that they had in the revision, from the repository's root; nil for new ones.
  private(set) var formerPaths: [String?] = []
  /// The documents of the revision that are gone, from the repository's root.
  private(set) var deleted: [String] = []

  /// Finds them.
  ///
  /// - Parameters:
  ///   - paths: The documents that were found.
  ///   - folders: The files and folders that were asked for.
  ///   - base: The revision.
  /// - Complexity: O(documents), and O(their bytes) where a catalogue changed.
  init(_ paths: [String], below folders: [String], since base: BaseRevision) {
    let repository = RepositoryPaths(base.folder)
    let surroundings = ChangedSurroundings(base)
    let names = NameSearch(surroundings.names)
    var renamed: Set<String> = []
    for (position, path) in paths.enumerated() {
      let resolved = repository.relative(path)
      let own = repository.unresolved(path)
      let isChanged = [resolved, own].contains { $0 == nil || base.isChanged($0 ?? "") }
      let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      guard
        isChanged || surroundings.concerns(path, named: stem) || names.isNamed(in: path)
      else { continue }
      let former = resolved.flatMap { base.formerPath(of: $0) }
      if let former { renamed.insert(former) }
      positions.append(position)
      formerPaths.append(former)
    }
    let asked = folders.compactMap(repository.relative)
    deleted = base.changes.keys.filter { path in
      DocumentSurroundings.isDocument(path) && base.files.contains(path) && !renamed.contains(path)
        && !FileManager.default.fileExists(atPath: base.folder + "/" + path)
        && asked.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
        && !Self.isLeftOut(path)
    }.sorted()
  }

  /// Whether there is nothing to compare.
  var isNothing: Bool { positions.isEmpty && deleted.isEmpty }

  private static func isLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      $0.hasPrefix(".") || FileSearch.generatedFolders.contains(String($0))
    }
  }
}

/// What changed around documents and so may change their findings.
struct ChangedSurroundings {
  /// Names of colours, images, documents and classes.
  private(set) var names: Set<String> = []
  /// What changed sources name, among it nibs.
  private(set) var named: Set<String> = []
  /// Whether something changed that any document may depend on, such as a font.
  private(set) var concernsAll = false
  /// What became of what targets build.
  private var builds: [BuildChange] = []
  /// What became of the classes in sources.
  private var declarations = DeclarationChange()

  init(_ base: BaseRevision) {
    for path in base.changes.keys { add(path, base) }
    names.formUnion(declarations.names)
    names.formUnion(declarations.descendants(below: base.folder))
  }

  private mutating func add(_ path: String, _ base: BaseRevision) {
    let file = path as NSString
    let parts = path.split(separator: "/")
    if let build = base.buildChange(path) { return add(build) }
    let item = parts.last { $0.hasSuffix("set") && $0.contains(".") }
    switch file.pathExtension.lowercased() {
    case _ where DocumentSurroundings.isDocument(path):
      names.insert((file.lastPathComponent as NSString).deletingPathExtension)
    case _ where DocumentSurroundings.isSource(path):
      names.insert((file.lastPathComponent as NSString).deletingPathExtension)
      addTexts(of: base.folder + "/" + path)
      let (former, now) = base.contents(path)
      declarations.add(former.map { [UInt8]($0) }, now.map { [UInt8]($0) }, path: path)
    case "ttf", "otf", "ttc": concernsAll = true
    // A document's translations have its name.
    case "strings", "stringsdict", "xcstrings":
      named.insert(NSString(string: file.lastPathComponent).deletingPathExtension)
    case "plist": concernsAll = concernsAll || base.changesAppearance(path)
    case _ where parts.contains { $0.hasSuffix(".xcassets") }:
      // Without an item it is a folder, which may give its items another name.
      if let item {
        names.insert((String(item) as NSString).deletingPathExtension)
      } else if file.lastPathComponent == "Contents.json" {
        concernsAll = concernsAll || base.changesNamespace(path)
      }
    case _ where DocumentSurroundings.isImage(path):
      names.insert(file.lastPathComponent)
      names.insert((file.lastPathComponent as NSString).deletingPathExtension)
    default: break
    }
  }
}

extension ChangedSurroundings {
  /// Whether what changed may change the findings of a document, as far as its place and name tell.
  func concerns(_ path: String, named name: String) -> Bool {
    concernsAll || named.contains(name)
      || builds.contains { $0.documents.contains(name.lowercased()) || $0.holds(path) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
  }

  private mutating func add(_ build: BuildChange) {
    concernsAll = concernsAll || build.concernsAll
    names.formUnion(build.images.flatMap { [$0, ($0 as NSString).deletingPathExtension] })
    builds.append(build)
  }

  private mutating func addTexts(of path: String) {
    guard let bytes = try? FileReader.read(path) else { return }
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where index % 2 == 1 && part.count < 128 {
      named.insert(String(decoding: part, as: UTF8.self))
    }
    // A class that is named may load its nib.
    for word in bytes.split(whereSeparator: { !Self.isOfWord($0) }) where word.count < 128 {
      named.insert(String(decoding: word, as: UTF8.self))
    }
  }
}

extension BaseRevision {
  /// Whether a file differs from the revision, or is not in it.
  func isChanged(_ path: String) -> Bool {
    changes[path] != nil || !files.contains(path)
  }

  /// Whether a file or link is in the revision as it is now, so that what is wrong with it is old.
  func hasUnchanged(_ path: String) -> Bool {
    guard let own = RepositoryPaths(folder).unresolved(path) else { return false }
    return files.contains(own) && changes[own] == nil
  }

  /// The path that a file had in the revision; nil for a new one.
  func formerPath(of path: String) -> String? {
    if let renamed = changes[path], let former = renamed { return former }
    return files.contains(path) ? path : nil
  }

  /// Whether a change of a property list may change findings: those of an app name its fonts and its style.
  func changesAppearance(_ path: String) -> Bool {
    func values(_ data: Data?) -> [String] {
      let list = data.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      return ["UIAppFonts", "UIUserInterfaceStyle"].map { "\(list?[$0] ?? "")" }
    }
    let (former, now) = contents(path)
    return values(former) != values(now)
  }

  /// Whether a change of a catalogue's folder may give its items other names.
  func changesNamespace(_ path: String) -> Bool {
    let (former, now) = contents(path)
    return [former, now].contains { $0?.firstRange(of: Data("provides-namespace".utf8)) != nil }
  }

  /// What a change of a file makes of what is built; nil where it has no part in that.
  func buildChange(_ path: String) -> BuildChange? {
    guard DocumentSurroundings.saysWhatIsBuilt(path) else { return nil }
    let (former, now) = contents(path)
    return BuildChange(former.map { [UInt8]($0) }, now.map { [UInt8]($0) }, of: folder + "/" + path)
  }

  fileprivate func contents(_ path: String) -> (former: Data?, now: Data?) {
    let now = try? FileReader.read(folder + "/" + path)
    return (content(of: path), now.map { Data($0) })
  }
}
