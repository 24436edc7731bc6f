import Foundation

/// Reads Swift files.
enum SwiftFiles {
  /// The files at paths; of a folder all that end in `.swift`, in the order of their paths.
  static func read(_ paths: [String]) throws -> [(path: String, content: [UInt8])] {
    try paths.flatMap(files(at:)).map { path in
      (path, [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    }
  }

  /// The files that a list names, as seen from its folder; none without a list.
  static func listed(in list: String?) throws -> [String] {
    guard let list else { return [] }
    let url = URL(fileURLWithPath: list)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return lines.map {
      URL(fileURLWithPath: String($0), relativeTo: url.deletingLastPathComponent())
        .standardizedFileURL.path
    }
  }

  private static func files(at path: String) -> [String] {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [absolute] }
    let names = FileManager.default.enumerator(atPath: absolute)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { absolute + "/" + $0 }
  }
}
