import Files
import Foundation

/// What a project of Xcode builds, as far as documents and images are concerned.
struct XcodeProject: Sendable, Equatable {
  /// The folder that it is for, with a slash at its end, as places are compared.
  let folder: String
  /// The targets.
  private(set) var targets: [BuildTarget] = []
  /// The names of the images that targets copy.
  private(set) var images: Set<String> = []
  /// The names of the documents that targets build, without endings.
  private(set) var documents: Set<String> = []
  /// The catalogues that targets copy.
  private(set) var catalogues: Set<String> = []
  /// The values of settings that name documents and classes.
  private(set) var settings: Set<String> = []
  /// The property lists that the targets of apps name.
  private(set) var propertyLists: Set<String> = []
  /// Whether a step of the build may take further documents.
  private(set) var mayBuildOthers = false
  /// The language that the project is written in.
  let developmentRegion: String?

  /// Reads a project; nil where the file is not one.
  ///
  /// - Parameter path: Its `project.pbxproj`, from the root.
  /// - Complexity: O(bytes).
  init?(_ path: String) {
    guard let bytes = try? FileReader.read(path) else { return nil }
    self.init(bytes, of: path)
  }

  /// Reads the bytes of a project's file.
  init?(_ bytes: [UInt8], of path: String) {
    guard let objects = XcodeObjects(bytes), objects.root.isa == "PBXProject" else { return nil }
    developmentRegion = objects.root.text("developmentRegion")
    let beside = DocumentPlace.joined(path, "../..")
    folder = DocumentPlace.key(beside) + (beside == "/" ? "" : "/")
    let base = DocumentPlace.joined(beside, objects.root.text("projectDirPath") ?? "")
    let references = XcodeReferences(objects, in: base)
    let families = DeviceFamilies(objects, references)
    settings = families.named(by: [objects.root])
    for id in objects.root.texts("targets") {
      guard let object = objects[id] else { continue }
      if object.isa == "PBXLegacyTarget", Self.mayBuildDocuments(object, below: beside) {
        mayBuildOthers = true
      }
      var target = BuildTarget(name: object.text("name") ?? "")
      target.isApp = ["application", "extension"].contains {
        object.text("productType")?.contains($0) == true
      }
      target.isTest = object.text("productType")?.contains("test") == true
      target.families = families.families(of: object)
      if target.isApp, !target.isTest {
        propertyLists.formUnion(families.propertyLists(of: object, in: beside))
      }
      settings.formUnion(families.named(by: [object]))
      let phases = Set(object.texts("buildPhases"))
      for phase in object.texts("buildPhases").compactMap({ objects[$0] }) {
        add(phase, objects, references, to: &target)
      }
      let followed = Set(object.texts("fileSystemSynchronizedGroups"))
      // What is in a folder whose place is not known may be any document.
      if !followed.isSubset(of: references.followed) { mayBuildOthers = true }
      for group in references.followed {
        let isMember = followed.contains(group)
        add(group, isMember: isMember, id, phases, objects, references, to: &target)
      }
      targets.append(target)
    }
  }

  /// Whether a target that starts another tool may build documents; a script of the project that does names `ibtool`.
  private static func mayBuildDocuments(_ target: XcodeObjects.Object, below root: String) -> Bool {
    let tool = target.text("buildToolPath") ?? ""
    let prefixes = ["$(PROJECT_DIR)/", "$(SRCROOT)/", "${PROJECT_DIR}/", "${SRCROOT}/", "./"]
    guard let prefix = prefixes.first(where: tool.hasPrefix),
      let script = try? FileReader.read(
        DocumentPlace.joined(root, String(tool.dropFirst(prefix.count))),
        byteCountMax: 1 << 20
      )
    else { return true }
    return script.firstRange(of: Array("ibtool".utf8)) != nil
  }

  // MARK: Phases

  private mutating func add(
    _ phase: XcodeObjects.Object,
    _ objects: XcodeObjects,
    _ references: XcodeReferences,
    to target: inout BuildTarget
  ) {
    // Scripts also use that tool for texts that are to be translated.
    if let script = phase.text("shellScript"), script.contains("ibtool"),
      script.contains("--compile")
    {
      mayBuildOthers = true
    }
    var waiting = phase.texts("files").compactMap { objects[$0]?.text("fileRef") }
    var seen: Set<String> = []
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted, let reference = references[id] else { continue }
      // A group in a phase is a file in several languages.
      waiting += reference.children
      if reference.children.isEmpty { add(reference, to: &target) }
    }
  }

  private mutating func add(_ reference: XcodeReferences.Reference, to target: inout BuildTarget) {
    let ending = DocumentPlace.ending(reference.name)
    if DocumentPlace.imageEndings.contains(ending) { images.insert(reference.name) }
    if ending == "xcassets" {
      if let path = reference.path { catalogues.insert(path) }
    } else if reference.isWhole {
      guard let path = reference.path else { return mayBuildOthers = true }
      target.folders.append(BuildTarget.Folder(path: DocumentPlace.key(path) + "/"))
    } else if DocumentPlace.endings.contains(ending) {
      let name = (reference.name as NSString).deletingPathExtension
      documents.insert(DocumentPlace.withoutDevice(name))
      add(document: reference.path, reference.name, to: &target)
    } else if DocumentPlace.compiledEndings.contains(ending), let path = reference.path {
      target.sources.insert(DocumentPlace.key(path))
    }
  }

  // Links lead elsewhere, and what is not there was moved, perhaps with nobody to mend the project.
  private func add(document path: String?, _ name: String, to target: inout BuildTarget) {
    guard let path else {
      target.looseNames.insert(name.lowercased())
      return
    }
    target.documents.insert(DocumentPlace.key(path))
    if let resolved = FileReader.resolve(path) {
      target.documents.insert(DocumentPlace.key(resolved))
    } else {
      target.looseNames.insert(name.lowercased())
    }
  }

  // MARK: Folders that Xcode follows

  private mutating func add(
    _ group: String,
    isMember: Bool,
    _ targetID: String,
    _ phases: Set<String>,
    _ objects: XcodeObjects,
    _ references: XcodeReferences,
    to target: inout BuildTarget
  ) {
    guard let reference = references[group] else { return }
    var outside: [String] = []
    for set in reference.exceptions.compactMap({ objects[$0] }) {
      let files = set.texts("membershipExceptions")
      if let phase = set.text("buildPhase") {
        // Such a set names what a phase takes.
        guard phases.contains(phase) else { continue }
        for file in files { add(document: path(file, reference), file, to: &target) }
      } else if set.text("target") == targetID {
        outside += files
      }
    }
    if isMember {
      guard let folder = reference.path else { return mayBuildOthers = true }
      let exceptions = Set(outside.compactMap { path($0, reference) }.map(DocumentPlace.key))
      let key = DocumentPlace.key(folder) + "/"
      target.folders.append(BuildTarget.Folder(path: key, exceptions: exceptions))
    } else {
      for file in outside {
        let name = DocumentPlace.name(file)
        add(document: path(file, reference), name, to: &target)
        if let folder = path(file, reference) {
          target.folders.append(BuildTarget.Folder(path: DocumentPlace.key(folder) + "/"))
        }
      }
    }
  }

  private func path(_ file: String, _ group: XcodeReferences.Reference) -> String? {
    group.path.map { DocumentPlace.joined($0, file) }
  }
}
