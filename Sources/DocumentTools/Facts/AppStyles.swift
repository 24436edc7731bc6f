import Files
import Foundation
import InterfaceBuilderCanvas

/// The appearances that the apps of a project have, by their property lists and projects.
struct AppStyles: Sendable {
  /// The styles that property lists name.
  private var styles: Set<String> = []
  /// Whether some target's settings name a style.
  private var hasSetting = false
  /// The oldest version of Xcode that all projects were brought to: 1100 for Xcode 11; nil without projects.
  private var upgrade: Int?

  /// Reads the property lists and projects.
  ///
  /// - Complexity: O(bytes of those).
  init(_ files: ProjectFiles) {
    for path in files.propertyLists {
      guard let text = Self.text(path), let style = Self.style(in: text) else { continue }
      styles.insert(style)
    }
    for path in files.projects {
      guard let text = Self.text(path) else { continue }
      hasSetting = hasSetting || text.contains("INFOPLIST_KEY_UIUserInterfaceStyle")
      guard let version = Self.number(after: "LastUpgradeCheck = ", in: text) else { continue }
      upgrade = max(upgrade ?? 0, version)
    }
  }

  /// Whether the app of a document that this version saved may be shown in the dark, or else in the light.
  ///
  /// Apps that were built before Xcode 11 have the light one alone.
  func has(dark isDark: Bool, savedBy version: ToolsVersion) -> Bool {
    let word = isDark ? "Dark" : "Light"
    guard !hasSetting, !styles.contains(where: { $0 != word }) else { return false }
    guard isDark else { return true }
    return upgrade.map { $0 >= 1100 } ?? (version >= .appsMayBeDark)
  }

  private static func text(_ path: String) -> String? {
    (try? FileReader.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func style(in list: String) -> String? {
    guard let key = list.firstRange(of: "<key>UIUserInterfaceStyle</key>") else { return nil }
    let rest = list[key.upperBound...]
    guard let start = rest.firstRange(of: "<string>") else { return nil }
    let style = rest[start.upperBound...].prefix { $0 != "<" }
    return style == "Automatic" ? nil : String(style)
  }

  private static func number(after words: String, in text: String) -> Int? {
    guard let start = text.firstRange(of: words) else { return nil }
    return Int(text[start.upperBound...].prefix { $0.isNumber })
  }
}
