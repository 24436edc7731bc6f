import CLibXML2

/// The value of an XPath expression.
public enum XPathValue: Equatable {
  /// Nodes in document order.
  case nodes([XMLNode])
  /// A number, in double precision.
  case number(Double)
  /// A string.
  case string(String)
  /// True or false.
  case boolean(Bool)

  /// The value converted by XPath's `boolean()`.
  public var boolean: Bool {
    switch self {
    case .nodes(let nodes): !nodes.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .string(let string): !string.isEmpty
    case .boolean(let value): value
    }
  }

  /// The value converted by XPath's `number()`.
  public var number: Double {
    switch self {
    case .nodes, .string: XPathNumber.parse(string)
    case .number(let number): number
    case .boolean(let value): value ? 1 : 0
    }
  }

  /// The value converted by XPath's `string()`: for nodes, the text of the first.
  public var string: String {
    switch self {
    case .nodes(let nodes): nodes.first?.text ?? ""
    case .number(let number): XPathNumber.text(number)
    case .string(let string): string
    case .boolean(let value): value ? "true" : "false"
    }
  }

  /// The nodes; empty for the other types.
  public var nodes: [XMLNode] {
    if case .nodes(let nodes) = self { nodes } else { [] }
  }
}

// MARK: - libxml2's objects

extension XPathValue {
  /// Makes the object that libxml2 expects for a variable; libxml2 then owns it.
  func makeObject() -> xmlXPathObjectPtr? {
    switch self {
    case .number(let number): return xmlXPathNewFloat(number)
    case .boolean(let value): return xmlXPathNewBoolean(value ? 1 : 0)
    case .string(let string): return LibXML.withText(string) { xmlXPathNewString($0) }
    case .nodes(let nodes):
      guard let object = xmlXPathNewNodeSet(nil) else { return nil }
      for node in nodes { xmlXPathNodeSetAdd(object.pointee.nodesetval, node.pointer) }
      return object
    }
  }

  /// Reads an object of libxml2 and frees it.
  static func take(_ object: xmlXPathObjectPtr, tree: XMLTree) -> XPathValue {
    defer { xmlXPathFreeObject(object) }
    switch object.pointee.type {
    case XPATH_BOOLEAN: return .boolean(object.pointee.boolval != 0)
    case XPATH_NUMBER: return .number(object.pointee.floatval)
    case XPATH_STRING: return .string(LibXML.string(object.pointee.stringval) ?? "")
    case XPATH_NODESET, XPATH_XSLT_TREE: break
    default: return .nodes([])
    }
    guard let set = object.pointee.nodesetval else { return .nodes([]) }
    xmlXPathNodeSetSort(set)
    var nodes: [XMLNode] = []
    nodes.reserveCapacity(Int(set.pointee.nodeNr))
    for index in 0..<Int(set.pointee.nodeNr) {
      // Namespace nodes are copies that the set owns: they would dangle.
      guard let node = set.pointee.nodeTab[index], node.pointee.type != XML_NAMESPACE_DECL else {
        continue
      }
      nodes.append(XMLNode(tree: tree, pointer: node))
    }
    return .nodes(nodes)
  }
}
