import Synchronization

/// The names in one kind of document, and the kind of each attribute's value.
///
/// While a document is read, a vocabulary turns names into small integers (tokens) and values into
/// typed payloads. Elements and attributes are numbered separately, in the order given. An
/// enumeration with the same order can be made from a token directly.
package final class XMLVocabulary: Sendable {
  /// The kind of an attribute's value.
  package enum ValueKind: Sendable, Hashable {
    /// Any text, kept as a slice.
    case text
    /// A finite decimal number.
    case number
    /// A finite number without a fraction, at most 2^53 in magnitude.
    case integer
    /// `YES` or `NO`.
    case boolean
    /// The identifier of the attribute's own element.
    case identifier
    /// The identifier of another element.
    case reference
    /// A number, `a:b`, `a/b` or `a%`.
    case ratio
    /// A finite number or the word `infinite`.
    case numberOrInfinite
    /// A number from 0 to 1000.
    case priority
    /// One of the words of the list with this index.
    case keyword(list: Int)
  }

  /// An element's name and whether its text matters.
  package struct Element: Sendable {
    /// The name as documents write it.
    package var name: String
    /// Whether the reader keeps the text inside the element.
    package var keepsText: Bool

    package init(_ name: String, keepsText: Bool = false) {
      self.name = name
      self.keepsText = keepsText
    }
  }

  /// An attribute's name with the kind of its value.
  package struct Attribute: Sendable {
    /// The name as documents write it.
    package var name: String
    /// The kind of the value on every element without an exception.
    package var kind: ValueKind

    package init(_ name: String, _ kind: ValueKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// An attribute with another kind of value on one element.
  package struct Exception: Sendable {
    package var element: UInt16
    package var attribute: UInt16
    package var kind: ValueKind

    /// Creates an exception from the two tokens.
    package init(element: UInt16, attribute: UInt16, kind: ValueKind) {
      self.element = element
      self.attribute = attribute
      self.kind = kind
    }
  }

  /// The words that are valid in an attribute.
  package struct KeywordList: Sendable {
    /// Each word with its payload; several words may have the same one.
    package var words: [(word: String, value: UInt8)]
    /// Whether other words are accepted (payload `XMLVocabulary.unknownKeyword`).
    package var isOpen: Bool

    package init(words: [(word: String, value: UInt8)], isOpen: Bool) {
      self.words = words
      self.isOpen = isOpen
    }
  }

  /// The payload of a word that is not in an open list.
  package static let unknownKeyword: UInt64 = 0xFF

  package let elements: [Element]
  package let attributes: [Attribute]
  package let exceptions: [Exception]
  package let keywordLists: [KeywordList]
  /// The root element that a document must have for its values to be checked; nil for any.
  package let root: UInt16?

  let program: ElementTableProgram
  // Idle parsers hold the program but not the vocabulary, so there is no reference cycle.
  private let idleParsers = Mutex<[ElementTableParser]>([])

  /// Creates a vocabulary; at most 32,000 names each and 200 keyword lists.
  package init(
    elements: [Element],
    attributes: [Attribute],
    exceptions: [Exception] = [],
    keywordLists: [KeywordList] = [],
    root: UInt16? = nil
  ) {
    precondition(elements.count < 32_000 && attributes.count < 32_000 && keywordLists.count < 200)
    self.elements = elements
    self.attributes = attributes
    self.exceptions = exceptions
    self.keywordLists = keywordLists
    self.root = root
    program = ElementTableProgram(
      elements: elements,
      attributes: attributes,
      exceptions: exceptions,
      lists: keywordLists
    )
  }

  /// A parser whose dictionary knows this vocabulary's names; give it back after use.
  ///
  /// Parsers are kept for the next document: setting one up costs more than reading a small nib.
  func takeParser() -> ElementTableParser {
    idleParsers.withLock { $0.popLast() } ?? ElementTableParser(program: program, vocabulary: self)
  }

  /// Takes a parser back, unless its dictionary has grown too much.
  func giveBack(_ parser: ElementTableParser) {
    guard parser.isReusable else { return }
    idleParsers.withLock { if $0.count < 16 { $0.append(parser) } }
  }
}
