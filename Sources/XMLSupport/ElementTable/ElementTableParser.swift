import CLibXML2

/// A libxml2 parser context with scratch memory, reused from document to document.
///
/// libxml2's dictionary gives the same pointer for the same name, so names are looked up by
/// address.
final class ElementTableParser: @unchecked Sendable {
  // @unchecked: used by one thread at a time; the vocabulary's pool hands it over under its lock.

  private let context: xmlParserCtxtPtr?
  private let state: UnsafeMutablePointer<ElementReading>
  private let knownNameCount: Int32

  var writer: ElementTableWriter { state.pointee.writer }
  var positionsAreLines: Bool { state.pointee.positionsAreLines }

  init(program: ElementTableProgram, vocabulary: XMLVocabulary) {
    LibXML.prepare()
    let context = xmlNewParserCtxt()
    let state = UnsafeMutablePointer<ElementReading>.allocate(capacity: 1)
    state.initialize(
      to: ElementReading(
        context: context,
        names: NameTable(),
        writer: ElementTableWriter(program: program),
        program: program,
        root: vocabulary.root ?? .max
      )
    )
    self.context = context
    self.state = state
    guard let context else {
      knownNameCount = 0
      return
    }
    // A document cannot declare entities (that is an error), so only the five predefined ones are
    // substituted.
    xmlCtxtUseOptions(
      context,
      Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue)
    )
    context.pointee.userData = UnsafeMutableRawPointer(state)
    if let sax = context.pointee.sax { ParserCallbacks.install(in: sax) }
    for (index, element) in vocabulary.elements.enumerated() {
      if let name = xmlDictLookup(context.pointee.dict, element.name, -1) {
        state.pointee.names.setElement(UInt16(index), for: name)
      }
    }
    for (index, attribute) in vocabulary.attributes.enumerated() {
      if let name = xmlDictLookup(context.pointee.dict, attribute.name, -1) {
        state.pointee.names.setAttribute(UInt16(index), for: name)
      }
    }
    knownNameCount = xmlDictSize(context.pointee.dict)
  }

  deinit {
    state.pointee.writer.free()
    state.pointee.names.free()
    state.deinitialize(count: 1)
    state.deallocate()
    if let context { xmlFreeParserCtxt(context) }
  }

  /// Whether the dictionary is still small: unknown names stay in it for ever.
  var isReusable: Bool {
    guard let context else { return false }
    return xmlDictSize(context.pointee.dict) < knownNameCount + 2_000
  }

  /// Reads `source` into `writer`, whose content stays valid until the next call.
  func parse(
    _ source: ElementTableSource,
    file: String,
    vocabulary: XMLVocabulary,
    limits: XMLLimits
  ) throws(ElementTableFailure) {
    guard source.count <= min(limits.byteCountMax, Int(Int32.max) - 16) else {
      throw failure(
        XMLError(
          .sizeLimit,
          "the document has \(source.count) bytes, more than \(limits.byteCountMax)",
          at: DocumentLocation(file: file),
          expected: "a smaller document"
        )
      )
    }
    guard source.count > 0 else {
      throw failure(
        XMLError(
          .empty,
          "the document is empty",
          at: DocumentLocation(file: file, line: 1, column: 1)
        )
      )
    }
    if let error = LibXML.unreadEncoding(source.bytes, file: file) { throw failure(error) }
    try checkStartTags(source, file: file, limits: limits)
    state.pointee.start(source, limits: limits)
    guard run(source) else {
      throw failure(
        XMLError(.resource, "libxml2 has no memory left", at: DocumentLocation(file: file))
      )
    }
    if let stop = state.pointee.stop {
      throw describe(stop, source: source, file: file, vocabulary: vocabulary)
    }
    guard state.pointee.writer.elements.count > 0 else {
      throw failure(
        XMLError(
          .malformed,
          "the document has no element",
          at: DocumentLocation(file: file, line: 1, column: 1)
        )
      )
    }
  }

  /// Refuses start tags that cost libxml2 more than they are worth.
  private func checkStartTags(
    _ source: ElementTableSource,
    file: String,
    limits: XMLLimits
  ) throws(ElementTableFailure) {
    let limit = StartTagLimit(limits: limits)
    let error = limit.error(in: source.bytes, lines: source.lines, file: file)
    if let error { throw failure(error) }
  }

  /// Lets libxml2 read the whole source; false when it cannot even start.
  private func run(_ source: ElementTableSource) -> Bool {
    guard let context else { return false }
    LibXML.prepare()
    defer { xmlCtxtReset(context) }
    guard let input = makeInput(source, for: context) else { return false }
    inputPush(context, input)
    xmlParseDocument(context)
    if context.pointee.wellFormed == 0, state.pointee.stop == nil {
      state.pointee.stop = ParserStop(.malformed, "the document is not well-formed XML")
    }
    return true
  }

  /// Makes an input that libxml2 reads in place, so that values are slices of the source.
  ///
  /// For encodings other than UTF-8, libxml2 reads a converted copy instead. UTF-8 needs no buffer
  /// at all: libxml2's own "static" buffers jump back to their start when it drops what it has read
  /// (seen in 2.9.14).
  private func makeInput(_ source: ElementTableSource, for context: xmlParserCtxtPtr)
    -> xmlParserInputPtr?
  {
    if source.isLikelyUTF8 {
      guard let input = xmlNewInputStream(context) else { return nil }
      input.pointee.base = UnsafePointer(source.start)
      input.pointee.cur = UnsafePointer(source.start)
      input.pointee.end = UnsafePointer(source.start + source.count)
      return input
    }
    let buffer = source.start.withMemoryRebound(to: CChar.self, capacity: source.count + 1) {
      xmlParserInputBufferCreateMem($0, Int32(source.count), XML_CHAR_ENCODING_NONE)
    }
    guard let buffer else { return nil }
    guard let input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE) else {
      xmlFreeParserInputBuffer(buffer)
      return nil
    }
    return input
  }

  private func failure(_ error: XMLError) -> ElementTableFailure {
    ElementTableFailure(error: error, elementPath: "")
  }

  private func describe(
    _ stop: ParserStop,
    source: ElementTableSource,
    file: String,
    vocabulary: XMLVocabulary
  ) -> ElementTableFailure {
    // Even a partial table has the names and positions that the message needs.
    let table = ElementTable(
      writer,
      source: source,
      vocabulary: vocabulary,
      file: file,
      placing: positionsAreLines ? .lines : .offsets
    )
    if let problem = stop.problem { return table.failure(of: problem) }
    var location = DocumentLocation(file: file, line: Int(stop.line))
    if stop.offset >= 0 {
      let places = SourcePlaces(bytes: source.bytes, lines: source.lines)
      let (line, column) = places.lineAndColumn(stop.offset)
      location = DocumentLocation(file: file, line: line, column: column)
    }
    let current = writer.current
    return ElementTableFailure(
      error: XMLError(stop.code, stop.message, at: location, expected: stop.expected),
      elementPath: current >= 0 ? table.path(current) : ""
    )
  }
}
