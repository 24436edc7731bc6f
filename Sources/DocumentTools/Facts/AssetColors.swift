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

  /// Whether catalogues have several colours of a name, and none of them is nearer to the document.
  func isUncertain(_ name: String) -> Bool { sets[name] != nil && set(named: name) == nil }

  /// The number of leading folders that two paths share.
  private static func sharedCount(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension AssetColors {
  /// The colours for a document, from all catalogues of its project, which are read once.
  ///
  /// - Complexity: O(files of the project) the first time.
  @MainActor
  static func near(_ file: String) -> AssetColors {
    guard !file.isEmpty else { return .none }
    let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
    return AssetColors(sets: ProjectFacts.of(file).colorSets, folder: folder)
  }

  /// Reads the colour sets of catalogues.
  ///
  /// - Complexity: O(folders).
  static func sets(at folders: [String]) -> [String: [(catalogue: String, set: ColorSet)]] {
    var reader = CatalogueReader()
    for folder in folders { reader.read(folder) }
    return reader.sets
  }
}

/// Reads colour sets by the names that documents have for them.
private struct CatalogueReader {
  private(set) var sets: [String: [(catalogue: String, set: ColorSet)]] = [:]
  private var prefixes: [Substring: String] = [:]

  mutating func read(_ path: String) {
    guard let contents = try? FileReader.read(path + "/Contents.json"),
      let set = ColorSet(Data(contents)), let slash = path.lastIndex(of: "/")
    else { return }
    let folder = path[..<slash]
    let ending = folder.range(of: ".xcassets", options: .backwards)
    let catalogue = ending.map { path[..<$0.upperBound] }
    let name = prefix(of: folder) + path[slash...].dropFirst().dropLast(".colorset".count)
    sets[name, default: []].append((catalogue.map(String.init) ?? String(folder), set))
  }

  /// What the folders inside a catalogue put before the names in them.
  private mutating func prefix(of folder: Substring) -> String {
    guard !folder.hasSuffix(".xcassets"), let slash = folder.lastIndex(of: "/") else { return "" }
    if let known = prefixes[folder] { return known }
    let outer = prefix(of: folder[..<slash])
    let own = folder[slash...].dropFirst() + "/"
    let prefix = Self.providesNamespace(String(folder)) ? outer + own : outer
    prefixes[folder] = prefix
    return prefix
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let contents = try? FileReader.read(folder + "/Contents.json"),
      let top = try? JSONSerialization.jsonObject(with: Data(contents)) as? [String: Any],
      let properties = top["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }
}
