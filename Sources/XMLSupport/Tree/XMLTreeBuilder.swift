import CLibXML2

extension XMLTree {
  /// Names of elements and attributes, stored once and shared by all trees that are built with
  /// them.
  ///
  /// Keep one table while trees of the same kind are built. Not `Sendable`, because libxml2's
  /// dictionary is not.
  public final class NameTable {
    let dictionary: xmlDictPtr?

    /// Creates an empty table.
    public init() {
      LibXML.prepare()
      dictionary = xmlDictCreate()
    }

    deinit {
      xmlDictFree(dictionary)
    }

    /// Returns the stored copy of a name.
    ///
    /// - Complexity: O(*n*) in the length of the name.
    func intern(_ name: String) -> UnsafePointer<xmlChar>? {
      var name = name
      return name.withUTF8 { xmlDictLookup(dictionary, $0.baseAddress, Int32(clamping: $0.count)) }
    }
  }

  /// Builds a tree node by node, without white space in between, for trees that change often.
  ///
  /// - Complexity: 50 elements with 12 attributes each take about 0.1 ms.
  public final class Builder {
    private let names: NameTable
    private var document: xmlDocPtr?
    private var current: xmlNodePtr?
    private var lastAttribute: xmlAttrPtr?
    private var depth = 0
    /// The number of characters that XML forbids and that were replaced.
    public private(set) var replacedCount = 0

    /// Starts a tree; share the names among trees that use the same ones.
    public init(names: NameTable = NameTable()) {
      self.names = names
      document = Self.makeDocument(names)
    }

    deinit {
      if let document { xmlFreeDoc(document) }
    }

    private static func makeDocument(_ names: NameTable) -> xmlDocPtr? {
      guard let document = xmlNewDoc(nil) else { return nil }
      // The document owns a reference to the dictionary: names outlive the builder.
      document.pointee.dict = names.dictionary
      xmlDictReference(names.dictionary)
      return document
    }

    /// Begins an element inside the open one; a second root becomes a child of the first.
    public func begin(_ name: String) {
      guard let document, let node = xmlNewDocNodeEatName(document, nil, interned(name), nil) else {
        return
      }
      depth += 1
      lastAttribute = nil
      let parent = current ?? xmlDocGetRootElement(document)
      if let parent {
        Self.append(node, to: parent)
      } else {
        xmlDocSetRootElement(document, node)
      }
      current = node
    }

    /// Writes an attribute of the innermost element; each name at most once per element.
    public func attribute(_ name: String, _ value: String) {
      guard let current, let attribute = makeAttribute(name, value, on: current) else { return }
      // Linked by hand: libxml2 would walk over all earlier attributes of the element.
      if let lastAttribute {
        lastAttribute.pointee.next = attribute
        attribute.pointee.prev = lastAttribute
      } else {
        current.pointee.properties = attribute
      }
      lastAttribute = attribute
    }

    /// Writes text inside the innermost element.
    public func text(_ value: String) {
      guard let current, let node = makeText(value) else { return }
      Self.append(node, to: current)
    }

    /// Ends the innermost element; ignored when none is open.
    public func end() {
      guard depth > 0, let node = current else { return }
      depth -= 1
      lastAttribute = nil
      current = depth == 0 ? nil : node.pointee.parent
    }

    /// Ends all open elements, returns the tree, and starts a new one.
    ///
    /// - Throws: ``XMLError`` with `resource` when memory ran out.
    public func finish() throws(XMLError) -> XMLTree {
      guard let document else { throw LibXML.outOfMemory("") }
      self.document = Self.makeDocument(names)
      current = nil
      lastAttribute = nil
      depth = 0
      return XMLTree(adopting: document, files: [])
    }
  }
}

// MARK: - Nodes

extension XMLTree.Builder {
  private func interned(_ name: String) -> UnsafeMutablePointer<xmlChar>? {
    var name = name
    if !Self.isPlain(name) {
      let valid = XMLText(name: name)
      replacedCount += valid.replacedCount
      name = valid.string
    }
    return UnsafeMutablePointer(mutating: names.intern(name))
  }

  private static func isPlain(_ name: String) -> Bool {
    var first = true
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: break
      case 0x30...0x39, 0x2D, 0x2E: if first { return false }
      default: return false
      }
      first = false
    }
    return !first
  }

  /// Makes a detached attribute, which the caller links.
  private func makeAttribute(_ name: String, _ value: String, on node: xmlNodePtr) -> xmlAttrPtr? {
    nibmark_new_attribute(node, interned(name), makeText(value))
  }

  private func makeText(_ value: String) -> xmlNodePtr? {
    let document = self.document
    var value = value
    if value.withUTF8({ XMLText.mayNeedReplacing($0) }) {
      let safe = XMLText(value)
      replacedCount += safe.replacedCount
      value = safe.string
    }
    return value.withUTF8 { bytes in
      nibmark_new_text(document, bytes.baseAddress, Int32(clamping: bytes.count))
    }
  }

  private static func append(_ node: xmlNodePtr, to parent: xmlNodePtr) {
    node.pointee.parent = parent
    if let last = parent.pointee.last {
      last.pointee.next = node
      node.pointee.prev = last
    } else {
      parent.pointee.children = node
    }
    parent.pointee.last = node
  }
}
