import CLibXML2

/// The state of libxml2's callbacks, which receive its address.
struct ElementReading {
  let context: xmlParserCtxtPtr?
  var names: NameTable
  var writer: ElementTableWriter
  let program: ElementTableProgram
  let root: UInt16
  var sourceStart: UInt = 0
  var sourceCount: UInt = 0
  var elementCountMax = 0
  var attributeCountMax = 0
  var depthMax = 0
  var positionsAreLines = false
  var wantsText = false
  var stop: ParserStop?
  /// The places of unknown names in the writer's lists.
  private var unknownNames: [UnknownName: Int] = [:]

  private struct UnknownName: Hashable {
    let name: String
    let isElement: Bool
  }

  init(
    context: xmlParserCtxtPtr?,
    names: NameTable,
    writer: ElementTableWriter,
    program: ElementTableProgram,
    root: UInt16
  ) {
    self.context = context
    self.names = names
    self.writer = writer
    self.program = program
    self.root = root
  }

  mutating func start(_ source: ElementTableSource, limits: XMLLimits) {
    writer.reset()
    writer.source = UnsafePointer(source.start)
    sourceStart = UInt(bitPattern: source.start)
    sourceCount = UInt(source.count)
    elementCountMax = min(limits.elementCountMax, Int(Int32.max) / 2)
    attributeCountMax = min(limits.attributeCountMax, Int(UInt16.max) - 1)
    depthMax = limits.depthMax
    positionsAreLines = false
    stop = nil
    if !unknownNames.isEmpty { unknownNames.removeAll(keepingCapacity: true) }
    setWantsText(false)
  }

  /// libxml2 looks at the handler for each run of text, so a nil one costs nothing.
  mutating func setWantsText(_ wanted: Bool) {
    wantsText = wanted
    guard let sax = context?.pointee.sax else { return }
    sax.pointee.characters = wanted ? ParserCallbacks.characters : nil
    // Equal handlers keep libxml2 from asking whether the text is blank.
    sax.pointee.ignorableWhitespace = sax.pointee.characters
    sax.pointee.cdataBlock = sax.pointee.characters
  }

  /// The parser's offset in the source; nil when it reads a converted copy.
  @inline(__always)
  func offset() -> UInt? {
    guard let current = context?.pointee.input?.pointee.cur else { return nil }
    let offset = UInt(bitPattern: current) &- sourceStart
    return offset <= sourceCount ? offset : nil
  }

  @inline(never)
  mutating func halt(_ reason: ParserStop) {
    guard stop == nil else { return }
    var reason = reason
    reason.offset = offset().map { Int($0) } ?? -1
    reason.line = context?.pointee.input?.pointee.line ?? 0
    stop = reason
    if let context { xmlStopParser(context) }
  }

  // MARK: Elements

  @inline(__always)
  mutating func startElement(
    _ name: UnsafePointer<UInt8>,
    prefix: UnsafePointer<UInt8>?,
    attributeCount: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    if stop != nil { return }
    var token = prefix == nil ? names.find(name).element : .max
    if token == .max { token = unknownElement(name, prefix) }
    let place = position()
    if writer.depth >= depthMax || writer.elements.count >= elementCountMax
      || attributeCount > attributeCountMax
    {
      return haltAtLimit(attributeCount)
    }
    writer.begin(token, attributeCount: attributeCount, position: place)
    if writer.depth == 1 { writer.checksValues = root == .max || token == root }
    if let attributes {
      var next = attributes
      let kinds = program.kinds(of: token)
      for _ in 0..<attributeCount {
        addAttribute(next, kinds: kinds)
        next += 5
      }
      if let problem = writer.problem { return haltAtValue(problem) }
    }
    let wanted = program.keepsText(token)
    if wanted != wantsText { setWantsText(wanted) }
  }

  @inline(__always)
  mutating func endElement() {
    writer.end()
    let wanted =
      writer.current >= 0 && program.keepsText(writer.elements.base[Int(writer.current)].name)
    if wanted != wantsText { setWantsText(wanted) }
  }

  @inline(__always)
  private mutating func position() -> UInt32 {
    if let offset = offset(), !positionsAreLines { return UInt32(truncatingIfNeeded: offset) }
    positionsAreLines = true
    return UInt32(truncatingIfNeeded: context?.pointee.input?.pointee.line ?? 0)
  }

