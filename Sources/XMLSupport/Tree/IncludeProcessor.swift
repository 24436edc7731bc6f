import CLibXML2
import Files

/// Processes `xi:include` within one root folder.
///
/// libxml2's own XInclude is not used: its loader is global to the process and knows neither a root
/// folder nor these limits. This one includes whole files as XML or text, and supports
/// `xi:fallback`.
struct IncludeProcessor {
  static let namespace = "http://www.w3.org/2001/XInclude"

  private let document: xmlDocPtr
  private let root: String
  private let limits: XMLLimits
  private var includeCount = 0
  private var byteCount: Int
  /// The files read so far; a node's place refers to one by its index.
  private(set) var files: [TreeSource]
  /// Documents whose root element was moved; they must live as long as the tree.
  private(set) var included: [xmlDocPtr] = []

  init(
    _ document: xmlDocPtr,
    _ source: TreeSource,
    root: String,
    limits: XMLLimits
  ) throws(XMLError) {
    guard let resolved = FileReader.resolve(root) else {
      throw XMLError(.io, "the root folder '\(root)' does not exist")
    }
    self.document = document
    self.root = resolved
    self.limits = limits
    files = [source]
    byteCount = source.bytes.count
  }

  /// Replaces every include of the document.
  mutating func run() throws(XMLError) {
    guard let top = xmlDocGetRootElement(document) else { return }
    try expand(top, open: [0])
  }

  /// Expands the includes in a subtree that came from the last file of `open`.
  private mutating func expand(_ top: xmlNodePtr, open: [Int]) throws(XMLError) {
    // The list is made first: included content is expanded relative to its own file's folder.
    for include in Self.includes(in: top) { try replace(include, open: open) }
  }

  private static func includes(in top: xmlNodePtr) -> [xmlNodePtr] {
    var found: [xmlNodePtr] = []
    var next: xmlNodePtr? = top
    while let node = next {
      let isInclude = isXInclude(node, "include")
      if isInclude { found.append(node) }
      if !isInclude, node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
        next = child
        continue
      }
      var up: xmlNodePtr? = node
      while let here = up, here != top, here.pointee.next == nil { up = here.pointee.parent }
      next = up == top ? nil : up?.pointee.next
    }
    return found
  }

  private static func isXInclude(_ node: xmlNodePtr, _ name: String) -> Bool {
    guard node.pointee.type == XML_ELEMENT_NODE, let uri = node.pointee.ns?.pointee.href else {
      return false
    }
    return LibXML.withText(namespace) { xmlStrEqual(uri, $0) == 1 }
      && LibXML.withText(name) { xmlStrEqual(node.pointee.name, $0) == 1 }
  }

  private func location(_ node: xmlNodePtr) -> DocumentLocation? {
    NodePlace.unpack(node.pointee._private).map { found in
      DocumentLocation(
        file: files[found.file].name,
        line: found.place.line,
        column: found.place.column
      )
    }
  }
}

// MARK: - One include

extension IncludeProcessor {
  private mutating func replace(_ include: xmlNodePtr, open: [Int]) throws(XMLError) {
    includeCount += 1
    guard includeCount <= limits.includeCountMax else {
      let message = "the document includes more than \(limits.includeCountMax) files"
      throw XMLError(.sizeLimit, message, at: location(include))
    }
    let href = try Self.href(of: include, at: location(include))
    let parse = Self.attribute(include, "parse") ?? "xml"
    guard parse == "xml" || parse == "text" else {
      throw XMLError(
        .includeFailed,
        "xi:include has parse=\"\(parse)\"",
        at: location(include),
        expected: "xml or text"
      )
    }
    guard let path = FileReader.resolve(absolute(href, from: files[open[open.count - 1]])) else {
      try useFallback(of: include, href, open: open)
      return
    }
    guard path.hasPrefix(root == "/" ? root : root + "/") else {
      throw XMLError(
        .includeOutsideRoot,
        "'\(href)' lies outside of the root folder",
        at: location(include),
        expected: "a file below '\(root)'"
      )
    }
    if open.contains(where: { files[$0].resolvedPath == path }) {
      throw XMLError(.includeLoop, "'\(href)' includes itself", at: location(include))
    }
    let source = try read(path, href, include, from: files[open[open.count - 1]].name)
    if parse == "text" {
      try insertText(source, for: include)
    } else {
      try insertDocument(source, for: include, open: open)
    }
  }

