import Files
import XMLSupport

/// Reads suite files.
enum SourceReader {
  /// Suites are written by people: far less than a generated document may need.
  private static let limits: XMLLimits = {
    var limits = XMLLimits.default
    limits.depthMax = min(limits.depthMax, 256)
    return limits
  }()

  /// The document element of a file.
  ///
  /// - Throws: ``SuiteLoadError`` with the place of the first mistake.
  static func read(_ path: String, name: String) throws(SuiteLoadError) -> SourceElement {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, byteCountMax: limits.byteCountMax)
    } catch {
      throw SuiteLoadError("cannot be read: \(error.explanation)", file: name)
    }
    return try read(bytes: bytes, file: SuiteFile(name: name, path: path))
  }

  /// The document element of bytes.
  static func read(bytes: [UInt8], file: SuiteFile) throws(SuiteLoadError) -> SourceElement {
    let tree: XMLTree
    do {
      tree = try XMLTree(bytes: bytes, file: file.name, limits: limits)
    } catch {
      let expected = error.expected.map { "; expected \($0)" } ?? ""
      let place = error.location ?? DocumentLocation(file: file.name)
      throw SuiteLoadError([SuiteMistake(error.message + expected, at: place)])
    }
    guard let root = tree.root else { throw SuiteLoadError("has no element", file: file.name) }
    return SourceElement(root, file: file)
  }
}