  /// Adds an attribute as libxml2 passes it: name, prefix, namespace, value, end of value.
  @inline(__always)
  private mutating func addAttribute(
    _ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>,
    kinds: UnsafeMutablePointer<UInt8>
  ) {
    guard let name = fields[0], let value = fields[3], let end = fields[4] else { return }
    var token = fields[1] == nil ? names.find(name).attribute : .max
    if token == .max { token = unknownAttribute(name, fields[1]) }
    let count = end - value
    let offset = UInt(bitPattern: value) &- sourceStart
    if offset < sourceCount {
      writer.add(
        token,
        kinds: kinds,
        value: value,
        count: count,
        offset: Int(bitPattern: offset),
        isSide: false
      )
    } else {
      addCopied(token, kinds: kinds, value: value, count: count)
    }
  }

  /// Adds a value with entities or beyond ASCII, which libxml2 frees after the callback.
  @inline(never)
  private mutating func addCopied(
    _ token: UInt16,
    kinds: UnsafeMutablePointer<UInt8>,
    value: UnsafePointer<UInt8>,
    count: Int
  ) {
    guard writer.side.count &+ count < Int(Int32.max) else { return }
    let offset = writer.keep(value, count)
    writer.side.reserve(WordHash.padding)
    writer.add(
      token,
      kinds: kinds,
      value: UnsafePointer(writer.side.base) + offset,
      count: count,
      offset: offset,
      isSide: true
    )
  }

  // MARK: Text

  mutating func addText(_ text: UnsafePointer<UInt8>, _ count: Int) {
    guard stop == nil, writer.current >= 0, count > 0,
      writer.side.count &+ count < Int(Int32.max)
    else { return }
    let record = writer.elements.base + Int(writer.current)
    if Int(record.pointee.name) >= program.elementCount, record.pointee.lastRun < 0,
      Self.isBlank(text, count)
    {
      return
    }
    let offset = writer.keep(text, count)
    let last = Int(record.pointee.lastRun)
    if last >= 0, Int(writer.runs.base[last].offset + writer.runs.base[last].count) == offset {
      writer.runs.base[last].count += Int32(count)
      return
    }
    writer.runs.append(
      ElementTable.TextRun(
        offset: Int32(offset),
        count: Int32(count),
        previous: record.pointee.lastRun
      )
    )
    record.pointee.lastRun = Int32(writer.runs.count - 1)
  }

  private static func isBlank(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where text[index] > 0x20 { return false }
    return true
  }

  // MARK: Names that nobody knows

  @inline(never)
  private mutating func unknownElement(
    _ name: UnsafePointer<UInt8>,
    _ prefix: UnsafePointer<UInt8>?
  ) -> UInt16 {
    let index = index(of: Self.qualified(name, prefix), in: \.unknownElements)
    return UInt16(program.elementCount + index)
  }

  @inline(never)
  private mutating func unknownAttribute(
    _ name: UnsafePointer<UInt8>,
    _ prefix: UnsafePointer<UInt8>?
  ) -> UInt16 {
    let index = index(of: Self.qualified(name, prefix), in: \.unknownAttributes)
    return UInt16(program.attributeCount + index)
  }

  private static func qualified(_ name: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?)
    -> String
  {
    prefix.map { String(cString: $0) + ":" + String(cString: name) } ?? String(cString: name)
  }

  private mutating func index(
    of name: String,
    in list: WritableKeyPath<ElementTableWriter, [String]>
  ) -> Int {
    let key = UnknownName(name: name, isElement: list == \.unknownElements)
    if let index = unknownNames[key] { return index }
    // A real document has fewer unknown names than this.
    if writer[keyPath: list].count >= 2_000 {
      halt(ParserStop(.sizeLimit, "more than 2000 different unknown names", expected: "known ones"))
      return 0
    }
    writer[keyPath: list].append(name)
    unknownNames[key] = writer[keyPath: list].count - 1
    return writer[keyPath: list].count - 1
  }

  // MARK: Stopping

  @inline(never)
  private mutating func haltAtLimit(_ attributeCount: Int) {
    if writer.depth >= depthMax {
      halt(
        ParserStop(
          .depthLimit,
          "elements are nested more than \(depthMax) levels deep",
          expected: "at most \(depthMax) levels"
        )
      )
    } else if attributeCount > attributeCountMax {
      halt(
        ParserStop(
          .sizeLimit,
          "an element has \(attributeCount) attributes",
          expected: "at most \(attributeCountMax)"
        )
      )
    } else {
      halt(
        ParserStop(
          .sizeLimit,
          "the document has more than \(elementCountMax) elements",
          expected: "a smaller document"
        )
      )
    }
  }

  @inline(never)
  private mutating func haltAtValue(_ problem: ValueProblem) {
    var reason = ParserStop(.invalidValue, "")
    reason.problem = problem
    halt(reason)
  }
}