  private mutating func read(
    _ path: String,
    _ href: String,
    _ include: xmlNodePtr,
    from includer: String
  ) throws(XMLError) -> TreeSource {
    let name = Self.join(Self.folder(of: includer), href)
    let bytes: [UInt8]
    do throws(XMLError) {
      bytes = try TreeSource.bytes(of: path, as: name, limits: limits)
    } catch {
      throw error.code == .io ? error.placed(at: location(include)) : error
    }
    byteCount += bytes.count
    guard byteCount <= limits.byteCountMax, files.count < NodePlace.fileCountMax else {
      throw XMLError(
        .sizeLimit,
        "the document and its includes are too large (\(files.count) files, \(byteCount) bytes)",
        at: location(include),
        expected: "at most \(limits.byteCountMax) bytes"
      )
    }
    let source = TreeSource(name: name, resolvedPath: path, bytes: bytes)
    files.append(source)
    return source
  }

  private mutating func insertDocument(
    _ source: TreeSource,
    for include: xmlNodePtr,
    open: [Int]
  ) throws(XMLError) {
    let index = files.count - 1
    let other = try TreeParser.parse(
      source.bytes,
      file: source.name,
      fileIndex: index,
      baseDepth: Self.depth(of: include) - 1,
      limits: limits,
      dictionary: document.pointee.dict
    )
    included.append(other)
    guard let top = xmlDocGetRootElement(other) else { return }
    xmlUnlinkNode(top)
    xmlAddPrevSibling(include, top)
    Self.remove(include)
    if Self.isXInclude(top, "include") {
      try replace(top, open: open + [index])
    } else {
      try expand(top, open: open + [index])
    }
  }

  private func insertText(_ source: TreeSource, for include: xmlNodePtr) throws(XMLError) {
    guard let text = String(validating: source.bytes, as: UTF8.self) else {
      let message = "'\(source.name)' is not UTF-8 text"
      throw XMLError(.encoding, message, at: location(include))
    }
    let safe = XMLText(text).string
    guard let node = LibXML.withText(safe, { xmlNewDocText(document, $0) }) else {
      throw LibXML.outOfMemory(source.name)
    }
    xmlAddPrevSibling(include, node)
    Self.remove(include)
  }

  /// Puts the content of `xi:fallback` in the place of an include whose file is missing.
  private mutating func useFallback(
    of include: xmlNodePtr,
    _ href: String,
    open: [Int]
  ) throws(XMLError) {
    var child = include.pointee.children
    while let node = child, !Self.isXInclude(node, "fallback") { child = node.pointee.next }
    guard let fallback = child else {
      let message = "cannot include '\(href)': no such file"
      throw XMLError(.includeFailed, message, at: location(include))
    }
    var moved: [xmlNodePtr] = []
    while let node = fallback.pointee.children {
      xmlUnlinkNode(node)
      if let placed = xmlAddPrevSibling(include, node) { moved.append(placed) }
    }
    Self.remove(include)
    for node in moved where node.pointee.type == XML_ELEMENT_NODE {
      if Self.isXInclude(node, "include") {
        try replace(node, open: open)
      } else {
        try expand(node, open: open)
      }
    }
  }
}

// MARK: - Names and paths

extension IncludeProcessor {
  private static func attribute(_ node: xmlNodePtr, _ name: String) -> String? {
    LibXML.withText(name) { LibXML.take(xmlGetNoNsProp(node, $0)) }
  }

  private static func href(
    of include: xmlNodePtr,
    at location: DocumentLocation?
  ) throws(XMLError) -> String {
    if attribute(include, "xpointer") != nil {
      let message = "xi:include has an xpointer; only whole files can be included"
      throw XMLError(.includeFailed, message, at: location)
    }
    guard let raw = attribute(include, "href"), !raw.isEmpty else {
      let message = "xi:include names no file"
      throw XMLError(.includeFailed, message, at: location, expected: "href=\"FILE\"")
    }
    let scheme = raw.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    let hasScheme = !scheme.isEmpty && raw.dropFirst(scheme.count).hasPrefix(":")
    if hasScheme || raw.hasPrefix("//") {
      throw XMLError(
        .includeOutsideRoot,
        "'\(raw)' is not a path; nothing is read from a network",
        at: location,
        expected: "a path below the root folder"
      )
    }
    return percentDecoded(raw)
  }

  private static func percentDecoded(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func absolute(_ href: String, from source: TreeSource) -> String {
    Self.join(Self.folder(of: source.resolvedPath ?? source.name), href)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }

  private static func depth(of node: xmlNodePtr) -> Int {
    var depth = 0
    var next: xmlNodePtr? = node
    while let here = next, here.pointee.type == XML_ELEMENT_NODE {
      depth += 1
      next = here.pointee.parent
    }
    return depth
  }

  private static func remove(_ node: xmlNodePtr) {
    xmlUnlinkNode(node)
    xmlFreeNode(node)
  }
}
