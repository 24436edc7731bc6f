import Files

/// The language mode of a project's Swift, as a manifest names it.
enum LanguageMode {
  /// The mode that most settings of projects name.
  ///
  /// It is 5 without any, and a package has none below 4.
  ///
  /// - Complexity: O(bytes of the projects).
  static func mode(ofProjects paths: [String]) -> String {
    var counts: [String: Int] = [:]
    for path in paths where path.hasSuffix(".pbxproj") {
      guard let bytes = try? FileReader.read(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: /\bSWIFT_VERSION = "?([0-9.]+)"?;/) {
        counts[String(match.1), default: 0] += 1
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "5.0"
    if most == "4.2" { return "v4_2" }
    return most.hasPrefix("3") || most.hasPrefix("4") ? "v4" : "v5"
  }
}
