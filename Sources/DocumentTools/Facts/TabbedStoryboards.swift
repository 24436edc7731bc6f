import Files

/// The storyboards that others with a tab bar controller refer to.
struct TabbedStoryboards: Sendable {
  private var names: Set<String> = []

  /// Reads the storyboards among some documents.
  ///
  /// - Complexity: O(bytes).
  init(_ documents: [String]) {
    for path in documents where path.hasSuffix(".storyboard") {
      guard let bytes = try? FileReader.read(path) else { continue }
      let text = SourceText(bytes)
      guard text.has("<tabBarController ") else { continue }
      for place in text.places(after: "storyboardName=") {
        if let name = text.quoted(at: place) { names.insert(name) }
      }
    }
  }

  /// Whether a tab bar may contain scenes of a storyboard.
  func contains(_ name: String) -> Bool { names.contains(name) }
}
