import Files
import Foundation

/// The orientations of the apps of a project, by their property lists.
struct AppOrientations: Sendable {
  /// A property list that names orientations.
  private struct List: Sendable {
    let folder: [Substring]
    /// The screens on which an app is upright at times.
    let upright: Set<ScreenFamilies.Screens>
  }

  private let lists: [List]

  /// Reads the property lists.
  ///
  /// - Complexity: O(bytes of those).
  init(_ files: ProjectFiles) {
    lists = files.propertyLists.compactMap { path in
      guard let bytes = try? FileReader.read(path, byteCountMax: 1 << 20) else { return nil }
      let text = SourceText(bytes)
      guard text.has("UISupportedInterfaceOrientations") else { return nil }
      return List(folder: path.split(separator: "/").dropLast(), upright: Self.upright(text))
    }
  }

  /// The screens on which a list allows an upright app: a key for tablets counts there alone.
  private static func upright(_ text: SourceText) -> Set<ScreenFamilies.Screens> {
    func isUpright(_ keys: [StaticString]) -> Bool? {
      let places = keys.lazy.flatMap { text.places(after: $0) }
      return places.first.map { text.part(from: $0, to: "</array>").has("OrientationPortrait") }
    }
    let common = isUpright(["UISupportedInterfaceOrientations</key>"])
    let phones = isUpright(["UISupportedInterfaceOrientations~iphone</key>"]) ?? common
    let tablets = isUpright(["UISupportedInterfaceOrientations~ipad</key>"]) ?? common
    var upright: Set<ScreenFamilies.Screens> = []
    if phones ?? true { upright.insert(.phones) }
    if tablets ?? true { upright.insert(.tablets) }
    return upright
  }

  /// Whether the app of a document is on its side only: the property list that is nearest to it says so.
  func isOnSide(_ document: String, on screens: ScreenFamilies.Screens) -> Bool {
    let path = URL(fileURLWithPath: document).standardizedFileURL.path
    let folder = path.split(separator: "/").dropLast()
    let near = lists.map { list in zip(list.folder, folder).prefix { $0 == $1 }.count }
    guard let most = near.max() else { return false }
    return zip(lists, near).allSatisfy { $1 < most || !$0.upright.contains(screens) }
  }
}
