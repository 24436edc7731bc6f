import CLibXML2

extension XMLTree {
  /// Returns the document as text.
  ///
  /// - Parameters:
  ///   - pretty: Whether to put each element on its own line; text that is only white space between
  ///     elements is then dropped.
  ///   - declaration: Whether to begin with the XML declaration.
  /// - Returns: The text, which ends with a line end when it is pretty.
  public func serialized(pretty: Bool = true, declaration: Bool = true) -> String {
    root?.serialized(pretty: pretty, declaration: declaration) ?? ""
  }
}

extension XMLNode {
  /// Returns an element with all below it as text, or another node's text.
  public func serialized(pretty: Bool = true, declaration: Bool = false) -> String {
    switch kind {
    case .document: return tree.serialized(pretty: pretty, declaration: declaration)
    case .element: break
    case .attribute: return "\(qualifiedName)=\"\(text)\""
    default: return text
    }
    let indentation = pretty ? "  " : nil
    var writer = XMLWriter(into: "", indentation: indentation, declaration: declaration)
    write(to: &writer, pretty: pretty)
    let text = writer.finish()
    return text.hasSuffix("\n") && !declaration ? String(text.dropLast()) : text
  }

  /// Writes an element with all below it.
  ///
  /// The recursion is bounded by the depth limit of the parser.
  public func write<Output>(to writer: inout XMLWriter<Output>, pretty: Bool = true) {
    writer.begin(qualifiedName)
    for (name, uri) in namespaceDeclarations { writer.attribute(name, uri) }
    for attribute in attributes { writer.attribute(attribute.qualifiedName, attribute.text) }
    let children = self.children
    let hasElements = children.contains { $0.kind == .element }
    for child in children {
      switch child.kind {
      case .element:
        child.write(to: &writer, pretty: pretty)
      case .text:
        let text = child.text
        if pretty, hasElements, text.allSatisfy(\.isWhitespace) { continue }
        writer.text(text)
      case .comment:
        writer.comment(child.text.trimmingSpaces())
      default:
        continue
      }
    }
    writer.end()
  }

  private var namespaceDeclarations: [(String, String)] {
    var found: [(String, String)] = []
    var next = pointer.pointee.nsDef
    while let declaration = next {
      let prefix = LibXML.string(declaration.pointee.prefix).map { "xmlns:\($0)" } ?? "xmlns"
      found.append((prefix, LibXML.string(declaration.pointee.href) ?? ""))
      next = declaration.pointee.next
    }
    return found
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
