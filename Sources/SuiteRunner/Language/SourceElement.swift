import Numbers
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

  /// The elements of a name below this one, in the order of the document.
  func descendants(_ name: String) -> [SourceElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
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

// MARK: - Values

/// Typed reading of attributes that the grammar's checker found right.
///
/// Every reader has an answer for a value that is not of its type, so that a hole in the checker could
/// show as a wrong value in a test and never as a trap.
extension SourceElement {
  func text(_ name: String) -> String { self[name] ?? "" }

  func optionalText(_ name: String) -> String? { self[name] }

  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// A whole number as the language has it; nil for others too, as suites with mistakes are decoded to find more.
  func count(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { (0...999_999_999).contains($0) ? $0 : nil }
  }

  /// The same, with the number that holds where there is no attribute.
  func count(_ name: String, orElse standard: Int) -> Int? {
    self[name] == nil ? standard : count(name)
  }

  func flag(_ name: String, standard: Bool = false) -> Bool {
    self[name].map { $0 == "YES" } ?? standard
  }

  /// Seconds.
  func duration(_ name: String) -> Double? { self[name].flatMap(Lexical.duration) }

  func list(_ name: String) -> [String] {
    self[name].map { $0.split(separator: " ").map(String.init) } ?? []
  }

  func template(_ name: String) -> TemplateText? { self[name].map(TemplateText.init) }

  func children(_ name: String) -> [SourceElement] { children.filter { $0.name == name } }
}

extension SourceElement {
  /// A hash of what it says: names, values and words, and nothing about its place or its white space.
  ///
  /// The rules that a case names are left out: another number changes nothing of what the case notices.
  ///
  /// - Complexity: O(n) in the characters of the element and all below it.
  var digest: UInt64 {
    var hash = FNV1a()
    add(to: &hash)
    return hash.value
  }

  private func add(to hash: inout FNV1a) {
    hash.add("<\(name)".utf8)
    for attribute in attributes.sorted(by: { $0.name < $1.name }) where attribute.name != "rule" {
      hash.add(" \(attribute.name)=\(attribute.value)\0".utf8)
    }
    for word in text.split(whereSeparator: \.isWhitespace) { hash.add(" \(word)".utf8) }
    for child in children { child.add(to: &hash) }
    hash.add(">".utf8)
  }
}
