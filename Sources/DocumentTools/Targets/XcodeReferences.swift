/// What the groups of a project refer to, with places.
struct XcodeReferences {
  /// A file, a folder or a group.
  struct Reference {
    /// The place from the root; nil where only the machine that builds knows it.
    var path: String?
    /// The name.
    var name: String
    /// The references in a group.
    var children: [String] = []
    /// Whether it stands for all that is below it.
    var isWhole = false
    /// The sets of exceptions of a folder that Xcode follows by itself.
    var exceptions: [String] = []
  }

  private let objects: XcodeObjects
  private var references: [String: Reference] = [:]
  /// The folders that Xcode follows by itself.
  private(set) var followed: [String] = []

  /// Places all references of a project.
  ///
  /// - Parameters:
  ///   - objects: The project.
  ///   - folder: The folder that its paths begin in.
  /// - Complexity: O(references).
  init(_ objects: XcodeObjects, in folder: String) {
    self.objects = objects
    let groups = [objects.root.text("mainGroup")] + [objects.root.text("productRefGroup")]
    var waiting = groups.compactMap(\.self).map { (id: $0, parent: folder as String?) }
    while let (id, parent) = waiting.popLast() {
      guard references[id] == nil, let object = objects[id] else { continue }
      let reference = Self.reference(object, in: parent, of: folder)
      references[id] = reference
      if object.isa == "PBXFileSystemSynchronizedRootGroup" { followed.append(id) }
      waiting += reference.children.map { (id: $0, parent: reference.path) }
    }
  }

  /// The reference of an id; one that no group has may be anywhere.
  subscript(id: String) -> Reference? {
    references[id]
      ?? objects[id].map { object in
        var reference = Self.reference(object, in: nil, of: "")
        reference.path = nil
        return reference
      }
  }

  private static func reference(
    _ object: XcodeObjects.Object,
    in parent: String?,
    of folder: String
  ) -> Reference {
    let path = object.text("path")
    let base: String? =
      switch object.text("sourceTree") ?? "<group>" {
      case "<group>": parent
      case "SOURCE_ROOT": folder
      case "<absolute>": "/"
      default: nil
      }
    // A variable in a path has its value where the project is built.
    let place = path?.utf8.contains(UInt8(ascii: "$")) == true ? nil : base
    let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? ""
    return Reference(
      path: place.map { DocumentPlace.joined($0, path ?? "") },
      name: DocumentPlace.name(path ?? object.text("name") ?? ""),
      children: object.texts("children"),
      // Frameworks and products of other targets are no folders of this project.
      isWhole: type == "folder" || type.hasPrefix("wrapper") && place != nil,
      exceptions: object.texts("exceptions")
    )
  }
}
