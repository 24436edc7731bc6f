import Foundation

/// Documents of which an app loads one, by the screen that it runs on: `Login7.xib`, `LoginSE.xib`, `LoginX.xib`.
struct ScreenFamilies: Sendable {
  /// The screens that a document of a family is for.
  enum Screens: Sendable {
    case phones
    case tablets
    /// That of one device: no other size says anything.
    case one
  }

  /// The families by folder and name without the screen.
  private let families: Set<String>
  /// Those with a document that no screen's name stands behind, beside two for single devices: it is for a third one.
  private let bases: Set<String>
  /// The folders that have a folder for phones and one for tablets.
  private let parted: Set<String>

  /// Finds the families among documents.
  ///
  /// - Complexity: O(documents).
  init(_ paths: [String]) {
    var members: [String: Set<String>] = [:]
    var sure: Set<String> = []
    var devices: [String: Set<String>] = [:]
    for part in paths.flatMap(Self.parts) {
      members[part.key, default: []].insert(part.ending)
      if part.isSure { sure.insert(part.key) }
      if part.isSure, part.screens == .one { devices[part.key, default: []].insert(part.ending) }
    }
    bases = Set(
      devices.keys.filter { devices[$0]?.count ?? 0 > 1 && members[$0]?.contains("") == true }
    )
    families = sure.filter { members[$0]?.count ?? 0 > 1 }
    var kinds: [String: Set<String>] = [:]
    for folder in paths.flatMap(Self.folders) {
      kinds[folder.parent, default: []].insert(folder.name)
    }
    parted = Set(kinds.filter { $0.value.count > 1 }.keys)
  }

  /// A text that is another one where there are other families.
  var fingerprint: String {
    (families.sorted() + parted.sorted() + bases.sorted()).joined(separator: "\n")
  }

  /// The screens that a document is for; nil for all.
  func screens(of path: String) -> Screens? {
    let part = Self.parts(of: path).first { part in
      part.screens != nil && (part.isIdiom || families.contains(part.key))
    }
    if let part { return part.screens }
    if Self.parts(of: path).contains(where: { $0.ending.isEmpty && bases.contains($0.key) }) {
      return .one
    }
    guard !parted.isEmpty else { return nil }
    let folder = Self.folders(of: path).last { parted.contains($0.parent) }
    return folder.map { $0.name == "ipad" ? .tablets : .phones }
  }

  /// The kind of devices that the name of a nib says it is for: `Card-iPad`; nil for any other name.
  static func idiom(of name: String) -> Screens? {
    parts(of: name).first(where: \.isIdiom)?.screens
  }

  /// The folders around a document that are named for phones or tablets, each with the folder that it is in.
  private static func folders(of path: String) -> [(parent: String, name: String)] {
    let parts = standardized(path).lowercased().split(separator: "/").dropLast()
    return parts.indices.compactMap { index in
      let name = String(parts[index])
      guard name == "iphone" || name == "ipad" else { return nil }
      return (parts[..<index].joined(separator: "/"), name)
    }
  }

  // A walk gives paths that are so already.
  private static func standardized(_ path: String) -> String {
    DocumentPlace.isPlain(path) ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// A name as it may be meant: whole, or of a family and a screen.
  private struct Part {
    let key: String
    /// The screen's name; empty for all screens.
    let ending: String
    let screens: Screens?
    /// Whether the screen's name cannot be a number of pages.
    let isSure: Bool
    /// Whether the name says by itself that it is for tablets or for phones.
    let isIdiom: Bool
  }

  private static func parts(of path: String) -> [Part] {
    let file = standardized(path) as NSString
    let folder = file.deletingLastPathComponent as NSString
    // Translations lie in folders of their own.
    let place =
      folder.pathExtension == "lproj" ? folder.deletingLastPathComponent : folder as String
    let name = (file.lastPathComponent as NSString).deletingPathExtension
    var parts = [
      Part(key: place + "/" + name, ending: "", screens: nil, isSure: false, isIdiom: false)
    ]
    for (ending, screens, isSure) in endings
    where name.count > ending.count + 2 || isDevice(name, ending) {
      guard name.hasSuffix(ending) else { continue }
      var stem = name.dropLast(ending.count)
      while let last = stem.last, "_-~ ".contains(last) { stem.removeLast() }
      // In the word “skipad” it says nothing.
      let isWord = ending.contains("P") || stem.count + ending.count < name.count
      parts.append(
        Part(
          key: place + "/" + stem,
          ending: ending,
          screens: screens,
          isSure: isSure,
          isIdiom: screens != .one && isWord
        )
      )
    }
    return parts
  }

  /// Whether a document is called as a device is, such as `iPhone47.storyboard` beside `iPhone55.storyboard`.
  private static func isDevice(_ name: String, _ ending: String) -> Bool {
    name == ending && name.hasPrefix("iPhone") && name.count > "iPhone".count
  }

  private static let endings: [(ending: String, screens: Screens, isSure: Bool)] =
    ["ipad", "iPad", "IPad", "IPAD"].map { ($0, .tablets, true) }
    + ["iphone", "iPhone", "IPhone", "IPHONE"].map { ($0, .phones, true) }
    + phones.flatMap { [("iPhone" + $0, .one, true), ("iPhone_" + $0, .one, true)] }
    + [
      "5+", "6+", "7+", "8+", "6P", "7P", "8P", "6Plus", "7Plus", "8Plus", "Plus", "SE", "X", "XS",
      "XR", "XSMax",
    ]
    .map { ($0, .one, true) }
    + ["3_5", "3.5", "4", "4_7", "4.7", "5_5", "5.5"].flatMap { inches in
      ["inch", "_inch", "Inch", "_Inch", "-inch"].map { (inches + $0, .one, true) }
    }
    + ["4", "4s", "4S", "5", "5s", "5S", "6", "6s", "7", "8"].map { ($0, .one, false) }

  private static let phones = [
    "4", "4s", "4S", "5", "5s", "5S", "5c", "6", "6s", "6S", "6Plus", "6+", "7", "7Plus", "7+", "8",
    "8Plus", "8+", "X", "XS", "XR", "XSMax", "SE", "Plus", "11", "12", "13", "14", "15", "16",
    "35", "40", "47", "55", "58", "61", "65",
  ]
}
