import Files

extension DocumentFinder.Found {
  /// Leaves out the documents that no target builds.
  ///
  /// - Parameter named: The paths that were asked for: such a document is checked.
  /// - Throws: `DocumentToolError` when none stays.
  /// - Complexity: O(documents · targets), and O(bytes) of their projects.
  @MainActor
  public mutating func leaveOutUnbuilt(keeping named: [String]) throws(DocumentToolError) {
    let named = Set(named)
    let unbuilt = paths.filter { path in
      !named.contains(path) && ProjectFacts.of(path).built.isUnbuilt(path)
    }
    guard !unbuilt.isEmpty else { return }
    let left = Set(unbuilt)
    paths.removeAll { left.contains($0) }
    self.unbuilt += unbuilt
    if paths.isEmpty, problems.isEmpty {
      throw DocumentToolError(
        "nothing to check: no target of a project builds \(Self.counted(unbuilt)), such as "
          + "\(unbuilt[0]); --unbuilt checks them"
      )
    }
  }

  /// Leaves out links that lead nowhere and whose names are no document's: nobody misses a document there.
  ///
  /// So are those of libraries of which a project keeps copies, whatever their names.
  /// - Parameter named: The paths that were asked for: such a link is told.
  /// - Complexity: O(problems), and O(bytes) of the licences of their projects.
  @MainActor
  public mutating func leaveOutBrokenLinks(keeping named: [String]) {
    // Without a document the links are all that there is to tell.
    guard !paths.isEmpty else { return }
    let isMeant = { (problem: FileError) in
      guard problem.reason == .danglingLink, !named.contains(problem.path) else { return false }
      let ending = DocumentPlace.ending(problem.path)
      if !DocumentPlace.endings.contains(ending), ending != "lproj" { return true }
      let facts = ProjectFacts.of(problem.path)
      return facts.root != nil && facts.vendored.contains(problem.path)
    }
    leftOut += problems.filter(isMeant).map { LeftOutPath($0.path, .brokenLink) }
    problems.removeAll(where: isMeant)
  }

  /// What was left out so, in one line; nil where nothing was.
  public var unbuiltText: String? {
    guard !unbuilt.isEmpty else { return nil }
    let verb = unbuilt.count == 1 ? "was" : "were"
    return "\(Self.counted(unbuilt)) that no target builds \(verb) left out; --unbuilt checks them"
  }

  /// How many documents are not laid out at sizes of devices that their apps are not for, a line for each kind.
  ///
  /// - Complexity: O(documents · targets).
  @MainActor
  public func familyTexts(_ sweep: SweepOptions?) -> [String] {
    guard let sweep else { return [] }
    var texts: [String] = []
    func add(_ screens: ScreenFamilies.Screens, _ other: String, _ own: String) {
      let some = paths.filter { ProjectFacts.of($0).built.onlyFamily($0) == screens }
      guard !some.isEmpty else { return }
      let (verb, what) = some.count == 1 ? ("was", "its app is") : ("were", "their apps are")
      texts.append(
        "\(Self.counted(some)) \(verb) not tried at \(other) sizes: \(what) for \(own) only"
      )
    }
    if sweep.hasTabletSizes { add(.phones, "iPad", "iPhones") }
    if sweep.hasPhoneSizes { add(.tablets, "iPhone", "iPads") }
    return texts
  }

  /// One line about documents that were not tried at all sizes, since others of their names are for other screens.
  ///
  /// - Complexity: O(documents).
  @MainActor
  public func screensText(_ sweep: SweepOptions?) -> String? {
    guard let sweep, !sweep.points.isEmpty else { return nil }
    let some = paths.filter { ProjectFacts.of($0).screenFamilies.screens(of: $0) != nil }
    guard !some.isEmpty else { return nil }
    let (verb, size) = some.count == 1 ? ("was", "its screen") : ("were", "their screens")
    return "\(Self.counted(some)) \(verb) tried only at sizes of \(size): "
      + "documents of the same names are for others"
  }

  private static func counted(_ documents: [String]) -> String {
    documents.count == 1 ? "1 document" : "\(documents.count) documents"
  }
}
