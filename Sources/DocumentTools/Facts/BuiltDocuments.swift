import Files
import Foundation

/// The documents that what is in a folder builds, by its projects, packages and specifications of pods.
struct BuiltDocuments: Sendable {
  private let projects: [XcodeProject]
  private let targets: [BuildTarget]
  /// Folders in which any document may be built.
  private let others: Set<String>
  /// Whether something says what is built, and all of it could be read.
  let isKnown: Bool
  /// Whether XcodeGen makes the projects, which are not in the folder.
  let isDescribed: Bool
  /// Folders in which a package or a pod may build any document.
  private let packaged: Set<String>

  /// Reads what builds documents.
  ///
  /// - Complexity: O(bytes of the projects).
  init(_ files: ProjectFiles) {
    let paths = files.projects.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
    let read = ParallelMap.results(of: paths) { XcodeProject($0) }
    projects = read.compactMap { $0 }
    targets = projects.flatMap(\.targets)
    let unread = zip(paths, read).filter { $0.1 == nil }.map(\.0)
    isKnown = files.isWhole && !projects.isEmpty && unread.allSatisfy(Self.isOfPods)
    let decided = Set(projects.map(\.folder))
    let builds = files.builds.filter { build in
      // Where a project was made from such a file and is there, it decides.
      BuildDescription.kind(build.name) != .other
        || !decided.contains(DocumentPlace.key(build.folder) + "/")
    }
    others = Set(builds.flatMap(\.folders))
    isDescribed = files.isWhole && paths.isEmpty && builds.contains { $0.isOfXcodeGen }
    let packages = isDescribed ? builds.filter { BuildDescription.kind($0.name) != .other } : []
    packaged = Set(packages.flatMap(\.folders))
  }

  /// Whether a project is the one that CocoaPods makes: it builds no documents of apps, whatever it says.
  private static func isOfPods(_ path: String) -> Bool {
    path.hasSuffix("/Pods/Pods.xcodeproj/project.pbxproj")
  }

  /// Whether the projects around a document are all known, and none builds it.
  ///
  /// - Complexity: O(targets + folders above it).
  func isUnbuilt(_ path: String) -> Bool {
    guard isKnown else { return false }
    let places = DocumentPlace.places(of: path)
    guard let place = places.first, projects.contains(where: { covers($0, place) }) else {
      return false
    }
    return places.allSatisfy { place in
      !mayBeElsewhere(place)
        && !targets.contains { $0.holds(place) }
    }
  }

  /// Whether the projects around a source are all known, and none compiles it.
  ///
  /// - Complexity: O(targets + folders above it).
  func isUncompiled(_ path: String) -> Bool {
    guard isKnown, DocumentPlace.compiledEndings.contains(DocumentPlace.ending(path)) else {
      return false
    }
    let places = DocumentPlace.places(of: path)
    guard places.contains(where: { place in projects.contains { covers($0, place) } }) else {
      return false
    }
    return places.allSatisfy { place in
      !mayBeElsewhere(place)
        && !targets.contains { $0.compiles(place) }
    }
  }

  /// The devices that a document is built for alone, as far as its apps' projects say; nil for several.
  ///
  /// - Complexity: O(targets + folders above it).
  func onlyFamily(_ path: String) -> ScreenFamilies.Screens? {
    guard isKnown else { return nil }
    let places = DocumentPlace.places(of: path)
    guard !places.contains(where: mayBeElsewhere) else { return nil }
    let targets = targets.filter { places.contains(where: $0.holds) }
    let apps = targets.contains { !$0.isTest } ? targets.filter { !$0.isTest } : targets
    guard let families = apps.first?.families, apps.allSatisfy({ $0.families == families }) else {
      return nil
    }
    return families == [1] ? .phones : families == [2] ? .tablets : nil
  }

