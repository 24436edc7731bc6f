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
    var found = files(below: folder) {
      extensions.contains(($0 as NSString).pathExtension.lowercased())
    }
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0..<levelCountMax where place.path != "/" {
      let names = appFonts(place.appendingPathComponent("Info.plist"))
      if !names.isEmpty {
        found += files(below: place.path) { names.contains(($0 as NSString).lastPathComponent) }
        break
      }
      place.deleteLastPathComponent()
    }
    return found
  }

  private static func files(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    var count = 0
    while count < fileCountMax, let name = all.nextObject() as? String {
      count += 1
      if isWanted(name) { found.append("\(folder)/\(name)") }
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
