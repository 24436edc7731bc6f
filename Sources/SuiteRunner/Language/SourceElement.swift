import Files
import Foundation
import XMLSupport

/// The file that an element stands in.
struct SuiteFile: Sendable {
  /// The name that messages use, relative to the root.
  let name: String
  /// The whole path.
  let path: String
}

/// One element of a suite file as it was written: names and texts, not yet judged.
final class SourceElement {
  let name: String
  let attributes: [SourceAttribute]
  let children: [SourceElement]
  /// The text directly inside, pieces joined.
  let text: String
  let file: SuiteFile
  private let node: XMLNode

  /// Copies an element and all below it.
  ///
  /// The depth is bounded by the reader's limit, so that the recursion is.
  init(_ node: XMLNode, file: SuiteFile) {
    self.node = node
    self.file = file
    name = node.qualifiedName
    // Editors find their schema through xsi attributes; they say nothing to the suite.
    attributes = node.attributes
      .filter { $0.namespaceURI != "http://www.w3.org/2001/XMLSchema-instance" }
      .map { SourceAttribute(name: $0.qualifiedName, value: $0.text) }
    children = node.elements.map { SourceElement($0, file: file) }
    text = node.children.filter { $0.kind == .text }.map(\.text).joined()
  }

  /// The attribute's value, as it was written.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The line of the start tag.
  var line: Int { node.line }

  /// Where the element begins.
  var location: DocumentLocation {
    node.location ?? DocumentLocation(file: file.name)
  }

  /// Where the attribute's value begins.
  func location(ofAttribute attribute: String) -> DocumentLocation {
    node.location(ofAttribute: attribute) ?? location
  }
}

/// An attribute as it was written, entities resolved.
struct SourceAttribute: Sendable {
  let name: String
  let value: String
}

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
