#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A growing array without bounds checks, retain counts or copy-on-write: the reader appends to it
/// for each element and attribute.
struct ScratchBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func free() { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(to: count &+ more) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }

  /// An exact copy that the caller owns.
  func copied(padding: Int = 0) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count + padding))
    memory.update(from: base, count: count)
    return memory
  }
}

/// A value that is not of its attribute's kind.
struct ValueProblem {
  var attribute: Int
  var kind: UInt8
}

/// The unsafe storage of an element table while it grows; one per parser, reused for each document.
struct ElementTableWriter {
  let program: ElementTableProgram
  let keywords: KeywordTable
  let decimals: DecimalReader
  let seed: UInt64

  var elements: ScratchBuffer<ElementTable.Record>
  var attributes: ScratchBuffer<ElementTable.AttributeRecord>
  var symbols: ScratchBuffer<ElementTable.Symbol>
  /// Texts that are not slices of the source: entities, other encodings, joined runs.
  var side: ScratchBuffer<UInt8>
  var runs: ScratchBuffer<ElementTable.TextRun>
  /// Open addressing over `symbols`, -1 for empty; its capacity is a power of two.
  private var buckets: UnsafeMutablePointer<Int32>
  private var bucketMask: Int

  /// The first byte of the source; set before each document.
  var source: UnsafePointer<UInt8>
  var current: Int32 = -1
  var depth = 0
  var checksValues = true
  var problem: ValueProblem?
  /// Elements whose identifier an earlier element has.
  var duplicates: [Int32] = []
  /// Attributes with a word that is not in their open list.
  var unknownKeywords: [Int32] = []
  var unknownElements: [String] = []
  var unknownAttributes: [String] = []

  init(program: ElementTableProgram) {
    self.program = program
    keywords = program.keywords
    decimals = .shared
    seed = UInt64.random(in: .min ... .max)
    elements = ScratchBuffer(capacity: 256)
    attributes = ScratchBuffer(capacity: 1024)
    symbols = ScratchBuffer(capacity: 128)
    side = ScratchBuffer(capacity: 1024)
    source = UnsafePointer(side.base)
    runs = ScratchBuffer(capacity: 16)
    bucketMask = 255
    buckets = .allocate(capacity: 256)
    buckets.initialize(repeating: -1, count: 256)
  }

  func free() {
    elements.free()
    attributes.free()
    symbols.free()
    side.free()
    runs.free()
    buckets.deallocate()
  }

  /// Empties all buffers and keeps their memory (unless the document was huge).
  mutating func reset() {
    if elements.capacity > 1 << 16 || side.capacity > 1 << 22 {
      let program = program
      free()
      self = ElementTableWriter(program: program)
      return
    }
    elements.count = 0
    attributes.count = 0
    symbols.count = 0
    side.count = 0
    runs.count = 0
    buckets.update(repeating: -1, count: bucketMask + 1)
    current = -1
    depth = 0
    checksValues = true
    problem = nil
    if !duplicates.isEmpty { duplicates = [] }
    if !unknownKeywords.isEmpty { unknownKeywords = [] }
    if !unknownElements.isEmpty { unknownElements = [] }
    if !unknownAttributes.isEmpty { unknownAttributes = [] }
  }

  // MARK: Elements

  @inline(__always)
  mutating func begin(_ name: UInt16, attributeCount: Int, position: UInt32) {
    let index = Int32(truncatingIfNeeded: elements.count)
    elements.append(
      ElementTable.Record(
        name: name,
        attributeCount: UInt16(truncatingIfNeeded: attributeCount),
        parent: current,
        subtreeEnd: index &+ 1,
        firstAttribute: Int32(truncatingIfNeeded: attributes.count),
        position: position,
        lastRun: -1,
        symbol: -1
      )
    )
    current = index
    depth &+= 1
    attributes.reserve(attributeCount)
  }

  @inline(__always)
  mutating func end() {
    if current < 0 { return }
    let record = elements.base + Int(current)
    record.pointee.subtreeEnd = Int32(truncatingIfNeeded: elements.count)
    current = record.pointee.parent
    depth &-= 1
  }

  // MARK: Attributes

  /// Copies bytes to the end of the side buffer and returns their position there.
  mutating func keep(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    side.reserve(count + WordHash.padding)
    let offset = side.count
    (side.base + offset).update(from: bytes, count: count)
    side.count += count
    return offset
  }

  /// Adds an attribute; `value` must have `WordHash.padding` readable bytes behind it.
  @inline(__always)
  mutating func add(
    _ name: UInt16,
    kinds: UnsafeMutablePointer<UInt8>,
    value: UnsafePointer<UInt8>,
    count: Int,
    offset: Int,
    isSide: Bool
  ) {
    let kind =
      Int(name) < program.attributeCount && checksValues ? kinds[Int(name)] : ValueCode.text
    let payload = payload(kind, value, count, offset: offset, isSide: isSide)
    (attributes.base + attributes.count).initialize(
      to: ElementTable.AttributeRecord(
        payload: payload,
        offset: UInt32(truncatingIfNeeded: offset),
        count: UInt32(truncatingIfNeeded: count),
        name: name,
        kind: kind,
        isSide: isSide
      )
    )
    attributes.count &+= 1
  }

