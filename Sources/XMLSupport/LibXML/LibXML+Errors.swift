import CLibXML2

extension LibXML {
  /// Converts an error of libxml2's parser; `nil` for a warning.
  static func error(_ raw: CLibXML2.xmlError, file: String) -> XMLError? {
    guard raw.level.rawValue >= XML_ERR_ERROR.rawValue else { return nil }
    let code = xmlParserErrors(rawValue: UInt32(bitPattern: raw.code))
    let message = raw.message.map { String(cString: $0) } ?? "error \(raw.code) of libxml2"
    if code == XML_ERR_INVALID_CHAR, message.hasPrefix("Input is not proper UTF-8") {
      // The same code as for a forbidden character; only the text tells them apart.
      return XMLError(
        .encoding,
        "the bytes here are not UTF-8",
        at: DocumentLocation(file: file, line: Int(raw.line), column: Int(max(raw.int2, 0))),
        expected: "UTF-8, or an XML declaration that names the encoding"
      )
    }
    return XMLError(
      self.code(of: code),
      tidy(message),
      at: DocumentLocation(file: file, line: Int(raw.line), column: Int(max(raw.int2, 0))),
      expected: expectation(code, raw.str1.map { String(cString: $0) })
    )
  }

  /// Makes one clause of libxml2's message: no line end, no advice about options of its API.
  static func tidy(_ message: String) -> String {
    var text = message[...]
    while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
    guard let first = text.first else { return "not well-formed" }
    let flat = String(text.map { $0.isNewline ? " " : $0 })
    // Only a plain word is made lower case: `PCDATA`, `xmlns:` and `AttValue:` are names.
    let second = text.dropFirst().first
    guard first.isUppercase, second?.isLowercase == true, !flat.hasPrefix("AttValue") else {
      return flat
    }
    return first.lowercased() + flat.dropFirst()
  }

  private static func code(of code: xmlParserErrors) -> XMLError.Code {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY: .empty
    case XML_ERR_NO_MEMORY: .resource
    case XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING, XML_ERR_UNSUPPORTED_ENCODING,
      XML_I18N_CONV_FAILED:
      .encoding
    case XML_ERR_ENTITY_LOOP: .entityExpansion
    default: .malformed
    }
  }

  /// What would be valid at the location of an error, where its code tells.
  private static func expectation(_ code: xmlParserErrors, _ name: String?) -> String? {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY: "a root element"
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED: name.map { "</\($0)>" }
    case XML_ERR_GT_REQUIRED: "'>' or '/>'"
    case XML_ERR_SPACE_REQUIRED: "white space"
    case XML_ERR_ATTRIBUTE_NOT_STARTED: "a value in quotes"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: "the closing quote"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: name.map { "\($0)=\"…\"" }
    case XML_ERR_ATTRIBUTE_REDEFINED: "each attribute once"
    case XML_ERR_LT_IN_ATTRIBUTE: "'&lt;' for '<' in a value"
    case XML_ERR_NAME_REQUIRED: "a name"
    case XML_ERR_DOCUMENT_END: "nothing after the root element"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: "';' after the entity's name, or '&amp;' for '&'"
    case XML_ERR_UNDECLARED_ENTITY: "amp, lt, gt, quot, apos or a declared entity"
    case XML_ERR_COMMENT_NOT_FINISHED: "'-->'"
    case XML_ERR_CDATA_NOT_FINISHED: "']]>'"
    case XML_ERR_PI_NOT_FINISHED: "'?>'"
    case XML_NS_ERR_UNDEFINED_NAMESPACE: name.map { "xmlns:\($0)=\"…\"" }
    default: nil
    }
  }
}
