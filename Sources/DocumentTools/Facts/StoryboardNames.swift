import Files
import Foundation

/// The storyboards of a project by their names, and what others can ask them for.
struct StoryboardNames {
  private let paths: [String: [String]]

  /// Groups documents by the names under which an app finds them; each language has one of its own.
  init(_ documents: [String]) {
    let storyboards = documents.filter { DocumentPlace.ending($0) == "storyboard" }
    paths = Dictionary(grouping: storyboards) { NamedDocument($0).name }
  }

  /// Whether a storyboard has a name.
  func contains(_ name: String) -> Bool { paths[name] != nil }

  /// Whether a storyboard of a name has a scene of an identifier, or an initial one; true of one that cannot be read.
  ///
  /// - Complexity: O(bytes of these storyboards).
  func has(_ identifier: String?, in name: String) -> Bool {
    (paths[name] ?? []).contains { path in
      guard let bytes = try? FileReader.read(path), !bytes.isEmpty else { return true }
      let text = SourceText(bytes)
      guard let identifier else { return !text.places(after: "initialViewController=\"").isEmpty }
      return text.values(after: "storyboardIdentifier=\"").contains(identifier)
    }
  }
}
