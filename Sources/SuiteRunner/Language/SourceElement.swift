import XMLSupport

/// One element of a suite file as it was written: names and texts, not yet judged.
final class SourceElement {
  let name: String
  let attributes: [SourceAttribute]
  private(set) var children: [SourceElement]
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

  /// Takes the steps of others behind its own children, as `<perform>` does.
  func adopt(_ steps: [SourceElement]) { children += steps }

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