  /// `true` or `false`, which generators of documents write and Interface Builder reads.
  private static func generatedBoolean(_ value: UnsafeBufferPointer<UInt8>) -> Bool? {
    if value.elementsEqual("true".utf8) { return true }
    return value.elementsEqual("false".utf8) ? false : nil
  }

  @inline(__always)
  private mutating func payload(
    _ kind: UInt8,
    _ value: UnsafePointer<UInt8>,
    _ count: Int,
    offset: Int,
    isSide: Bool
  ) -> UInt64 {
    switch kind {
    case ValueCode.text: return 0
    case ValueCode.number:
      if let number = decimals.read(value, count) { return number.bitPattern }
    case ValueCode.boolean:
      if count == 3, value[0] == 0x59, value[1] == 0x45, value[2] == 0x53 { return 1 }
      if count == 2, value[0] == 0x4E, value[1] == 0x4F { return 0 }
      if let flag = Self.generatedBoolean(UnsafeBufferPointer(start: value, count: count)) {
        return flag ? 1 : 0
      }
    case ValueCode.identifier:
      return define(symbol(value, count, offset: offset, isSide: isSide))
    case ValueCode.reference:
      return UInt64(symbol(value, count, offset: offset, isSide: isSide))
    case ValueCode.integer, ValueCode.ratio, ValueCode.numberOrInfinite, ValueCode.priority:
      if let number = specialNumber(kind, value, count) { return number.bitPattern }
    default:
      if let word = keywords.find(value, count, list: kind &- ValueCode.keyword) {
        return UInt64(word)
      }
      if program.isOpen(list: Int(kind &- ValueCode.keyword)) {
        unknownKeywords.append(Int32(attributes.count))
        return XMLVocabulary.unknownKeyword
      }
    }
    if problem == nil { problem = ValueProblem(attribute: attributes.count, kind: kind) }
    return 0
  }

  @inline(never)
  private func specialNumber(_ kind: UInt8, _ value: UnsafePointer<UInt8>, _ count: Int) -> Double?
  {
    switch kind {
    case ValueCode.ratio: return decimals.readRatio(value, count)
    case ValueCode.numberOrInfinite:
      if count == 8, memcmp(value, "infinite", 8) == 0 { return .infinity }
      return decimals.read(value, count)
    default:
      guard let number = decimals.read(value, count) else { return nil }
      if kind == ValueCode.priority { return (0...1000).contains(number) ? number : nil }
      return number.rounded() == number && abs(number) <= 9_007_199_254_740_992 ? number : nil
    }
  }

  // MARK: Identifiers

  /// The number of an identifier; equal bytes always have the same number.
  @inline(__always)
  private mutating func symbol(
    _ value: UnsafePointer<UInt8>,
    _ count: Int,
    offset: Int,
    isSide: Bool
  ) -> Int {
    let hash = UInt32(truncatingIfNeeded: WordHash.hash(value, count, seed: seed))
    var bucket = Int(hash) & bucketMask
    while true {
      let found = Int(buckets[bucket])
      if found < 0 { break }
      let symbol = symbols.base + found
      if symbol.pointee.hash == hash, Int(symbol.pointee.count) == count,
        memcmp(bytes(of: symbol.pointee), value, count) == 0
      {
        return found
      }
      bucket = (bucket &+ 1) & bucketMask
    }
    let index = symbols.count
    symbols.append(
      ElementTable.Symbol(
        hash: hash,
        offset: UInt32(truncatingIfNeeded: offset),
        count: UInt32(truncatingIfNeeded: count),
        element: -1,
        firstUse: Int32(truncatingIfNeeded: attributes.count),
        isSide: isSide
      )
    )
    buckets[bucket] = Int32(truncatingIfNeeded: index)
    if symbols.count &* 2 > bucketMask { growBuckets() }
    return index
  }

  @inline(__always)
  private func bytes(of symbol: ElementTable.Symbol) -> UnsafePointer<UInt8> {
    (symbol.isSide ? UnsafePointer(side.base) : source) + Int(symbol.offset)
  }

  @inline(never)
  private mutating func growBuckets() {
    let capacity = (bucketMask + 1) * 4
    buckets.deallocate()
    buckets = .allocate(capacity: capacity)
    buckets.initialize(repeating: -1, count: capacity)
    bucketMask = capacity - 1
    for index in 0..<symbols.count {
      var bucket = Int(symbols.base[index].hash) & bucketMask
      while buckets[bucket] >= 0 { bucket = (bucket &+ 1) & bucketMask }
      buckets[bucket] = Int32(index)
    }
  }

  private mutating func define(_ symbol: Int) -> UInt64 {
    let record = symbols.base + symbol
    if record.pointee.element < 0 {
      record.pointee.element = current
    } else {
      duplicates.append(current)
    }
    (elements.base + Int(current)).pointee.symbol = Int32(truncatingIfNeeded: symbol)
    return UInt64(symbol)
  }
}
