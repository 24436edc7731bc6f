import Synchronization

/// The flat result of one pass over an XML document: elements in document order, parents before
/// children, values typed as a vocabulary says.
///
/// Values are slices of the retained source bytes; no string is made before somebody asks for one.
/// Immutable, so it may be read from any thread.
package final class ElementTable: @unchecked Sendable {
  // @unchecked: raw memory that is written before init returns and freed in deinit.

  /// One element.
  package struct Record: BitwiseCopyable {
    /// The element's token; from `vocabulary.elements.count` on it is unknown.
    package var name: UInt16
    package var attributeCount: UInt16
    /// The index of the parent, -1 for the root.
    package var parent: Int32
    /// One past the last descendant.
    package var subtreeEnd: Int32
    package var firstAttribute: Int32
    /// Where its start tag ends in the source; a line when the source is not UTF-8.
    package var position: UInt32
    /// The last run of its text, -1 for none.
    package var lastRun: Int32
    /// The identifier that it defines, -1 for none.
    package var symbol: Int32
  }

  /// One attribute.
  package struct AttributeRecord: BitwiseCopyable {
    /// The typed value: a double's bits, 0 or 1, a symbol, a keyword's value.
    package var payload: UInt64
    var offset: UInt32
    var count: UInt32
    /// The attribute's token; from `vocabulary.attributes.count` on it is unknown.
    package var name: UInt16
    var kind: UInt8
    var isSide: Bool
  }

  /// One identifier, defined or only referred to.
  package struct Symbol: BitwiseCopyable {
    var hash: UInt32
    var offset: UInt32
    var count: UInt32
    /// The element that defines it (the first, if several do), -1 for none.
    package var element: Int32
    /// The attribute that mentions it first.
    package var firstUse: Int32
    var isSide: Bool
  }

  /// A piece of an element's text, linked backwards.
  struct TextRun: BitwiseCopyable {
    var offset: Int32
    var count: Int32
    var previous: Int32
  }

  package let vocabulary: XMLVocabulary
  /// The file as the caller named it; empty for bytes that came from no file.
  package let file: String
  package let elements: UnsafeBufferPointer<Record>
  package let attributes: UnsafeBufferPointer<AttributeRecord>
  package let symbols: UnsafeBufferPointer<Symbol>
  /// Elements whose identifier was another's already, in document order.
  package let duplicates: [Int32]
  /// Attributes with a word that their open list does not have.
  package let unknownKeywords: [Int32]

  let source: ElementTableSource
  let side: UnsafeMutablePointer<UInt8>
  let runs: UnsafeBufferPointer<TextRun>
  let unknownElements: [String]
  let unknownAttributes: [String]
  let placing: Placing

  /// How `Record.position` is meant.
  enum Placing {
    /// Offsets into the source.
    case offsets
    /// Lines; columns are unknown.
    case lines
  }

  init(
    _ writer: ElementTableWriter,
    source: ElementTableSource,
    vocabulary: XMLVocabulary,
    file: String,
    placing: Placing
  ) {
    self.vocabulary = vocabulary
    self.file = file
    self.source = source
    self.placing = placing
    elements = UnsafeBufferPointer(start: writer.elements.copied(), count: writer.elements.count)
    attributes = UnsafeBufferPointer(
      start: writer.attributes.copied(),
      count: writer.attributes.count
    )
    symbols = UnsafeBufferPointer(start: writer.symbols.copied(), count: writer.symbols.count)
    runs = UnsafeBufferPointer(start: writer.runs.copied(), count: writer.runs.count)
    side = writer.side.copied()
    duplicates = writer.duplicates
    unknownKeywords = writer.unknownKeywords
    unknownElements = writer.unknownElements
    unknownAttributes = writer.unknownAttributes
  }

  deinit {
    elements.baseAddress?.deallocate()
    attributes.baseAddress?.deallocate()
    symbols.baseAddress?.deallocate()
    runs.baseAddress?.deallocate()
    side.deallocate()
  }

  /// Reads a document in one pass.
  /// - Throws: `XMLError` for XML that is malformed or beyond the limits, and for values that are
  ///   not what the vocabulary says.
  /// - Complexity: O(bytes).
  package convenience init(
    bytes: some Sequence<UInt8>,
    file: String,
    vocabulary: XMLVocabulary,
    limits: XMLLimits = .default
  ) throws(XMLError) {
    do throws(ElementTableFailure) {
      try self.init(
        source: ElementTableSource(bytes),
        file: file,
        vocabulary: vocabulary,
        limits: limits
      )
    } catch {
      throw error.error
    }
  }

  /// Reads a document in one pass, keeping `source`.
  package convenience init(
    source: ElementTableSource,
    file: String,
    vocabulary: XMLVocabulary,
    limits: XMLLimits = .default
  ) throws(ElementTableFailure) {
    let parser = vocabulary.takeParser()
    defer { vocabulary.giveBack(parser) }
    try parser.parse(source, file: file, vocabulary: vocabulary, limits: limits)
    self.init(
      parser.writer,
      source: source,
      vocabulary: vocabulary,
      file: file,
      placing: parser.positionsAreLines ? .lines : .offsets
    )
  }
}

/// An error of reading an element table with the way to the element that it is about.
package struct ElementTableFailure: Error {
  /// What is wrong and where.
  package var error: XMLError
  /// The elements from the root to the one in question, `document/objects/view`; may be empty.
  package var elementPath: String
}

/// The bytes of a document, kept as long as slices of them are.
package final class ElementTableSource: @unchecked Sendable {
  // @unchecked: written in init only.

  /// The first byte; zeroes follow the last, as the parser and the readers of words need.
  let start: UnsafeMutablePointer<UInt8>
  package let count: Int

  /// Makes room for `count` bytes that `fill` writes; it returns how many it wrote.
  package init<E: Error>(
    capacity: Int,
    filling fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    do throws(E) {
      count = try fill(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
    } catch {
      memory.deallocate()
      throw error
    }
    start = memory
    (memory + count).initialize(repeating: 0, count: Self.padding)
  }

  /// Copies the bytes.
  package convenience init(_ bytes: some Sequence<UInt8>) {
    let copied: Void? = bytes.withContiguousStorageIfAvailable { _ in }
    let array = copied == nil ? Array(bytes) : []
    if copied == nil {
      self.init(capacity: array.count) { memory in
        memory.copyBytes(from: array)
        return array.count
      }
    } else {
      let count = bytes.withContiguousStorageIfAvailable(\.count) ?? 0
      self.init(capacity: count) { memory in
        _ = bytes.withContiguousStorageIfAvailable { memory.copyBytes(from: $0) }
        return count
      }
    }
  }

  deinit { start.deallocate() }

  /// All bytes.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Whether nothing in the first bytes speaks for another encoding: no byte order mark of
  /// UTF-16 or UTF-32, no zero bytes, no `encoding` but UTF-8 or ASCII.
  var isLikelyUTF8: Bool {
    if Self.usualStart.withUTF8Buffer({ bytes.starts(with: $0) }) { return true }
    let head = bytes.prefix(160)
    if head.first == 0xFE || head.first == 0xFF || head.prefix(4).contains(0) { return false }
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return true }
    let declaration = String(decoding: head[..<end], as: UTF8.self).lowercased()
    guard declaration.hasPrefix("<?xml"), declaration.contains("encoding") else { return true }
    return declaration.contains("utf-8") || declaration.contains("ascii")
  }

  /// How Xcode begins every document; looked at first, as the general way costs as much as
  /// reading a small nib.
  private static let usualStart: StaticString = #"<?xml version="1.0" encoding="UTF-8""#

  private static let padding = 8
}
