import Files
import Foundation

/// Finds the suites below a folder: files named `*.xml` whose document element is `<suite>`.
public enum SuiteDiscovery {
  /// The suites at files and folders: a file is taken as it is, a folder for the suites below it.
  public static func files(at paths: [String]) -> [String] {
    paths.flatMap { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isFolder.boolValue ? suites(below: path) : [path]
    }
  }

  /// The suites in the order of their paths; hidden folders are left out.
  static func suites(below folder: String) -> [String] {
    let contents = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let relative = contents?.nextObject() as? String {
      if (relative as NSString).lastPathComponent.hasPrefix(".") {
        contents?.skipDescendants()
        continue
      }
      guard relative.hasSuffix(".xml") else { continue }
      let path = (folder as NSString).appendingPathComponent(relative)
      if isSuite(path) { found.append(path) }
    }
    return found.sorted()
  }

  /// Whether a file begins as a suite does; a look at its first bytes, so that a suite that is not
  /// well-formed further down is found as well, and reported.
  static func isSuite(_ path: String) -> Bool {
    guard let bytes = try? FileReader.beginning(of: path, byteCount: 64 * 1024) else {
      return false
    }
    return rootName(of: bytes) == "suite"
  }

  /// The name of the document element, past the declaration, comments, instructions and a DOCTYPE.
  static func rootName(of bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: "<!--".utf8) {
        rest = after("-->", in: rest)
      } else if rest.starts(with: "<?".utf8) {
        rest = after("?>", in: rest)
      } else if rest.starts(with: "<!".utf8) {
        rest = afterDoctype(in: rest)
      } else {
        let name = rest.dropFirst().prefix { !" \t\r\n/>".utf8.contains($0) }
        return String(decoding: name, as: UTF8.self)
      }
    }
    return nil
  }

  private static func after(_ end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let marker = Array(end.utf8)
    var rest = bytes
    while !rest.isEmpty, !rest.starts(with: marker) { rest = rest.dropFirst() }
    return rest.dropFirst(marker.count)
  }

  /// A DOCTYPE may hold declarations in brackets, which hold `>` themselves.
  private static func afterDoctype(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return bytes[(index + 1)...] }
    }
    return []
  }
}