  /// Whether only apps, their extensions and their tests contain a document: what names it is in the project.
  func isOfAppsOnly(_ path: String) -> Bool {
    let places = DocumentPlace.places(of: path)
    if isDescribed {
      return !places.contains { place in packaged.contains(where: place.hasPrefix) }
    }
    guard isKnown else { return false }
    guard !places.contains(where: mayBeElsewhere) else { return false }
    let targets = targets.filter { places.contains(where: $0.holds) }
    return !targets.isEmpty && targets.allSatisfy { $0.isTest || $0.isApp }
  }

  /// Whether only other apps than those that have a document compile some Swift files: its objects are of no class in them.
  ///
  /// - Complexity: O(files · targets + folders above them).
  func areOfOtherApps(_ sources: Set<String>, than document: String) -> Bool {
    guard isKnown, !sources.isEmpty else { return false }
    let places = DocumentPlace.places(of: document)
    let holders = projects.flatMap(\.targets).filter { places.contains(where: $0.holds) }
    guard !holders.isEmpty else { return false }
    return sources.allSatisfy { source in
      guard DocumentPlace.ending(source) == "swift" else { return false }
      let files = DocumentPlace.places(of: source)
      guard !files.contains(where: mayBeElsewhere) else { return false }
      let compilers = projects.flatMap(\.targets).filter { files.contains(where: $0.compiles) }
      return !compilers.isEmpty && compilers.allSatisfy { $0.isApp || $0.isTest }
        && !holders.contains { files.contains(where: $0.compiles) }
    }
  }

  /// The language that the projects around a document are written in, as the innermost one says.
  func developmentRegion(_ path: String) -> String? {
    let places = DocumentPlace.places(of: path)
    return projects.filter { project in places.contains { covers(project, $0) } }
      .max { $0.folder.count < $1.folder.count }?.developmentRegion
  }

  /// The words of settings that are put into property lists.
  var namedInSettings: Set<UInt64> {
    Set(projects.flatMap(\.settings).map { SourceWords.hash($0) })
  }

  /// Whether Xcode makes the property lists of a project.
  var makesPropertyLists: Bool { projects.contains { !$0.settings.isEmpty } }

  /// The names of the targets that are apps or extensions.
  var appNames: [String] {
    targets.filter { $0.isApp && !$0.isTest }.map(\.name)
  }

  /// The names of images that targets copy, whether they are there or not.
  var images: Set<String> { Set(projects.flatMap(\.images)) }

  /// The names of documents that targets build, whether they are there or not.
  var names: Set<String> { Set(projects.flatMap(\.documents)) }

  /// Whether a catalogue that targets copy is not there.
  var lacksCatalogues: Bool {
    projects.contains { $0.catalogues.contains { !FileManager.default.fileExists(atPath: $0) } }
  }

  /// Whether the property list of an app around a document is not there: what that begins with is not known then.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - lists: The places of the lists in the folder, for disks on which cases are one.
  /// - Returns: True where an app around it names a list that is not in the folder.
  func lacksPropertyLists(around path: String, beside lists: Set<String>) -> Bool {
    let places = DocumentPlace.places(of: path)
    return projects.contains { project in
      places.contains { covers(project, $0) }
        && project.propertyLists.contains { list in
          !lists.contains(DocumentPlace.key(list)) && !FileManager.default.fileExists(atPath: list)
        }
    }
  }

  private func covers(_ project: XcodeProject, _ place: String) -> Bool {
    place.hasPrefix(project.folder)
  }

  private func mayBeElsewhere(_ place: String) -> Bool {
    if others.contains(place + "/") { return true }
    if projects.contains(where: { $0.mayBuildOthers && covers($0, place) }) { return true }
    let parts = place.split(separator: "/")
    if parts.contains(where: { ProjectFiles.skipped.contains(String($0)) }) { return true }
    guard !others.isEmpty else { return false }
    var folder = "/"
    if others.contains(folder) { return true }
    for part in parts.dropLast() {
      folder += part + "/"
      if others.contains(folder) { return true }
    }
    return false
  }
}
