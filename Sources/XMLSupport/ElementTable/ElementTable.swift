import Synchronization

/// The flat result of one pass over an XML document, with values typed by a vocabulary.
///
/// Elements are in document order, parents before children. Values are slices of the retained
/// source bytes; strings are made on request. A table is immutable, so any thread may read it.
package final class ElementTable: @unchecked Sendable {
  // @unchecked: raw memory that is written before init returns and freed in deinit.

  /// One element.
  package struct Record: BitwiseCopyable {
    /// The element's token; unknown from `vocabulary.elements.count` on.
    package var name: UInt16
    package var attributeCount: UInt16
    /// The index of the parent, -1 for the root.
    package var parent: Int32
    /// One past the last descendant.
    package var subtreeEnd: Int32
    package var firstAttribute: Int32
    /// The offset of the end of the start tag; a line when the source is not UTF-8.
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
    /// The attribute's token; unknown from `vocabulary.attributes.count` on.
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
  /// Elements whose identifier an earlier element has, in document order.
  package let duplicates: [Int32]
  /// Attributes with a word that is not in their open list.
  package let unknownKeywords: [Int32]

  let source: ElementTableSource
  let side: UnsafeMutablePointer<UInt8>
  let runs: UnsafeBufferPointer<TextRun>
  let unknownElements: [String]
  let unknownAttributes: [String]
  let knownSymbolPlaces = Mutex<SymbolPlaces?>(nil)
  let placing: Placing

  /// The meaning of `Record.position`.
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
