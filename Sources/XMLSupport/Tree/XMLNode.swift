import CLibXML2

/// A node of a tree: an element, an attribute, a text, a comment or the document.
///
/// It keeps its tree alive. Two values are equal when they are the same node of the same tree.
public struct XMLNode {
  /// The kind of a node.
  public enum Kind: Sendable, Hashable {
    /// The document, parent of the root element.
    case document
    /// An element.
    case element
    /// An attribute of an element.
    case attribute
    /// Text, CDATA included.
    case text
    /// A comment.
    case comment
    /// Anything else, such as a processing instruction.
    case other
  }

  /// The tree that owns the node.
  public let tree: XMLTree
  let pointer: xmlNodePtr

  init(tree: XMLTree, pointer: xmlNodePtr) {
    self.tree = tree
    self.pointer = pointer
  }

  private func node(_ pointer: xmlNodePtr?) -> XMLNode? {
    pointer.map { XMLNode(tree: tree, pointer: $0) }
  }
}

extension XMLNode: Hashable {
  /// Compares by identity, not by content.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pointer == rhs.pointer }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

// MARK: - What the node is

extension XMLNode {
  /// The kind of the node.
  public var kind: Kind {
    switch pointer.pointee.type {
    case XML_DOCUMENT_NODE: .document
    case XML_ELEMENT_NODE: .element
    case XML_ATTRIBUTE_NODE: .attribute
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
    case XML_COMMENT_NODE: .comment
    default: .other
    }
  }

  /// The name of an element or attribute without its namespace prefix; empty for a document.
  public var name: String {
    kind == .document ? "" : LibXML.string(pointer.pointee.name) ?? ""
  }

  /// The namespace of an element or attribute; `nil` when it has none.
  public var namespaceURI: String? {
    guard kind == .element || kind == .attribute else { return nil }
    return pointer.pointee.ns.flatMap { LibXML.string($0.pointee.href) }
  }

  /// The name with its prefix, as written.
  public var qualifiedName: String {
    guard kind == .element || kind == .attribute else { return name }
    guard let prefix = pointer.pointee.ns.flatMap({ LibXML.string($0.pointee.prefix) }) else {
      return name
    }
    return "\(prefix):\(name)"
  }

  /// The value of an attribute; for other nodes, all text below.
  public var text: String {
    LibXML.take(xmlNodeGetContent(pointer)) ?? ""
  }
}

// MARK: - Attributes

extension XMLNode {
  /// The value of the attribute with this name and no namespace; `nil` when it is absent.
  public subscript(name: String) -> String? {
    attributeNode(name)?.text
  }

  /// All attributes in document order, without namespace declarations.
  public var attributes: [XMLNode] {
    guard kind == .element else { return [] }
    var nodes: [XMLNode] = []
    var next = pointer.pointee.properties
    while let attribute = next {
      nodes.append(XMLNode(tree: tree, pointer: Self.asNode(attribute)))
      next = attribute.pointee.next
    }
    return nodes
  }

  /// The attribute with this name and no namespace, as a node.
  public func attributeNode(_ name: String) -> XMLNode? {
    guard kind == .element else { return nil }
    return LibXML.withText(name) { xmlHasNsProp(pointer, $0, nil) }
      .map { XMLNode(tree: tree, pointer: Self.asNode($0)) }
  }

  /// Casts an attribute to a node: libxml2 gives both the same leading fields for this use.
  private static func asNode(_ attribute: xmlAttrPtr) -> xmlNodePtr {
    UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: xmlNode.self)
  }
}

// MARK: - Around the node

extension XMLNode {
  /// The parent; `nil` for the document.
  public var parent: XMLNode? {
    kind == .document ? nil : node(pointer.pointee.parent)
  }

  /// All children in order: elements, texts, comments.
  public var children: [XMLNode] {
    var nodes: [XMLNode] = []
    var next = kind == .attribute ? nil : pointer.pointee.children
    while let child = next {
      nodes.append(XMLNode(tree: tree, pointer: child))
      next = child.pointee.next
    }
    return nodes
  }

  /// The child elements in order.
  public var elements: [XMLNode] { children.filter { $0.kind == .element } }

  /// The first child element with this name.
  public func element(_ name: String) -> XMLNode? { elements.first { $0.name == name } }

  /// The path to an element or attribute, such as `/suite/case[2]/@id`.
  ///
  /// A step has a number only where siblings share the name.
  public var path: String {
    switch kind {
    case .document: return "/"
    case .attribute: return "\(parent?.path ?? "")/@\(qualifiedName)"
    case .text: return "\(parent?.path ?? "")/text()"
    case .comment: return "\(parent?.path ?? "")/comment()"
    case .other: return "\(parent?.path ?? "")/node()"
    case .element: break
    }
    var steps: [String] = []
    var next: XMLNode? = self
    while let element = next, element.kind == .element {
      steps.append(element.step)
      next = element.parent
    }
    return "/" + steps.reversed().joined(separator: "/")
  }

  private var step: String {
    let name = qualifiedName
    let namesakes = parent?.elements.filter { $0.qualifiedName == name } ?? []
    guard namesakes.count > 1, let index = namesakes.firstIndex(of: self) else { return name }
    return "\(name)[\(index + 1)]"
  }
}

// MARK: - Places

extension XMLNode {
  /// The line of the start tag, from 1; 0 for a tree that was not parsed.
  public var line: Int { location?.line ?? 0 }

  /// The name of the node's file; after an include, the included one.
  public var file: String? { location?.file }

  /// The location of the node; `nil` for a tree that was not parsed.
  ///
  /// - Complexity: O(1) for an element; an attribute reads its start tag again.
  public var location: DocumentLocation? {
    if kind == .attribute { return parent?.location(ofAttribute: qualifiedName) }
    var next: XMLNode? = self
    while let element = next, element.kind != .document {
      if element.kind == .element, let found = element.place {
        let place = found.place
        return DocumentLocation(file: found.file.name, line: place.line, column: place.column)
      }
      next = element.parent
    }
    return tree.files.first.map { DocumentLocation(file: $0.name) }
  }

  /// The location of an attribute's value, or of the element when the tag cannot be read again.
  ///
  /// - Complexity: O(*n*) in the length of the tag; the first request reads the file's lines.
  public func location(ofAttribute name: String) -> DocumentLocation? {
    guard let found = place else { return location }
    let element = DocumentLocation(
      file: found.file.name,
      line: found.place.line,
      column: found.place.column
    )
    let lexer = TagLexer(found.file, tagAt: found.place)
    guard let value = lexer?.valuePlace(ofAttribute: name) else { return element }
    return DocumentLocation(file: found.file.name, line: value.line, column: value.column)
  }

  private var place: (file: TreeSource, place: NodePlace)? {
    guard kind == .element else { return nil }
    if let (index, place) = NodePlace.unpack(pointer.pointee._private) {
      return index < tree.files.count ? (tree.files[index], place) : nil
    }
    // Copies that libxml2 made of an entity's content have only libxml2's line.
    let line = xmlGetLineNo(pointer)
    guard line > 0, let file = tree.files.first else { return nil }
    return (file, NodePlace(line: line, column: 0))
  }
}
