import CLibXML2

/// Parses bytes into a libxml2 document under ``XMLLimits``; nothing external is ever read.
enum TreeParser {
  /// Parses one document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - file: Its name in messages.
  ///   - fileIndex: The index of the file that its nodes store.
  ///   - baseDepth: The depth at which its root will be in the including document; else 0.
  ///   - limits: The limits to enforce.
  ///   - dictionary: Names to share with another document, so that nodes can move there.
  /// - Returns: The document, which the caller frees.
  /// - Throws: ``XMLError`` with the location of the first mistake.
  static func parse(
    _ bytes: [UInt8],
    file: String,
    fileIndex: Int = 0,
    baseDepth: Int = 0,
    limits: XMLLimits,
    dictionary: xmlDictPtr? = nil
  ) throws(XMLError) -> xmlDocPtr {
    LibXML.prepare()
    try check(bytes, file: file, limits: limits)
    guard let context = xmlNewParserCtxt() else { throw LibXML.outOfMemory(file) }
    defer { xmlFreeParserCtxt(context) }
    if let dictionary {
      xmlDictFree(context.pointee.dict)
      context.pointee.dict = dictionary
      xmlDictReference(dictionary)
    }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<xmlDocPtr, XMLError> in
      let state = ParserState(
        file: file,
        fileIndex: fileIndex,
        baseDepth: baseDepth,
        limits: limits,
        source: buffer,
        context: context
      )
      return run(context, state)
    }
    return try result.get()
  }

  private static func run(
    _ context: xmlParserCtxtPtr,
    _ state: ParserState
  ) -> Result<xmlDocPtr, XMLError> {
    context.pointee._private = Unmanaged.passUnretained(state).toOpaque()
    installHandlers(context)
    var options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
    options |= XML_PARSE_NOCDATA.rawValue | XML_PARSE_BIG_LINES.rawValue
    // libxml2 stops at 256 levels by default; a caller's higher limit lifts that.
    if state.limits.depthMax > 256 { options |= XML_PARSE_HUGE.rawValue }
    let document = state.source.withMemoryRebound(to: CChar.self) { characters in
      xmlCtxtReadMemory(
        context,
        characters.baseAddress,
        Int32(clamping: characters.count),
        nil,
        nil,
        Int32(options)
      )
    }
    return withExtendedLifetime(state) {
      if let error = state.error {
        if let document { xmlFreeDoc(document) }
        return .failure(error)
      }
      guard let document else {
        let place = DocumentLocation(file: state.file)
        return .failure(XMLError(.malformed, "the document is not well-formed", at: place))
      }
      return .success(document)
    }
  }

  /// Refuses what libxml2 would accept silently or describe badly: no bytes, too many, NUL.
  private static func check(
    _ bytes: [UInt8],
    file: String,
    limits: XMLLimits
  ) throws(XMLError) {
    let place = DocumentLocation(file: file, line: 1, column: 1)
    guard !bytes.isEmpty else {
      throw XMLError(.empty, "the document is empty", at: place, expected: "a root element")
    }
    guard bytes.count <= min(limits.byteCountMax, Int(Int32.max)) else {
      throw XMLError.tooLarge(bytes.count, file, limits)
    }
    if let error = LibXML.unreadEncoding(bytes, file: file) { throw error }
    try checkStartTags(bytes, file: file, limits: limits)
    // After the root element, libxml2 takes NUL for the end and ignores the rest.
    guard !LibXML.isWide(bytes), let index = bytes.firstIndex(of: 0) else { return }
    let before = bytes[..<index]
    let line = before.count(where: { $0 == UInt8(ascii: "\n") }) + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    throw XMLError(
      .malformed,
      "a NUL byte stands in the text",
      at: DocumentLocation(file: file, line: line, column: index - start + 1),
      expected: "text in UTF-8, or in UTF-16 with a byte order mark"
    )
  }

  private static func checkStartTags(
    _ bytes: [UInt8],
    file: String,
    limits: XMLLimits
  ) throws(XMLError) {
    let limit = StartTagLimit(limits: limits)
    let error = bytes.withUnsafeBufferPointer {
      limit.error(in: $0, lines: LineStarts(), file: file)
    }
    if let error { throw error }
  }
}

// MARK: - Handlers

extension TreeParser {
  /// Runs the checks before libxml2's own SAX handlers, which build the tree.
  private static func installHandlers(_ context: xmlParserCtxtPtr) {
    guard let handler = context.pointee.sax else { return }
    handler.pointee.serror = { raw, error in
      guard let state = ParserState.of(raw), let error else { return }
      if let typed = LibXML.error(error.pointee, file: state.file) {
        state.record(raw, typed)
      }
    }
    handler.pointee.startElementNs = {
      raw,
      name,
      prefix,
      uri,
      namespaceCount,
      namespaces,
      attributeCount,
      defaulted,
      attributes in
      xmlSAX2StartElementNs(
        raw,
        name,
        prefix,
        uri,
        namespaceCount,
        namespaces,
        attributeCount,
        defaulted,
        attributes
      )
      ParserState.of(raw)?.elementStarted(raw, attributeCount: Int(attributeCount))
    }
    handler.pointee.endElementNs = { raw, name, prefix, uri in
      xmlSAX2EndElementNs(raw, name, prefix, uri)
      ParserState.of(raw)?.elementEnded()
    }
    installEntityHandlers(handler)
  }

  private static func installEntityHandlers(_ handler: UnsafeMutablePointer<xmlSAXHandler>) {
    handler.pointee.internalSubset = { raw, name, publicID, systemID in
      let external = LibXML.string(systemID) ?? LibXML.string(publicID)
      ParserState.of(raw)?.documentTypeDeclared(raw, external: external)
      if external == nil { xmlSAX2InternalSubset(raw, name, publicID, systemID) }
    }
    handler.pointee.externalSubset = { raw, _, publicID, systemID in
      // Called for every DOCTYPE; both identifiers are nil when it has only an internal subset.
      let external = LibXML.string(systemID) ?? LibXML.string(publicID)
      ParserState.of(raw)?.documentTypeDeclared(raw, external: external)
    }
    handler.pointee.entityDecl = { raw, name, kind, publicID, systemID, content in
      let state = ParserState.of(raw)
      state?.entityDeclared(
        raw,
        name: LibXML.string(name) ?? "",
        kind: kind,
        system: LibXML.string(systemID),
        content: LibXML.bytes(content)
      )
      if state?.error == nil { xmlSAX2EntityDecl(raw, name, kind, publicID, systemID, content) }
    }
    handler.pointee.unparsedEntityDecl = { raw, name, _, systemID, _ in
      ParserState.of(raw)?.entityDeclared(
        raw,
        name: LibXML.string(name) ?? "",
        kind: Int32(XML_EXTERNAL_GENERAL_UNPARSED_ENTITY.rawValue),
        system: LibXML.string(systemID),
        content: []
      )
    }
    handler.pointee.getEntity = { raw, name in
      ParserState.of(raw)?.entityReferenced(raw, name: LibXML.string(name) ?? "")
      return xmlSAX2GetEntity(raw, name)
    }
    // The checks above leave nothing external to request; if libxml2 still did, it would get
    // nothing.
    handler.pointee.resolveEntity = { raw, _, systemID in
      let external = LibXML.string(systemID) ?? ""
      ParserState.of(raw)?.documentTypeDeclared(raw, external: external)
      return nil
    }
  }
}
