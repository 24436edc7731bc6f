import CLibXML2

/// The state of one parse beside libxml2's context: limits, the first error, entities.
///
/// It is stored in the context's `_private`, which libxml2 copies to the contexts that it makes for
/// entities.
final class ParserState {
  let file: String
  let fileIndex: Int
  let limits: XMLLimits
  let source: UnsafeBufferPointer<UInt8>
  let context: xmlParserCtxtPtr
  private(set) var error: XMLError?
  private var depth: Int
  private var elementCount = 0
  private var entityTexts: [String: [UInt8]] = [:]
  private var entitySizes: [String: Int] = [:]
  private var expandedByteCount = 0
  private var knownLine = NodePlace.KnownLine()

  init(
    file: String,
    fileIndex: Int,
    baseDepth: Int,
    limits: XMLLimits,
    source: UnsafeBufferPointer<UInt8>,
    context: xmlParserCtxtPtr
  ) {
    self.file = file
    self.fileIndex = fileIndex
    depth = baseDepth
    self.limits = limits
    self.source = source
    self.context = context
  }

  /// Returns the state that belongs to a context, or to one made for an entity inside it.
  static func of(_ raw: UnsafeMutableRawPointer?) -> ParserState? {
    guard let raw else { return nil }
    let context = raw.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let state = context.pointee._private else { return nil }
    return Unmanaged<ParserState>.fromOpaque(state).takeUnretainedValue()
  }

  /// Records the first error; later ones are mostly consequences of it.
  func record(_ error: XMLError) {
    if self.error == nil { self.error = error }
  }

  /// Records an error of libxml2, whose position inside an entity is that in the entity's text.
  func record(_ raw: UnsafeMutableRawPointer?, _ error: XMLError) {
    let inside = raw != UnsafeMutableRawPointer(context) || context.pointee.inputNr > 1
    record(inside ? error.placed(at: currentLocation) : error)
  }

  /// Records an error and ends the parse.
  func stop(_ error: XMLError, in raw: UnsafeMutableRawPointer?) {
    record(error)
    if let raw { xmlStopParser(raw.assumingMemoryBound(to: xmlParserCtxt.self)) }
    xmlStopParser(context)
  }
}

// MARK: - Elements

extension ParserState {
  /// Counts an element, stops at a limit, and stores the position of its start tag in the new node.
  func elementStarted(_ raw: UnsafeMutableRawPointer?, attributeCount: Int) {
    guard error == nil, let raw else { return }
    depth += 1
    elementCount += 1
    let place = tagStart()
    let inner = raw.assumingMemoryBound(to: xmlParserCtxt.self)
    if let node = inner.pointee.node {
      node.pointee._private = place.packed(file: fileIndex)
    }
    let location = DocumentLocation(file: file, line: place.line, column: place.column)
    if depth > limits.depthMax {
      let message = "elements are nested more than \(limits.depthMax) deep"
      stop(XMLError(.depthLimit, message, at: location), in: raw)
    } else if elementCount > limits.elementCountMax {
      let message = "the document has more than \(limits.elementCountMax) elements"
      stop(XMLError(.sizeLimit, message, at: location), in: raw)
    } else if attributeCount > limits.attributeCountMax {
      let message = "an element has \(attributeCount) attributes"
      let expected = "at most \(limits.attributeCountMax)"
      stop(XMLError(.sizeLimit, message, at: location, expected: expected), in: raw)
    }
  }

  /// Counts the end of an element.
  func elementEnded() {
    depth -= 1
  }

  /// The current position of the file's parser, not of an entity's.
  var currentLocation: DocumentLocation {
    guard context.pointee.inputNr > 0, let input = context.pointee.inputTab?[0] else {
      return DocumentLocation(file: file)
    }
    return DocumentLocation(
      file: file,
      line: Int(input.pointee.line),
      column: Int(input.pointee.col)
    )
  }

