import Files

/// The names of the apps that a project builds, by their property lists and targets.
struct AppNames: Sendable {
  private var names: Set<String> = []

  /// Reads the property lists.
  ///
  /// - Parameters:
  ///   - files: What is in the project's folder.
  ///   - targets: The names of targets that are apps.
  /// - Complexity: O(bytes of the lists).
  init(_ files: ProjectFiles, targets: some Sequence<String>) {
    for target in targets { add(target) }
    for path in files.propertyLists {
      guard let bytes = try? FileReader.read(path) else { continue }
      add(list: String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func add(list: String) {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      guard let place = list.firstRange(of: "<key>\(key)</key>") else { continue }
      let rest = list[place.upperBound...]
      guard let start = rest.firstRange(of: "<string>") else { continue }
      add(String(rest[start.upperBound...].prefix { $0 != "<" }))
    }
  }

  // What stands for a setting is no name.
  private mutating func add(_ name: String) {
    let plain = Self.plain(name)
    if plain.count > 1, !name.contains("$") { names.insert(plain) }
  }

  /// Whether a text is the name of an app, however it is written.
  func contains(_ text: String) -> Bool { names.contains(Self.plain(text)) }

  /// The letters and figures of a name: `My Wallet` and `my-wallet` are one.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
