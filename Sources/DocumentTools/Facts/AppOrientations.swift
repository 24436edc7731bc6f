import Files
import Foundation

/// The orientations of the apps of a project, by their property lists.
struct AppOrientations: Sendable {
  /// The folder of each property list that names orientations, and whether one of those is upright.
  private let lists: [(folder: [Substring], isUpright: Bool)]

  /// Reads the property lists.
  ///
  /// - Complexity: O(bytes of those).
  init(_ files: ProjectFiles) {
    lists = files.propertyLists.compactMap { path in
      guard let bytes = try? FileReader.read(path, byteCountMax: 1 << 20) else { return nil }
      let text = SourceText(bytes)
      guard text.has("UISupportedInterfaceOrientations") else { return nil }
      return (path.split(separator: "/").dropLast(), text.has("UIInterfaceOrientationPortrait"))
    }
  }

  /// Whether the app of a document is on its side only: the property list that is nearest to it says so.
  func isOnSide(_ document: String) -> Bool {
    let path = URL(fileURLWithPath: document).standardizedFileURL.path
    let folder = path.split(separator: "/").dropLast()
    let near = lists.map { list in zip(list.folder, folder).prefix { $0 == $1 }.count }
    guard let most = near.max() else { return false }
    return zip(lists, near).allSatisfy { $1 < most || !$0.isUpright }
  }
}
