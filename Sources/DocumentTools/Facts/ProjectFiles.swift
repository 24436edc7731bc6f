import Files
import Foundation

/// What stands in a project's folder, by names alone.
struct ProjectFiles: Sendable {
  /// The names of images, in catalogues and loose, without endings and scales.
  private(set) var images: Set<String> = []
  /// The folders of the colours in catalogues.
  private(set) var colorSets: [String] = []
  /// The names of those colours, also with the folders inside their catalogue.
  private(set) var colors: Set<String> = []
  /// The folders of launch images in catalogues.
  private(set) var launchImages: [String] = []
  /// The source files.
  private(set) var sources: [String] = []
  /// The property lists of apps and extensions.
  private(set) var propertyLists: [String] = []
  /// Xcode's project files.
  private(set) var projects: [String] = []
  /// The folders with a specification of CocoaPods, each with a slash at its end.
  private(set) var podFolders: [String] = []
  /// The files that say under which licence what lies beside them is.
  private(set) var licences: [String] = []
  /// The documents.
  private(set) var documents: [String] = []
  /// Files that may name documents and classes, and are no sources of types.
  private(set) var texts: [String] = []
  /// Further files that say what is built.
  private(set) var builds: [BuildDescription] = []
  /// Whether a catalogue has a picture beside the app's icons.
  private(set) var hasPictures = false
  /// Whether there is an asset catalogue.
  private(set) var hasCatalogue = false
  /// Whether there is a catalogue in a form that is not read.
  private(set) var hasCompiledCatalogue = false
  /// Whether the walk came to all folders.
  private(set) var isWhole = false
  /// Files that name packages, each with its folder.
  private var manifests: [(name: String, folder: String)] = []

  /// The most folders that are read.
  static let folderCountMax = 50_000

  /// Folders that are not looked into.
  static let skipped: Set<String> = ["build", "DerivedData", "node_modules"]
  private static let textEndings: Set<String> = [
    "plist", "json", "pch", "c", "cc", "cpp", "hpp", "inc", "xcconfig", "yml",
  ]
  private static let imageSets: Set<String> = [
    "imageset", "symbolset", "launchimage", "appiconset", "brandassets", "imagestack",
  ]

  /// Nothing.
  init() {}

  /// Reads a folder.
  ///
  /// - Complexity: O(names below it).
  init(below root: String) {
    var files = Self()
    let isWhole = FolderWalk.visit(root, folderCountMax: Self.folderCountMax) { files.add($0) }
    self = files
    self.isWhole = isWhole
  }

  /// Takes an entry, and answers whether to look into it.
  private mutating func add(_ entry: FolderWalk.Entry) -> Bool {
    guard !entry.name.hasPrefix(".") else { return false }
    guard !entry.isFolder else { return addFolder(entry) }
    if BuildDescription.kind(entry.name) != nil {
      builds.append(BuildDescription(name: entry.name, folder: entry.folder))
    }
    if DocumentPlace.endings.contains(entry.ending) { documents.append(entry.path) }
    let isText = Self.textEndings.contains(entry.ending) && entry.name != "Contents.json"
    if isText || entry.name.hasSuffix("InfoPlist.strings") { texts.append(entry.path) }
    if Self.isLicence(entry) { licences.append(entry.path) }
    switch entry.ending {
    case _ where DocumentPlace.sourceEndings.contains(entry.ending): sources.append(entry.path)
    case _ where DocumentPlace.imageEndings.contains(entry.ending): addImage(entry.name)
    case "plist": if entry.name.contains("Info") { propertyLists.append(entry.path) }
    case "pbxproj": projects.append(entry.path)
    case "podspec": podFolders.append(entry.folder)
    case "car": hasCompiledCatalogue = true
    default:
      if ["Podfile", "Cartfile", "Package.resolved"].contains(entry.name) {
        manifests.append((entry.name, entry.folder))
      }
    }
    return false
  }

  private static func isLicence(_ entry: FolderWalk.Entry) -> Bool {
    guard ["", "txt", "md", "rst"].contains(entry.ending) else { return false }
    let name = entry.name.lowercased()
    return name.hasPrefix("license") || name.hasPrefix("licence") || name.hasPrefix("copying")
  }

  private mutating func addFolder(_ entry: FolderWalk.Entry) -> Bool {
    guard !Self.skipped.contains(entry.name) else { return false }
    if entry.ending == "xcassets" { hasCatalogue = true }
    if entry.ending == "colorset" {
      colorSets.append(entry.path)
      colors.formUnion(Self.names(of: entry))
      return false
    }
    if entry.ending == "launchimage" { launchImages.append(entry.path) }
    guard Self.imageSets.contains(entry.ending) else { return true }
    if entry.ending == "imageset" { hasPictures = true }
    images.formUnion(Self.names(of: entry))
    return false
  }

  // A folder in a catalogue may be a part of the names in it, and only its file says so.
  private static func names(of entry: FolderWalk.Entry) -> [String] {
    let name = String(entry.name.dropLast(entry.ending.count + 1))
    var names = [name]
    for folder in entry.folder.split(separator: "/").reversed() {
      guard !folder.hasSuffix(".xcassets"), let last = names.last else { break }
      names.append(folder + "/" + last)
    }
    return names
  }

  private mutating func addImage(_ name: String) {
    images.insert(name)
    images.insert(Self.stem(name))
  }

  /// A file's name without its ending, its scale and its device.
  private static func stem(_ name: String) -> String {
    var stem = name
    if let dot = stem.lastIndex(of: ".") { stem = String(stem[..<dot]) }
    stem = DocumentPlace.withoutDevice(stem)
    for scale in ["@2x", "@3x", "@1x"] where stem.hasSuffix(scale) { stem.removeLast(3) }
    return stem
  }

