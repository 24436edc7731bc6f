import Files
import XMLSupport

/// What an XML file in a folder of suites is.
enum SuiteKind {
  /// A suite, or what was meant to be one.
  case suite
  /// A file that suites read by themselves: declarations, expectations, snapshots.
  case companion
  /// A file of another kind.
  case other

  /// Looks at a file's document element.
  ///
  /// - Throws: `XMLError` when it cannot be read, or is not well-formed up to its first element.
  init(of path: String) throws(XMLError) {
    if Self.isExpectations(path) {
      // Read, and reported, with the suite that it belongs to.
      self = .companion
      return
    }
    let element = try DocumentElement(contentsOf: path)
    if Self.isNearlySuite(element.localName) {
      self = .suite
    } else {
      self = element.name == "declarations" || Self.isSnapshot(path) ? .companion : .other
    }
  }

  /// Whether a file is `a.expectations.xml` beside `a.xml`.
  private static func isExpectations(_ path: String) -> Bool {
    let suffix = ".expectations.xml"
    guard path.hasSuffix(suffix) else { return false }
    return isFile(String(path.dropLast(suffix.count)))
  }

  /// Whether a file is `Snapshots/a/….xml` beside `a.xml`.
  private static func isSnapshot(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[parts.count - 3] == "Snapshots" else { return false }
    return isFile((parts.dropLast(3) + [parts[parts.count - 2]]).joined(separator: "/"))
  }

  private static func isFile(_ suite: String) -> Bool {
    [".xml", ".XML"].contains { FileReader.resolve(suite + $0) != nil }
  }

  /// Whether a name is at most two letters from `suite`, whatever its case.
  static func isNearlySuite(_ name: String) -> Bool {
    let letters = Array(name.lowercased().utf8)
    return NearestName.distance(letters, Array("suite".utf8), limit: 2) <= 2
  }
}
