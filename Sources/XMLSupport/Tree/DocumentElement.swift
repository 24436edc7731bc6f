import CLibXML2
import Files

/// The document element of a file, which is read no further than its start tag.
package struct DocumentElement: Equatable, Sendable {
  /// The name without its prefix.
  package var localName: String
  /// The prefix as written; nil without one.
  package var prefix: String?

  /// The name as written.
  package var name: String { (prefix.map { $0 + ":" } ?? "") + localName }

  /// Reads the beginning of a file, whatever its encoding and however far its first element is.
  ///
  /// - Throws: ``XMLError`` when it cannot be read, or is not well-formed up to its first element.
  /// - Complexity: O(bytes before the element's end).
  package init(contentsOf path: String, limits: XMLLimits = .default) throws(XMLError) {
    let reading: DocumentElementReading
    do throws(FileError) {
      reading = try DocumentElementReading(path, byteCountMax: limits.byteCountMax)
    } catch {
      throw XMLError(error, name: path, limits: limits)
    }
    self = try reading.run()
  }

  init(localName: String, prefix: String?) {
    self.localName = localName
    self.prefix = prefix
  }
}

/// One reading of a document element: the file, and what libxml2 found.
private final class DocumentElementReading {
  private let path: String
  private let file: OpenFile
  private var context: xmlParserCtxtPtr?
  private var element: DocumentElement?
  private var error: XMLError?
  private var fileError: FileError?

  init(_ path: String, byteCountMax: Int) throws(FileError) {
    self.path = path
    file = try OpenFile(path, byteCountMax: byteCountMax)
  }

  private static func of(_ raw: UnsafeMutableRawPointer?) -> DocumentElementReading? {
    raw.map { Unmanaged<DocumentElementReading>.fromOpaque($0).takeUnretainedValue() }
  }

  func run() throws(XMLError) -> DocumentElement {
    LibXML.prepare()
    try checkEncoding()
    var handler = Self.handler
    let own = Unmanaged.passUnretained(self).toOpaque()
    let made = xmlCreateIOParserCtxt(
      &handler,
      own,
      { raw, memory, count in DocumentElementReading.of(raw)?.read(memory, count) ?? -1 },
      { _ in 0 },
      own,
      XML_CHAR_ENCODING_NONE
    )
    guard let made else { throw LibXML.outOfMemory(path) }
    context = made
    xmlCtxtUseOptions(made, Int32(XML_PARSE_NONET.rawValue))
    xmlParseDocument(made)
    xmlFreeParserCtxt(made)
    context = nil
    if let element { return element }
    if let fileError { throw XMLError(fileError, name: path, limits: .default) }
    let place = DocumentLocation(file: path)
    throw error ?? XMLError(.malformed, "the file has no element", at: place)
  }

  private func checkEncoding() throws(XMLError) {
    let start: [UInt8]
    do throws(FileError) {
      start = try FileReader.beginning(of: path, byteCount: 4)
    } catch {
      throw XMLError(error, name: path, limits: .default)
    }
    if let error = LibXML.unreadEncoding(start, file: path) { throw error }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { raw, name, prefix, _, _, _, _, _, _ in
      guard let reading = DocumentElementReading.of(raw) else { return }
      reading.found(LibXML.string(name) ?? "", prefix: LibXML.string(prefix))
    }
    handler.serror = { raw, error in
      guard let reading = DocumentElementReading.of(raw), let error else { return }
      reading.error = reading.error ?? LibXML.error(error.pointee, file: reading.path)
    }
    return handler
  }

  private func found(_ localName: String, prefix: String?) {
    // A start tag without its end is an error that comes next.
    guard element == nil, let next = context?.pointee.input?.pointee.cur?.pointee,
      next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    else { return }
    element = DocumentElement(localName: localName, prefix: prefix)
    if let context { xmlStopParser(context) }
  }

  private func read(_ memory: UnsafeMutablePointer<CChar>?, _ count: Int32) -> Int32 {
    do throws(FileError) {
      let buffer = UnsafeMutableRawBufferPointer(start: memory, count: Int(count))
      return Int32(try file.read(into: buffer))
    } catch {
      fileError = error
      return -1
    }
  }
}
