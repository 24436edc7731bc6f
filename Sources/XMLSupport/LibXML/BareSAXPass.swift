import CLibXML2

/// A SAX pass of libxml2 whose C handlers only count: the lower bound of decoding time.
package enum BareSAXPass {
  /// A choice between libxml2's two parsers.
  package enum Parser: CaseIterable, Sendable {
    /// The pull parser over the whole document.
    case memory
    /// The push parser, given the whole document in one chunk.
    case push
  }

  /// What a pass counted.
  package struct Counts: Equatable, Sendable {
    package var elements: Int
    package var attributes: Int
    package var valueByteCount: Int
  }

  /// Counts elements, attributes and the bytes of attribute values; `nil` for malformed XML.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package static func count(_ bytes: [UInt8], parser: Parser = .memory) -> Counts? {
    LibXML.prepare()
    guard let size = Int32(exactly: bytes.count) else { return nil }
    var counts = nibmark_sax_counts()
    let code = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        switch parser {
        case .memory: nibmark_count_memory(characters.baseAddress, size, &counts)
        case .push: nibmark_count_push(characters.baseAddress, size, &counts)
        }
      }
    }
    guard code == 0 else { return nil }
    return Counts(
      elements: counts.elements,
      attributes: counts.attributes,
      valueByteCount: counts.value_bytes
    )
  }
}
