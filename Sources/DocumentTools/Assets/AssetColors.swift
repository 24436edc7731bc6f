import Files
import Foundation

/// The named colours in the asset catalogues of a document's project.
///
/// A document stores only the light value of a colour, as of its last save. The catalogue has both
/// appearances.
struct AssetColors {
  /// No colours, for documents outside a project.
  static let none = AssetColors(sets: [:], folder: "")

  private let sets: [String: [(catalogue: String, set: ColorSet)]]
  private let folder: String

  /// The colour set of a name from the catalogue nearest to the document.
  ///
  /// Nil when catalogues at equal distance differ.
  func set(named name: String) -> ColorSet? {
    guard let found = sets[name], let first = found.first else { return nil }
    if found.count == 1 { return first.set }
    let nearness = found.map { Self.sharedCount($0.catalogue, folder) }
    let nearest = nearness.max() ?? 0
    let candidates = zip(found, nearness).filter { $0.1 == nearest }.map(\.0.set)
    return candidates.allSatisfy { $0 == candidates[0] } ? candidates[0] : nil
  }

  /// The number of leading folders that two paths share.
  private static func sharedCount(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension AssetColors {
  /// A cache by the documents' folders, because each picture and appearance asks again.
  @MainActor private static var folders: [String: AssetColors] = [:]
  /// A cache of catalogues by project folder.
  @MainActor private static var projects: [String: [String: [(catalogue: String, set: ColorSet)]]] =
    [:]
  private static let depthMax = 12
  private static let folderCountMax = 20_000

  /// The colours for a document, from all catalogues of its project, which are read once.
  ///
  /// The project is the nearest enclosing folder with a repository, a project, a workspace or a
  /// package.
  /// - Complexity: O(files of the project) the first time.
  @MainActor
  static func near(_ file: String) -> AssetColors {
    guard !file.isEmpty else { return .none }
    let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
    if let known = folders[folder] { return known }
    let sets = project(above: folder).map(sets(of:)) ?? [:]
    let found = AssetColors(sets: sets, folder: folder)
    folders[folder] = found
    return found
  }

  @MainActor
  private static func sets(of project: String) -> [String: [(catalogue: String, set: ColorSet)]] {
    if let known = projects[project] { return known }
    var reader = CatalogueReader(folderCountMax: folderCountMax)
    reader.read(project)
    projects[project] = reader.sets
    return reader.sets
  }

  /// The folder of the project that a folder belongs to.
  static func project(above folder: String) -> String? {
    var path = folder
    for _ in 0..<depthMax where path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let isProject = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }
      if isProject { return path }
      path = (path as NSString).deletingLastPathComponent
    }
    return nil
  }
}

/// Finds the colour sets below a folder.
private struct CatalogueReader {
  private(set) var sets: [String: [(catalogue: String, set: ColorSet)]] = [:]
  private var foldersLeft: Int

  init(folderCountMax: Int) { foldersLeft = folderCountMax }

  /// Reads all catalogues below a folder; links are not followed, so that the walk ends.
  mutating func read(_ folder: String) {
    var waiting = [folder]
    while let next = waiting.popLast(), foldersLeft > 0 {
      foldersLeft -= 1
      for name in Self.folders(in: next)
      where !name.hasPrefix(".") && !FileSearch.generatedFolders.contains(name) {
        let path = next + "/" + name
        if name.hasSuffix(".xcassets") {
          readCatalogue(path, at: path, prefix: "")
        } else {
          waiting.append(path)
        }
      }
    }
  }

  private mutating func readCatalogue(_ catalogue: String, at folder: String, prefix: String) {
    guard foldersLeft > 0 else { return }
    foldersLeft -= 1
    for name in Self.folders(in: folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".colorset") {
        guard let contents = try? FileReader.read(path + "/Contents.json"),
          let set = ColorSet(Data(contents))
        else { continue }
        sets[prefix + name.dropLast(9), default: []].append((catalogue, set))
      } else if !name.contains(".") {
        let inner = Self.providesNamespace(path) ? prefix + name + "/" : prefix
        readCatalogue(catalogue, at: path, prefix: inner)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let contents = try? FileReader.read(folder + "/Contents.json"),
      let top = try? JSONSerialization.jsonObject(with: Data(contents)) as? [String: Any],
      let properties = top["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }
}
