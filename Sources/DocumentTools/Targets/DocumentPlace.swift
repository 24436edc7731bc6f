import Files
import Foundation

/// Places of documents, as projects name them.
enum DocumentPlace {
  /// The endings of documents.
  static let endings: Set<String> = ["xib", "storyboard", "nib"]

  /// The endings of images.
  static let imageEndings: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "gif", "tif", "tiff", "heic", "webp", "bmp", "svg",
  ]

  /// The endings of sources.
  static let sourceEndings: Set<String> = ["swift", "m", "mm", "h"]

  /// The endings of what a target compiles.
  static let compiledEndings: Set<String> = ["swift", "m", "mm"]

  /// A name without the device that it is for.
  static func withoutDevice(_ name: String) -> String {
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) {
      return String(name.dropLast(device.count))
    }
    return name
  }

  /// The places of a document: as it was found, and where links lead.
  static func places(of path: String) -> [String] {
    let whole = URL(fileURLWithPath: path).path
    let found = key(whole)
    guard let resolved = FileReader.resolve(whole).map(key), resolved != found else {
      return [found]
    }
    return [found, resolved]
  }

  /// A path from the root as it is compared: the disks of most Macs do not tell cases apart.
  static func key(_ path: String) -> String { joined("", path).lowercased() }

  /// A path from a folder, without steps upwards.
  ///
  /// - Complexity: O(characters).
  static func joined(_ folder: String, _ path: String) -> String {
    // Most paths in a project are names in a folder, or places from the root.
    if isPlain(path) { return path }
    if isPlain("/" + path), isPlain(folder) { return folder + "/" + path }
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a path begins at the root, and has no empty part and none that begins with a dot.
  static func isPlain(_ path: String) -> Bool {
    var former: UInt8 = 0
    for byte in path.utf8 {
      if former == UInt8(ascii: "/"), byte == former || byte == UInt8(ascii: ".") { return false }
      if former == 0, byte != UInt8(ascii: "/") { return false }
      former = byte
    }
    return former != 0 && former != UInt8(ascii: "/")
  }

  /// Whether a path leads into an asset catalogue.
  static func isInCatalogue(_ path: String) -> Bool {
    // By bytes: a check asks this of each image of a project.
    var rest = path.utf8[...]
    while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
      if rest[dot...].starts(with: ".xcassets/".utf8) { return true }
      rest = rest[rest.index(after: dot)...]
    }
    return false
  }

  /// The last part of a path.
  static func name(_ path: String) -> String { String(lastPart(path)) }

  // By bytes: a check asks this of each file of a project.
  private static func lastPart(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }

  /// What follows the last dot of a path's name, in lower case; empty without one.
  static func ending(_ path: String) -> String {
    let name = lastPart(path)
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    return dot.map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }
}
