import CLibXML2

/// The functions that libxml2 calls; each only unpacks its arguments.
enum ParserCallbacks {
  static func install(in sax: UnsafeMutablePointer<xmlSAXHandler>) {
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = startElement
    sax.pointee.endElementNs = endElement
    sax.pointee.serror = structuredError
    sax.pointee.internalSubset = internalSubset
    sax.pointee.entityDecl = entityDeclaration
  }

  private static let startElement: startElementNsSAX2Func = {
    state,
    name,
    prefix,
    _,
    _,
    _,
    count,
    _,
    attributes in
    guard let state, let name else { return }
    state.assumingMemoryBound(to: ElementReading.self).pointee
      .startElement(name, prefix: prefix, attributeCount: Int(count), attributes: attributes)
  }

  private static let endElement: endElementNsSAX2Func = { state, _, _, _ in
    state?.assumingMemoryBound(to: ElementReading.self).pointee.endElement()
  }

  static let characters: charactersSAXFunc = { state, text, count in
    guard let text else { return }
    state?.assumingMemoryBound(to: ElementReading.self).pointee.addText(text, Int(count))
  }

  private static let internalSubset: internalSubsetSAXFunc = { state, _, external, system in
    guard external != nil || system != nil else { return }
    state?.assumingMemoryBound(to: ElementReading.self).pointee.halt(
      ParserStop(
        .externalEntity,
        "the document names an external DTD, which is never read",
        expected: "no DOCTYPE"
      )
    )
  }

  private static let entityDeclaration: entityDeclSAXFunc = {
    state,
    name,
    type,
    _,
    _,
    _ in
    let text = name.map { String(cString: $0) } ?? ""
    let isInternal =
      type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue)
      || type == Int32(XML_INTERNAL_PARAMETER_ENTITY.rawValue)
    state?.assumingMemoryBound(to: ElementReading.self).pointee.halt(
      ParserStop(
        isInternal ? .entityExpansion : .externalEntity,
        "the document declares the entity \"\(text)\", which is not allowed",
        expected: "no DOCTYPE: Interface Builder writes none"
      )
    )
  }

  private static let structuredError: xmlStructuredErrorFunc = { state, error in
    guard let state, let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue,
      error.pointee.domain != Int32(XML_FROM_NAMESPACE.rawValue)
    else { return }
    let message = error.pointee.message.map { String(cString: $0) } ?? "malformed XML"
    let isTooDeep = message.hasPrefix("Excessive depth")
    var text = message.prefix { $0 != "\n" }
    while text.last == " " { text.removeLast() }
    let isEncoding = error.pointee.code == Int32(XML_ERR_INVALID_ENCODING.rawValue)
    state.assumingMemoryBound(to: ElementReading.self).pointee.halt(
      ParserStop(isTooDeep ? .depthLimit : isEncoding ? .encoding : .malformed, String(text))
    )
  }
}
