#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Synchronization

extension ElementTable {
  /// Whether any element's name is missing from the vocabulary.
  package var hasUnknownElements: Bool { !unknownElements.isEmpty }

  /// Whether any attribute's name is missing from the vocabulary.
  package var hasUnknownAttributes: Bool { !unknownAttributes.isEmpty }

  /// The name of an element as the document writes it.
  package func elementName(_ element: Int32) -> String {
    let token = Int(elements[Int(element)].name)
    return token < vocabulary.elements.count
      ? vocabulary.elements[token].name : unknownElements[token - vocabulary.elements.count]
  }

  /// The name of an attribute as the document writes it.
  package func attributeName(_ attribute: Int) -> String {
    let token = Int(attributes[attribute].name)
    return token < vocabulary.attributes.count
      ? vocabulary.attributes[token].name : unknownAttributes[token - vocabulary.attributes.count]
  }

  /// The indices of an element's attributes.
  @inline(__always)
  package func attributeRange(_ element: Int32) -> Range<Int> {
    let record = elements[Int(element)]
    let first = Int(record.firstAttribute)
    return first..<first &+ Int(record.attributeCount)
  }

  /// The attribute with this token, or nil.
  /// - Complexity: O(attributes of the element).
  @inline(__always)
  package func attribute(_ name: UInt16, of element: Int32) -> Int? {
    let record = (elements.baseAddress.unsafelyUnwrapped + Int(element)).pointee
    let first = attributes.baseAddress.unsafelyUnwrapped + Int(record.firstAttribute)
    var offset = 0
    while offset < Int(record.attributeCount) {
      if first[offset].name == name { return Int(record.firstAttribute) &+ offset }
      offset &+= 1
    }
    return nil
  }

  /// The bytes of an attribute's value, entities resolved.
  package func bytes(_ attribute: Int) -> UnsafeBufferPointer<UInt8> {
    let record = attributes[attribute]
    let base = record.isSide ? side : source.start
    return UnsafeBufferPointer(start: base + Int(record.offset), count: Int(record.count))
  }

  /// The text of an attribute's value, entities resolved.
  package func text(_ attribute: Int) -> String {
    String(decoding: bytes(attribute), as: UTF8.self)
  }

  /// Whether an attribute's value is plain text.
  package func isText(_ attribute: Int) -> Bool { attributes[attribute].kind == ValueCode.text }

  /// The number of an attribute of a numeric kind; nil for another kind.
  package func number(_ attribute: Int) -> Double? {
    let record = attributes[attribute]
    switch record.kind {
    case ValueCode.number, ValueCode.integer, ValueCode.ratio, ValueCode.numberOrInfinite,
      ValueCode.priority:
      return Double(bitPattern: record.payload)
    default: return nil
    }
  }

  /// The value of a boolean attribute; nil for another kind.
  package func boolean(_ attribute: Int) -> Bool? {
    let record = attributes[attribute]
    return record.kind == ValueCode.boolean ? record.payload != 0 : nil
  }

  /// The symbol of an attribute that defines or refers to an identifier, else nil.
  package func symbol(_ attribute: Int) -> Int32? {
    let record = attributes[attribute]
    guard record.kind == ValueCode.identifier || record.kind == ValueCode.reference else {
      return nil
    }
    return Int32(truncatingIfNeeded: record.payload)
  }

  /// The payload of a keyword of this list; nil for another kind and for unknown words.
  package func keyword(_ attribute: Int, list: Int) -> UInt8? {
    let record = attributes[attribute]
    guard Int(record.kind) == Int(ValueCode.keyword) + list,
      record.payload != XMLVocabulary.unknownKeyword
    else { return nil }
    return UInt8(truncatingIfNeeded: record.payload)
  }

  /// Reads a value as a finite number whatever its kind; nil when it is not one.
  package func parsedNumber(_ attribute: Int) -> Double? {
    let value = bytes(attribute)
    guard let start = value.baseAddress else { return nil }
    return DecimalReader.shared.read(start, value.count)
  }

  /// The text of an identifier.
  package func text(symbol: Int32) -> String {
    let record = symbols[Int(symbol)]
    let base = record.isSide ? side : source.start
    return String(
      decoding: UnsafeBufferPointer(start: base + Int(record.offset), count: Int(record.count)),
      as: UTF8.self
    )
  }

  // Made for the first request: most tables are never asked.
  private var symbolPlaces: SymbolPlaces {
    knownSymbolPlaces.withLock { known in
      if let known { return known }
      let places = SymbolPlaces()
      known = places
      return places
    }
  }

  /// The symbol with this text, or nil.
  /// - Complexity: O(identifiers) for the first few, O(1) afterwards.
  package func symbol(named text: String) -> Int32? {
    if let places = symbolPlaces.places(in: self) { return places[Array(text.utf8)] }
    var text = text
    return text.withUTF8 { wanted in
      guard let start = wanted.baseAddress else { return nil }
      for (index, record) in symbols.enumerated() where Int(record.count) == wanted.count {
        let base = record.isSide ? side : source.start
        if memcmp(base + Int(record.offset), start, wanted.count) == 0 { return Int32(index) }
      }
      return nil
    }
  }

  /// The text inside an element that keeps text; empty when there is none.
  package func content(_ element: Int32) -> String {
    var run = elements[Int(element)].lastRun
    guard run >= 0 else { return "" }
    var pieces: [UnsafeBufferPointer<UInt8>] = []
    while run >= 0 {
      let piece = runs[Int(run)]
      pieces.append(
        UnsafeBufferPointer(start: side + Int(piece.offset), count: Int(piece.count))
      )
      run = piece.previous
    }
    return String(decoding: pieces.reversed().joined(), as: UTF8.self)
  }

  /// Whether any text was kept for the element.
  package func hasContent(_ element: Int32) -> Bool { elements[Int(element)].lastRun >= 0 }

  /// The element that an attribute belongs to.
  /// - Complexity: O(log elements).
  package func owner(ofAttribute attribute: Int) -> Int32 {
    var low = 0
    var high = elements.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(elements[middle].firstAttribute) <= attribute { low = middle } else { high = middle }
    }
    return Int32(low)
  }
}