  /// Finds the start of the start tag that the parser has just read.
  ///
  /// libxml2 reports an element after all its attributes, so its own line is that of the tag's end.
  /// A start tag contains no other `<`, so the nearest one before is its start.
  private func tagStart() -> NodePlace {
    guard let input = context.pointee.input, context.pointee.inputNr == 1 else {
      return NodePlace(line: currentLocation.line, column: 0)
    }
    let end = Int(input.pointee.line)
    guard let base = input.pointee.base, let cursor = input.pointee.cur else {
      return NodePlace(line: end, column: 0)
    }
    let read = cursor - base
    if input.pointee.buf?.pointee.encoder == nil {
      // Without a conversion, libxml2's offsets are those of the source. The source is complete;
      // libxml2's buffer is not.
      let offset = min(Int(input.pointee.consumed) + read, source.count)
      return NodePlace.ofTag(endingAt: offset, in: source, endLine: end, since: &knownLine)
    }
    let buffer = UnsafeBufferPointer(start: base, count: read)
    // libxml2 moves the converted bytes about, so no offset stays known.
    var unknown = NodePlace.KnownLine()
    return NodePlace.ofTag(endingAt: read, in: buffer, endLine: end, since: &unknown)
  }
}

// MARK: - Entities

extension ParserState {
  /// Refuses a document type in an external file.
  func documentTypeDeclared(_ raw: UnsafeMutableRawPointer?, external: String?) {
    guard let external else { return }
    stop(
      XMLError(
        .externalEntity,
        "the document type refers to '\(external)'; external DTDs are never read",
        at: currentLocation,
        expected: "no DOCTYPE, or one without SYSTEM and PUBLIC"
      ),
      in: raw
    )
  }

  /// Records an internal entity; refuses every other kind.
  func entityDeclared(
    _ raw: UnsafeMutableRawPointer?,
    name: String,
    kind: Int32,
    system: String?,
    content: [UInt8]
  ) {
    switch kind {
    case Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue):
      // The first declaration of a name is the binding one.
      if entityTexts[name] == nil { entityTexts[name] = content }
      checkStartTags(content, in: raw)
      // libxml2 looks entities up before all are declared, so sizes computed earlier may miss some.
      entitySizes = [:]
    case Int32(XML_INTERNAL_PARAMETER_ENTITY.rawValue):
      let message = "parameter entities ('%\(name);') are not read"
      stop(XMLError(.externalEntity, message, at: currentLocation), in: raw)
    default:
      let source = system.map { " '\($0)'" } ?? ""
      let message = "entity '\(name)' is external\(source); external entities are never read"
      stop(
        XMLError(.externalEntity, message, at: currentLocation, expected: "the text itself"),
        in: raw
      )
    }
  }

  /// Refuses tags in an entity's text that the source spells with references to characters.
  private func checkStartTags(_ content: [UInt8], in raw: UnsafeMutableRawPointer?) {
    let limit = StartTagLimit(limits: limits)
    let found = content.withUnsafeBufferPointer { limit.firstExcess(in: $0) }
    if let excess = found { stop(excess.error(at: currentLocation), in: raw) }
  }

  /// Adds up the size of all expanded references, because libxml2 itself only limits the ratio.
  func entityReferenced(_ raw: UnsafeMutableRawPointer?, name: String) {
    // References inside entities are part of the outer entity's size.
    guard error == nil, raw == UnsafeMutableRawPointer(context), context.pointee.depth == 0 else {
      return
    }
    var open: Set<String> = []
    guard let size = expandedSize(name, &open) else {
      let message = "entity '\(name)' refers to itself"
      stop(XMLError(.entityExpansion, message, at: currentLocation), in: raw)
      return
    }
    expandedByteCount = saturatingSum(expandedByteCount, size)
    guard expandedByteCount > limits.entityExpansionMax else { return }
    let message = "entities expand to more than \(limits.entityExpansionMax) bytes"
    stop(
      XMLError(.entityExpansion, message, at: currentLocation, expected: "fewer references"),
      in: raw
    )
  }

  /// The size in bytes of an expanded entity; `nil` when it contains itself.
  private func expandedSize(_ name: String, _ open: inout Set<String>) -> Int? {
    if let known = entitySizes[name] { return known }
    guard let text = entityTexts[name] else { return 1 }
    // libxml2 itself allows 40 levels of nested entities.
    guard open.count < 40, open.insert(name).inserted else { return nil }
    defer { open.remove(name) }
    var total = text.count
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[(start + 1)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      let inner = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if inner.hasPrefix("#") || entityTexts[inner] == nil { continue }
      guard let size = expandedSize(inner, &open) else { return nil }
      total = saturatingSum(total, size)
    }
    entitySizes[name] = total
    return total
  }

  private func saturatingSum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? .max : sum
  }
}
