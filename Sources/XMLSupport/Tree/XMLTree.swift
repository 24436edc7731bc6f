import CLibXML2
import Files

/// An XML document in memory; immutable once it is made.
///
/// Use it where paths and positions are needed, as in suites and live view trees. For large
/// documents that are read once, use the flat element table. Not `Sendable`: XPath keeps scratch
/// memory in it.
public final class XMLTree {
  let document: xmlDocPtr
  /// Documents whose nodes were moved into this one; they own the namespaces of those nodes.
  private let included: [xmlDocPtr]
  let files: [TreeSource]
  /// Made by the first XPath evaluation and reused by all that follow.
  var xpathContext: xmlXPathContextPtr?

  /// Takes over a document that was built or parsed.
  init(adopting document: xmlDocPtr, files: [TreeSource], included: [xmlDocPtr] = []) {
    self.document = document
    self.files = files
    self.included = included
  }

  deinit {
    if let xpathContext { xmlXPathFreeContext(xpathContext) }
    xmlFreeDoc(document)
    for other in included { xmlFreeDoc(other) }
  }

  /// Parses a document from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The document, in any encoding that it declares.
  ///   - file: The name in messages; relative includes start from its folder.
  ///   - includeRoot: The folder that `xi:include` may read from; `nil` leaves includes as they
  ///     are.
  ///   - limits: The limits to enforce.
  /// - Throws: ``XMLError`` with the location of the first mistake.
  public convenience init(
    bytes: [UInt8],
    file: String,
    includeRoot: String? = nil,
    limits: XMLLimits = .default
  ) throws(XMLError) {
    let source = TreeSource(name: file, resolvedPath: FileReader.resolve(file), bytes: bytes)
    try self.init(source, includeRoot: includeRoot, limits: limits)
  }

  /// Parses a document from a string; its nodes have no file name.
  ///
  /// - Throws: ``XMLError`` with the location of the first mistake.
  public convenience init(
    text: String,
    file: String = "",
    limits: XMLLimits = .default
  ) throws(XMLError) {
    let source = TreeSource(name: file, resolvedPath: nil, bytes: Array(text.utf8))
    try self.init(source, includeRoot: nil, limits: limits)
  }

  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - path: The file, also its name in messages.
  ///   - includeRoot: The folder that `xi:include` may read from; `nil` leaves includes as they
  ///     are.
  ///   - limits: The limits to enforce.
  /// - Throws: ``XMLError`` with the location of the first mistake, or with `io`.
  public convenience init(
    contentsOf path: String,
    includeRoot: String? = nil,
    limits: XMLLimits = .default
  ) throws(XMLError) {
    let bytes = try TreeSource.bytes(of: path, as: path, limits: limits)
    let source = TreeSource(name: path, resolvedPath: FileReader.resolve(path), bytes: bytes)
    try self.init(source, includeRoot: includeRoot, limits: limits)
  }

  private convenience init(
    _ source: TreeSource,
    includeRoot: String?,
    limits: XMLLimits
  ) throws(XMLError) {
    let document = try TreeParser.parse(source.bytes, file: source.name, limits: limits)
    guard let includeRoot else {
      self.init(adopting: document, files: [source])
      return
    }
    var includer: IncludeProcessor
    do throws(XMLError) {
      includer = try IncludeProcessor(document, source, root: includeRoot, limits: limits)
    } catch {
      xmlFreeDoc(document)
      throw error
    }
    do throws(XMLError) {
      try includer.run()
    } catch {
      xmlFreeDoc(document)
      for other in includer.included { xmlFreeDoc(other) }
      throw error
    }
    self.init(adopting: document, files: includer.files, included: includer.included)
  }

  /// The root element; `nil` only for a tree built without one.
  public var root: XMLNode? {
    xmlDocGetRootElement(document).map { XMLNode(tree: self, pointer: $0) }
  }

  /// The document itself as a node, the parent of the root element.
  public var documentNode: XMLNode {
    let pointer = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
    return XMLNode(tree: self, pointer: pointer)
  }

  /// The names of all source files, the including one first.
  public var fileNames: [String] { files.map(\.name) }
}
