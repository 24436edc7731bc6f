import CLibXML2

/// Validates documents against an XML Schema 1.0 with libxml2, as an independent check in tests.
///
/// Users get the messages of typed decoders instead: libxml2's seldom say what was expected.
package final class XMLSchemaValidator {
  private let schema: xmlSchemaPtr
  /// libxml2's schema may refer to the document that it was read from.
  private let source: XMLTree

  /// Compiles a schema from a file; its `xs:include`s are relative to it.
  ///
  /// - Throws: ``XMLError`` with `schema`, or the error of reading the document.
  package convenience init(contentsOf path: String) throws(XMLError) {
    try self.init(XMLTree(contentsOf: path), file: path)
  }

  /// Compiles a schema from bytes.
  ///
  /// - Throws: ``XMLError`` with `schema`, or the error of reading the document.
  package convenience init(bytes: [UInt8], file: String) throws(XMLError) {
    try self.init(XMLTree(bytes: bytes, file: file), file: file)
  }

  private init(_ source: XMLTree, file: String) throws(XMLError) {
    // Relative includes are resolved against this name.
    LibXML.withText(file) { source.document.pointee.URL = UnsafePointer(xmlStrdup($0)) }
    guard let context = xmlSchemaNewDocParserCtxt(source.document) else {
      throw LibXML.outOfMemory(file)
    }
    defer { xmlSchemaFreeParserCtxt(context) }
    let findings = Findings(file: file)
    let data = Unmanaged.passUnretained(findings).toOpaque()
    xmlSchemaSetParserStructuredErrors(context, Findings.handler, data)
    let schema = xmlSchemaParse(context)
    let first = withExtendedLifetime(findings) { findings.errors.first }
    guard let schema else {
      let location = DocumentLocation(file: file)
      throw first ?? XMLError(.schema, "the schema is not valid", at: location)
    }
    self.schema = schema
    self.source = source
  }

  deinit {
    xmlSchemaFree(schema)
  }

  /// Returns all mistakes in a document; empty for a valid one.
  package func validate(_ tree: XMLTree) -> [XMLError] {
    let file = tree.fileNames.first ?? ""
    guard let context = xmlSchemaNewValidCtxt(schema) else { return [LibXML.outOfMemory(file)] }
    defer { xmlSchemaFreeValidCtxt(context) }
    let findings = Findings(file: file)
    let data = Unmanaged.passUnretained(findings).toOpaque()
    xmlSchemaSetValidStructuredErrors(context, Findings.handler, data)
    let code = xmlSchemaValidateDoc(context, tree.document)
    return withExtendedLifetime(findings) {
      if code != 0, findings.errors.isEmpty {
        return [XMLError(.schema, "the document is not valid", at: DocumentLocation(file: file))]
      }
      return findings.errors
    }
  }

  /// Parses and validates a document; a malformed one has exactly one mistake.
  package func validate(bytes: [UInt8], file: String) -> [XMLError] {
    do throws(XMLError) {
      return validate(try XMLTree(bytes: bytes, file: file))
    } catch {
      return [error]
    }
  }
}

/// Collects libxml2's messages while a schema is compiled or a document validated.
private final class Findings {
  let file: String
  var errors: [XMLError] = []

  init(file: String) {
    self.file = file
  }

  static let handler: xmlStructuredErrorFunc = { data, raw in
    guard let data, let raw, raw.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    let findings = Unmanaged<Findings>.fromOpaque(data).takeUnretainedValue()
    let message = raw.pointee.message.map { LibXML.tidy(String(cString: $0)) } ?? "not valid"
    var location = DocumentLocation(file: findings.file, line: Int(raw.pointee.line))
    if let node = raw.pointee.node?.assumingMemoryBound(to: xmlNode.self),
      node.pointee.type == XML_ELEMENT_NODE,
      let found = NodePlace.unpack(node.pointee._private)
    {
      location.line = found.place.line
      location.column = found.place.column
    }
    findings.errors.append(XMLError(.schema, message, at: location))
  }
}
