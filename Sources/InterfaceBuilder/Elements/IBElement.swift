import Foundation
import XMLSupport

/// One element of a document, with typed access to its attributes and children.
///
/// The general way to values that have no property of their own; the families
/// (`IBViewAttributes`, `IBLabelAttributes`…) are made of it. Absent is nil; malformed values have
/// already been refused when the document was read.
public struct IBElement: Sendable {
  package let table: ElementTable
  /// The index in document order; the root is 0.
  package let index: Int32

  package init(_ table: ElementTable, _ index: Int32) {
    self.table = table
    self.index = index
  }

  /// The name, `unknown` for names that are not known.
  public var name: IBElementName {
    IBElementName(rawValue: table.elements[Int(index)].name) ?? .unknown
  }

  /// The name as the document writes it.
  public var elementText: String { table.elementName(index) }

  /// Its identifier (`id`).
  public var id: String? {
    let symbol = table.elements[Int(index)].symbol
    return symbol < 0 ? nil : table.text(symbol: symbol)
  }

  /// The property of the parent that it is the value of (`key`).
  public var key: String? { text(.key) }

  /// Where its start tag begins.
  /// - Complexity: O(bytes before it).
  public var location: DocumentLocation { table.location(index) }

  /// The elements from the root to this one.
  public var path: String { table.path(index) }

  /// The parent; nil for the root.
  public var parent: IBElement? {
    let parent = table.elements[Int(index)].parent
    return parent < 0 ? nil : IBElement(table, parent)
  }

  /// The children in document order.
  public var children: IBElementChildren { IBElementChildren(parent: self) }

  /// The first child with this name.
  public func child(_ name: IBElementName) -> IBElement? {
    children.first { $0.name == name }
  }

  /// The first child that is the value of this property.
  public func child(key: String) -> IBElement? {
    children.first { $0.hasKey(key) }
  }

  /// The first child with this name that is the value of this property.
  public func child(_ name: IBElementName, key: String) -> IBElement? {
    children.first { $0.name == name && $0.hasKey(key) }
  }

  /// Whether `key` is this text; makes no string.
  public func hasKey(_ key: String) -> Bool {
    guard let attribute = attribute(.key) else { return false }
    return table.bytes(attribute).elementsEqual(key.utf8)
  }

  /// The text inside of the element; nil when there is none.
  ///
  /// Interface Builder writes texts that XML cannot hold as it is, such as control characters, in base 64.
  public var content: String? {
    guard table.hasContent(index) else { return nil }
    let content = table.content(index)
    return boolean(.base64UTF8) == true ? Self.decoded(content) ?? content : content
  }

  /// A text of base 64, which is written without the equals signs at its end; nil where it is none.
  private static func decoded(_ content: String) -> String? {
    let digits = content.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding).flatMap { String(data: $0, encoding: .utf8) }
  }

  // MARK: Attributes

  @inline(__always)
  package func attribute(_ name: IBAttributeName) -> Int? {
    table.attribute(name.rawValue, of: index)
  }

  /// Whether the attribute is there.
  public func has(_ name: IBAttributeName) -> Bool { attribute(name) != nil }

  /// An attribute's text, entities resolved.
  public func text(_ name: IBAttributeName) -> String? {
    attribute(name).map { table.text($0) }
  }

  /// An attribute's number; nil when absent or not a number's attribute.
  public func number(_ name: IBAttributeName) -> Double? {
    attribute(name).flatMap { table.number($0) }
  }

  /// An attribute's whole number; nil when absent or not a number's attribute.
  public func integer(_ name: IBAttributeName) -> Int? {
    number(name).flatMap { Int(exactly: $0) }
  }

  /// An attribute's truth; nil when absent or not a truth's attribute.
  public func boolean(_ name: IBAttributeName) -> Bool? {
    attribute(name).flatMap { table.boolean($0) }
  }

  /// An attribute's priority, 0 to 1000.
  public func priority(_ name: IBAttributeName) -> Float? {
    number(name).map { Float($0) }
  }

  package func keyword<K: IBKeyword>(_ name: IBAttributeName, _: K.Type = K.self) -> K? {
    attribute(name)
      .flatMap { table.keyword($0, list: K.list.rawValue) }
      .flatMap { K(rawValue: $0) }
  }

  /// Where an attribute stands; the element's place when it is absent.
  public func location(of name: IBAttributeName) -> DocumentLocation {
    attribute(name).map { table.location(attribute: $0) } ?? location
  }

  /// All attributes as text, in document order, unknown names included.
  public var attributes: [(name: String, value: String)] {
    table.attributeRange(index).map { (table.attributeName($0), table.text($0)) }
  }
}

/// A place in a document: file, line and column; named here so that who reads documents needs no XML.
public typealias IBLocation = DocumentLocation