  /// Takes further images, by the names of their files.
  mutating func add(images names: Set<String>) {
    for name in names { addImage(name) }
  }

  /// Whether something has an image's name, however it is written.
  func hasImage(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return [name, last, Self.stem(last)].contains(where: images.contains)
  }
}

extension ProjectFiles {
  /// The files that say what is built, and which packages belong to it.
  var manifestPaths: [String] {
    (manifests.map { $0.folder + $0.name } + builds.map { $0.folder + $0.name }).sorted()
  }

  /// All that a check may ask here by names, as text; the sources are only named.
  var fingerprint: String {
    let families = ScreenFamilies(documents).fingerprint
    let names = [
      images.sorted(), colors.sorted(), manifestPaths, licences.sorted(), [families],
    ]
    let folders = manifests.flatMap { manifest in
      ["Pods", "Carthage/Checkouts"].filter { FolderWalk.hasContent(manifest.folder + $0) }
    }
    let marks =
      "\(lacksPictures) \(sources.isEmpty) \(isWhole) \(hasCatalogue) \(hasCompiledCatalogue) \(folders)"
    return names.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + marks + "\n"
  }
}

// MARK: - What is elsewhere

extension ProjectFiles {
  /// Whether images may be in a part of the project that is not in its folder.
  func mayHaveOtherImages(_ root: String) -> Bool {
    !isWhole || hasCompiledCatalogue || Self.lacksSubmodules(root)
      || manifests.contains { $0.name == "Podfile" && Self.mayGiveImages($0.folder) }
  }

  /// Whether the folder is a copy without its pictures: a catalogue has none, and neither has the folder most of those that
  /// the documents name.
  ///
  /// - Complexity: O(bytes of the documents) where a catalogue has no picture.
  var lacksPictures: Bool {
    guard hasCatalogue, !hasPictures else { return false }
    let names = Set(documents.flatMap(Self.pictures))
    let missing = names.filter { !hasImage($0) }
    return missing.count >= 8 && missing.count * 2 > names.count
  }

  /// The names of the pictures of a document that come from its app.
  private static func pictures(in document: String) -> [String] {
    guard let bytes = try? FileReader.read(document) else { return [] }
    let text = SourceText(bytes)
    return text.places(after: "<image name=\"").compactMap { place in
      let tag = text.text(place, place + 300).prefix { $0 != ">" }
      return tag.contains("catalog=") ? nil : EntityText.decoded(String(tag.prefix { $0 != "\"" }))
    }
  }

  /// Whether the submodules are in the folder, as far as there are any.
  func hasAllSubmodules(_ root: String) -> Bool { isWhole && !Self.lacksSubmodules(root) }

  /// Whether sources that belong to the app are not in its folder.
  func lacksSources(_ root: String) -> Bool {
    if !isWhole || Self.lacksSubmodules(root) { return true }
    return manifests.contains { manifest in
      switch manifest.name {
      case "Podfile": !FolderWalk.hasContent(manifest.folder + "Pods")
      case "Cartfile": !FolderWalk.hasContent(manifest.folder + "Carthage/Checkouts")
      default: true
      }
    }
  }

  /// Whether a project links packages, frameworks or libraries of others.
  var linksOthers: Bool {
    projects.contains { path in
      guard let bytes = try? FileReader.read(path) else { return true }
      if SourceText(bytes).has("XCRemoteSwiftPackageReference") { return true }
      return bytes.split(separator: 0x0a).contains { Self.isOthersLibrary(SourceText(Array($0))) }
    }
  }

  /// Whether the folder has all sources that its projects name, by their names alone.
  var hasNamedSources: Bool {
    let names = Set(sources.map { DocumentPlace.name($0) })
    return projects.allSatisfy { path in
      guard let bytes = try? FileReader.read(path) else { return false }
      return bytes.split(separator: 0x0a).allSatisfy { line in
        Self.sourceName(SourceText(Array(line))).map(names.contains) ?? true
      }
    }
  }

  /// The name of the source that a line of a project is about.
  private static func sourceName(_ line: SourceText) -> String? {
    guard line.has("PBXFileReference"), let place = line.places(after: " path = ").first else {
      return nil
    }
    let path = line.text(place, line.bytes.count).prefix { $0 != ";" }.filter { $0 != "\"" }
    let isSource = ["swift", "m", "mm"].contains(DocumentPlace.ending(path))
    return isSource ? DocumentPlace.name(path) : nil
  }

  private static func isOthersLibrary(_ line: SourceText) -> Bool {
    let kinds: [StaticString] = ["wrapper.framework", "wrapper.xcframework", "archive.ar"]
    let own: [StaticString] = [
      "SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR", "System/Library", "Pods",
    ]
    return kinds.contains(where: line.has) && !own.contains(where: line.has)
  }

  // Pods that are no frameworks copy their images into the app.
  private static func mayGiveImages(_ folder: String) -> Bool {
    guard !FolderWalk.hasContent(folder + "Pods") else { return false }
    guard let bytes = try? FileReader.read(folder + "Podfile", byteCountMax: 1 << 20) else {
      return true
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return !text.contains("use_frameworks!") || text.contains("static")
  }

  private static func lacksSubmodules(_ root: String) -> Bool {
    guard let bytes = try? FileReader.read(root + "/.gitmodules", byteCountMax: 1 << 20) else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, parts[0] == "path" else { return false }
      return !FolderWalk.hasContent(root + "/" + parts[1])
    }
  }
}
