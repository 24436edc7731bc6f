import Synchronization

/// A vocabulary in the flat form of the reader's inner loop; immutable.
final class ElementTableProgram: @unchecked Sendable {
  // @unchecked: raw memory, written in init only.

  let elementCount: Int
  let attributeCount: Int
  let keywords: KeywordTable
  /// Bit 0: keeps text.
  private let flags: UnsafeMutablePointer<UInt8>
  /// The kinds of all attributes, by element; elements without exceptions share one row.
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
  private let defaults: UnsafeMutablePointer<UInt8>
  /// The kinds on unknown elements: identifiers and references keep theirs, all else may be any
  /// text.
  private let strange: UnsafeMutablePointer<UInt8>
  private let openLists: [Bool]

  init(
    elements: [XMLVocabulary.Element],
    attributes: [XMLVocabulary.Attribute],
    exceptions: [XMLVocabulary.Exception],
    lists: [XMLVocabulary.KeywordList]
  ) {
    elementCount = elements.count
    attributeCount = attributes.count
    openLists = lists.map(\.isOpen)
    keywords = KeywordTable(lists.map { $0.words })
    flags = .allocate(capacity: elements.count + 1)
    for (index, element) in elements.enumerated() { flags[index] = element.keepsText ? 1 : 0 }
    defaults = .allocate(capacity: attributes.count + 1)
    for (index, attribute) in attributes.enumerated() {
      defaults[index] = ValueCode.code(attribute.kind)
    }
    strange = .allocate(capacity: attributes.count + 1)
    for (index, attribute) in attributes.enumerated() {
      let namesObject = attribute.kind == .identifier || attribute.kind == .reference
      strange[index] = namesObject ? defaults[index] : ValueCode.text
    }
    rows = .allocate(capacity: elements.count + 1)
    rows.initialize(repeating: defaults, count: elements.count + 1)
    for exception in exceptions {
      let element = Int(exception.element)
      if rows[element] == defaults {
        rows[element] = .allocate(capacity: attributes.count + 1)
        rows[element].update(from: defaults, count: attributes.count)
      }
      rows[element][Int(exception.attribute)] = ValueCode.code(exception.kind)
    }
  }

  deinit {
    for element in 0..<elementCount where rows[element] != defaults { rows[element].deallocate() }
    rows.deallocate()
    defaults.deallocate()
    strange.deallocate()
    flags.deallocate()
    keywords.free()
  }

  /// The kinds of all attributes on an element.
  @inline(__always)
  func kinds(of element: UInt16) -> UnsafeMutablePointer<UInt8> {
    Int(element) < elementCount ? rows[Int(element)] : strange
  }

  /// Whether an element's text is kept; always for unknown elements.
  @inline(__always)
  func keepsText(_ element: UInt16) -> Bool {
    Int(element) >= elementCount || flags[Int(element)] & 1 != 0
  }

  func isOpen(list: Int) -> Bool { openLists[list] }
}
