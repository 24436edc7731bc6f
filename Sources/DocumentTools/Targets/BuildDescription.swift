import Files
import Foundation

/// A file beside Xcode's projects that says what is built.
struct BuildDescription: Sendable {
  /// How documents get into what such a file builds.
  enum Kind: Sendable {
    /// Those in a target's folder are taken, as Swift packages do.
    case package
    /// Patterns name them, as in specifications of pods.
    case patterns
    /// Only its own tool knows.
    case other
  }

  /// The file's name.
  let name: String
  /// The folder that it stands in, with a slash at its end.
  let folder: String

  /// How documents get into what a file builds; nil for a file that builds nothing.
  static func kind(_ name: String) -> Kind? {
    if name == "Package.swift" { return .package }
    if name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") { return .patterns }
    let isOther =
      others.contains(name) || otherEndings.contains(DocumentPlace.ending(name))
    return isOther ? .other : nil
  }

  /// Whether the file describes projects for XcodeGen.
  var isOfXcodeGen: Bool { name == "project.yml" || name == "project.yaml" }

  private static let others: Set<String> = [
    "project.yml", "project.yaml", "project.json", "Project.swift", "Workspace.swift", "BUILD",
    "BUILD.bazel", "BUCK", "BUILD.gn", "CMakeLists.txt", "meson.build", "plugin.xml",
    "premake5.lua",
  ]
  private static let otherEndings: Set<String> = ["csproj", "fsproj", "gyp", "gypi", "bzl"]

  /// The folders that documents may be built from, with slashes at their ends, as places are compared.
  ///
  /// - Complexity: O(bytes of the file).
  var folders: [String] {
    let bytes = try? FileReader.read(folder + name, byteCountMax: 4 << 20)
    return bytes.map(folders) ?? [key("")]
  }

  /// The folders, for a file of these bytes.
  func folders(_ bytes: [UInt8]) -> [String] {
    switch Self.kind(name) {
    case .package: (Self.packageFolders + Self.texts(bytes)).map(key)
    case .patterns: Self.texts(bytes, withoutDescriptions: true).flatMap(patternFolder)
    case .other, nil: [key("")]
    }
  }

  private static let packageFolders = ["Sources", "Source", "src", "srcs", "Tests"]

  private func key(_ path: String) -> String {
    let key = DocumentPlace.key(DocumentPlace.joined(folder, path))
    return key == "/" ? key : key + "/"
  }

  /// What a pattern may reach: its folder, or the file itself; nothing for one of other files.
  private func patternFolder(_ pattern: String) -> [String] {
    // A value of a build setting.
    guard !pattern.hasPrefix("$("), !pattern.contains("[sdk="), !Self.isVersion(pattern) else {
      return []
    }
    let fixed = pattern.prefix { !"*?[{#$".contains($0) }
    guard fixed.count < pattern.count else { return [key(pattern)] }
    let last = DocumentPlace.name(pattern).lowercased()
    let ending = DocumentPlace.ending(last)
    let isOfDocuments =
      !last.contains(".") || ending.contains("*") || last.contains("ib") || last.contains("story")
      || last.contains("#")
    guard isOfDocuments else { return [] }
    let folder = fixed.lastIndex(of: "/").map { String(fixed[...$0]) } ?? ""
    return [key(folder)]
  }

  /// Whether a text is a version or a tag, such as `~>#{s.version}`.
  private static func isVersion(_ text: String) -> Bool {
    text.first.map { "~<>=".contains($0) } == true
      || text.contains("version}") && !text.contains("/")
  }

  /// What a specification says of a pod that names no files.
  private static let descriptions = [
    "name", "version", "summary", "homepage", "license", "author", "authors", "source",
    "dependency", "module_name", "platform", "description", "social_media_url", "framework",
    "frameworks", "weak_frameworks", "swift_version", "header_mappings_dir", "subspec",
    "public_header_files", "default_subspec", "prefix_header_contents",
  ].map { Array(".\($0)".utf8) }

  /// What stands in quotation marks.
  private static func texts(
    _ bytes: [UInt8],
    withoutDescriptions: Bool = false
  ) -> [String] {
    guard withoutDescriptions else { return texts(bytes[...]) }
    let lines = bytes.split(separator: 0x0a).map { (line: $0, target: target(of: $0)) }
    let resources = lines.filter { $0.line.firstRange(of: Array("resource".utf8)) != nil }
    return lines.filter { line, target in
      // A variable names documents only where it is used for them.
      let isVariable = target.map { !$0.isEmpty && !$0.contains(UInt8(ascii: ".")) } ?? false
      if isVariable, let target {
        return resources.contains { $0.line.firstRange(of: target) != nil }
      }
      let statement = target ?? line.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
      return !descriptions.contains { statement.reversed().starts(with: $0.reversed()) }
    }.flatMap { texts($0.line) }
  }

  /// What a line gives a value to, such as `s.name`; nil for another line.
  private static func target(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let statement = line.drop { $0 <= 0x20 }
    let target = statement.prefix {
      let character = Character(Unicode.Scalar($0))
      return "._".contains(character) || character.isLetter || character.isNumber
    }
    let rest = statement[target.endIndex...].drop { $0 <= 0x20 }
    let isAssigned = rest.first == UInt8(ascii: "=") && rest.dropFirst().first != rest.first
    return isAssigned ? target : nil
  }

  private static func texts(_ bytes: ArraySlice<UInt8>) -> [String] {
    var texts: [String] = []
    var start: (mark: UInt8, place: Int)?
    for (place, byte) in zip(bytes.indices, bytes) {
      if let opened = start, byte == opened.mark || byte == 0x0a {
        if byte == opened.mark {
          texts.append(String(decoding: bytes[(opened.place + 1)..<place], as: UTF8.self))
        }
        start = nil
      } else if start == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        start = (byte, place)
      }
    }
    return texts
  }
}
