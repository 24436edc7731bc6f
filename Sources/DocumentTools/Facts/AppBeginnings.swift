/// What the apps of a project begin with, as far as that is known.
struct AppBeginnings {
  /// The names of the documents that an app without its property list is taken to begin with.
  let supposed: [String]
  private let built: BuiltDocuments
  private let lists: Set<String>
  private let hasLists: Bool
  private let hasMain: Bool

  /// Reads the names of a project's files.
  ///
  /// - Complexity: O(files).
  init(_ files: ProjectFiles, _ built: BuiltDocuments, _ documents: [NamedDocument]) {
    self.built = built
    let all = files.texts.filter { DocumentPlace.ending($0) == "plist" }
    let lists = Set(all.map(DocumentPlace.key))
    self.lists = lists
    hasLists = !files.propertyLists.isEmpty || built.makesPropertyLists
    let named = Set(documents.map(\.name))
    hasMain = named.contains(where: Self.isMain)
    let isWhole =
      hasLists
      && !documents.contains {
        built.lacksPropertyLists(around: $0.path, beside: lists)
      }
    supposed = isWhole ? [] : named.filter { Self.isMain($0) || $0.hasPrefix("Launch") }.sorted()
  }

  /// Whether it is known what the app around a document begins with.
  ///
  /// The list says so. Where it is not in the folder, as one with keys of its own is not, an app begins with what Xcode
  /// has named for it.
  func areKnown(for path: String) -> Bool {
    if hasMain { return true }
    return !built.lacksPropertyLists(around: path, beside: lists)
      && (hasLists || DocumentPlace.ending(path) != "storyboard")
  }

  /// Whether a name is one that Xcode gives to the document that an app begins with: `Main`, `MainStoryboard_iPad`.
  static func isMain(_ name: String) -> Bool {
    ["Main", "MainStoryboard", "MainWindow", "MainInterface"].contains { main in
      name == main || name.hasPrefix(main + "_") || name.hasPrefix(main + "-")
    }
  }
}
