import Files
import Foundation
import Synchronization

/// Finds the font files of the app that a document belongs to.
enum FontFolder {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc"]
  /// How many folders up `Info.plist` is looked for, and how many files of a folder are looked at.
  private static let levelCountMax = 6
  private static let fileCountMax = 20_000

  /// The font files below a document's folder, and those that the app's `Info.plist` names.
  static func fontFiles(_ folder: String) -> [String] {
    var found = files(below: folder) { extensions.contains($0.ending) }
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0..<levelCountMax where place.path != "/" {
      let names = appFonts(place.appendingPathComponent("Info.plist"))
      if !names.isEmpty {
        found += files(below: place.path) { names.contains($0.name) }
        break
      }
      place.deleteLastPathComponent()
    }
    return found
  }

  private static func files(below folder: String, where isWanted: (FolderWalk.Entry) -> Bool)
    -> [String]
  {
    var found: [String] = []
    var count = 0
    _ = FolderWalk.visit(folder, folderCountMax: fileCountMax) { entry in
      count += 1
      if !entry.isFolder, isWanted(entry) { found.append(entry.path) }
      return count < fileCountMax && !entry.name.hasPrefix(".")
    }
    return found.sorted()
  }

  /// The file names listed in `UIAppFonts`; empty without a readable list.
  private static func appFonts(_ plist: URL) -> Set<String> {
    guard let bytes = try? FileReader.read(plist.path),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: Any],
      let names = list["UIAppFonts"] as? [String]
    else { return [] }
    return Set(names.map { ($0 as NSString).lastPathComponent })
  }
}
