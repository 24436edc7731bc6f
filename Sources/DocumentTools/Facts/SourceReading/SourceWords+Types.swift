import Numbers

// What code does with types by their names.
extension SourceWords {
  /// Notes whether a type is made, or asked for something.
  ///
  /// Only `Card()` makes one as it is. `Card.make()` or `[Card class]` may do anything, such as ask a storyboard for the
  /// scene that is called so.
  mutating func readTypeUse(_ hash: UInt64, _ bytes: Bytes, _ range: Range<Int>) {
    guard (0x41...0x5a).contains(bytes[range.lowerBound]), range.upperBound < bytes.count else {
      return
    }
    if isSwift {
      if Self.mayBeInferred(bytes, range) { inferredTypes.insert(hash) }
      noteStoryboard(of: hash, bytes, range)
      switch bytes[range.upperBound] {
      case UInt8(ascii: "("): make(hash, Self.namesOtherNib(bytes, range.upperBound + 1))
      case UInt8(ascii: "."):
        let member = Self.word(bytes, range.upperBound + 1)
        let isMade = Self.equal(bytes, member, "init") || Self.equal(bytes, member, "self")
        if isMade { make(hash, false) }
        let isCall = member.upperBound < bytes.count && bytes[member.upperBound] == 0x28
        if isCall { inferredTypes.insert(hash) }
        guard !Self.isRegistered(bytes, range, end: member.upperBound) else { break }
        ask(hash, bytes, member)
      default: break
      }
    } else if Self.last(bytes, before: range.lowerBound) == UInt8(ascii: "[") {
      let message = Self.word(bytes, Self.afterSpaces(bytes, range.upperBound))
      let isMade = Self.equal(bytes, message, "alloc") || Self.equal(bytes, message, "new")
      if isMade || Self.equal(bytes, message, "class") {
        make(hash, Self.initialisesWithNib(bytes, after: message.upperBound))
      }
      freelyTaken.insert(hash)
      let isRegistered = Self.isRegistered(bytes, range, end: message.upperBound)
      if !isMade, !isRegistered { ask(hash, bytes, message) }
    }
  }

  /// Whether a class alone is registered for a list, which then makes it by itself and loads no nib.
  ///
  /// That is `register(Card.self, forCellReuseIdentifier:` and `registerClass:[Card class] forCellWithReuseIdentifier:`.
  private static func isRegistered(_ bytes: Bytes, _ type: Range<Int>, end: Int) -> Bool {
    guard let before = place(before: type.lowerBound, in: bytes) else { return false }
    let isBracket = bytes[before] == UInt8(ascii: "[")
    guard let mark = isBracket ? place(before: before, in: bytes) : before,
      [UInt8(ascii: ":"), UInt8(ascii: "(")].contains(bytes[mark])
    else { return false }
    let call = word(bytes, endingBefore: mark)
    guard equal(bytes, call, "register") || equal(bytes, call, "registerClass") else {
      return false
    }
    var next = afterSpaces(bytes, end)
    if next < bytes.count, [UInt8(ascii: ","), UInt8(ascii: "]")].contains(bytes[next]) {
      next = afterSpaces(bytes, next + 1)
    }
    let label = word(bytes, next)
    return listLabels.contains { equal(bytes, label, $0) }
  }

  private static let listLabels: [StaticString] = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forSupplementaryViewOfKind",
  ]

  /// Takes that code asks a type for a member, or hands it on by `Card.self` and `[Card class]`.
  private mutating func ask(_ type: UInt64, _ bytes: Bytes, _ member: Range<Int>) {
    askedTypes.insert(type)
    let name = String(decoding: bytes[member], as: UTF8.self).lowercased()
    let isHanded = ["self", "class"].contains(name) || name.hasPrefix("load")
    if isHanded || Self.loadingWords.contains(where: name.contains) {
      handedTypes.insert(type)
    }
  }

  /// What the names of members have that load nibs, beside those that begin with `load`: `fromNib`, `instantiate`.
  private static let loadingWords = ["nib", "xib", "instan"]

  /// Takes that code makes a type, and whether that call says which nib to load.
  private mutating func make(_ type: UInt64, _ saysNib: Bool) {
    madeTypes.insert(type)
    if !saysNib { freelyMadeTypes.insert(type) }
  }

  /// Whether a call begins with the name of a nib in quotation marks: `Card(nibName: "Small", bundle: nil)`.
  private static func namesOtherNib(_ bytes: Bytes, _ start: Int) -> Bool {
    let label = word(bytes, afterSpaces(bytes, start))
    guard equal(bytes, label, "nibName") || equal(bytes, label, "initWithNibName") else {
      return false
    }
    let colon = afterSpaces(bytes, label.upperBound)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return false }
    var value = afterSpaces(bytes, colon + 1)
    if value < bytes.count, bytes[value] == UInt8(ascii: "@") { value += 1 }
    return value < bytes.count && bytes[value] == UInt8(ascii: "\"")
  }

  /// Whether `[Card alloc` goes on as `] initWithNibName:@"Small"`.
  private static func initialisesWithNib(_ bytes: Bytes, after end: Int) -> Bool {
    let bracket = afterSpaces(bytes, end)
    guard bracket < bytes.count, bytes[bracket] == UInt8(ascii: "]") else { return false }
    return namesOtherNib(bytes, bracket + 1)
  }

  /// Whether code may make a type without its name before the parentheses.
  ///
  /// It does in `let card: Card = .init()`, in `func card() -> Card { .init() }` and in `Maker<Card>().make()`.
  private static func mayBeInferred(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    if last(bytes, before: range.lowerBound) == UInt8(ascii: ">") { return true }
    let next = afterSpaces(bytes, range.upperBound)
    guard next < bytes.count else { return false }
    if bytes[next] == UInt8(ascii: ">") { return true }
    guard bytes[next] == UInt8(ascii: "=") else { return false }
    let value = afterSpaces(bytes, next + 1)
    guard value < bytes.count, bytes[value] == UInt8(ascii: ".") else { return false }
    return equal(bytes, word(bytes, value + 1), "init")
  }

  /// Names a word as the member of what stands before it.
  mutating func nameMember(_ hash: UInt64, _ bytes: Bytes, _ range: Range<Int>) {
    guard let dot = Self.place(before: range.lowerBound, in: bytes),
      bytes[dot] == UInt8(ascii: ".")
    else {
      if routines.isInValue { name(SourceRoutines.member(hash)) }
      return
    }
    let owner = Self.word(bytes, endingBefore: dot)
    // A letter stands for any type.
    guard owner.count > 1, (0x41...0x5a).contains(bytes[owner.lowerBound]) else {
      return name(SourceRoutines.member(hash))
    }
    let type = FNV1a.hash(Bytes(rebasing: bytes[owner]))
    name(SourceRoutines.member(hash, of: type))
  }

  /// Names the first word of a message of Objective-C to a type by both; answers whether it is one.
  ///
  /// `[Card make]` calls no `make` of another class.
  mutating func nameMessage(_ hash: UInt64, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
    guard range.lowerBound > 1, bytes[range.lowerBound - 1] == 0x20 else { return false }
    let type = Self.word(bytes, endingBefore: range.lowerBound)
    guard !type.isEmpty, (0x41...0x5a).contains(bytes[type.lowerBound]),
      Self.last(bytes, before: type.lowerBound) == UInt8(ascii: "[")
    else { return false }
    let receiver = FNV1a.hash(Bytes(rebasing: bytes[type]))
    name(SourceRoutines.sent(hash))
    name(SourceRoutines.member(hash, of: receiver))
    if !SourceRoutines.isOfSystem(bytes, type) { receivers[hash, default: []].insert(receiver) }
    return true
  }

  /// Whether a text in quotation marks is given to a call as the name of a document, a picture or a colour: then it is no
  /// identifier of a scene.
  static func isNameOfFile(_ bytes: Bytes, _ quote: Int) -> Bool {
    guard let colon = place(before: quote, in: bytes), bytes[colon] == UInt8(ascii: ":") else {
      return false
    }
    let label = word(bytes, endingBefore: colon)
    if fileLabels.contains(where: { equal(bytes, label, $0) }) { return true }
    guard equal(bytes, label, "name") || equal(bytes, label, "named"),
      let open = place(before: label.lowerBound, in: bytes), bytes[open] == UInt8(ascii: "(")
    else { return false }
    let called = word(bytes, endingBefore: open)
    return namedTypes.contains { equal(bytes, called, $0) }
  }

  /// Whether a text in quotation marks only says which cell a list shall reuse: then it loads no nib.
  ///
  /// That is in the call itself, or in a variable of Objective-C whose function names no nib.
  static func isOfCell(_ bytes: Bytes, _ quote: Int) -> Bool {
    guard let mark = place(before: quote, in: bytes) else { return false }
    let name = word(bytes, endingBefore: mark)
    switch bytes[mark] {
    case UInt8(ascii: ":"):
      return cellLabels.contains { equal(bytes, name, $0) }
    case UInt8(ascii: "="):
      guard ends(bytes, name, with: "dentifier"),
        let star = place(before: name.lowerBound, in: bytes), bytes[star] == UInt8(ascii: "*")
      else { return false }
      return !namesNib(bytes, after: quote)
    default: return false
    }
  }

  private static func ends(_ bytes: Bytes, _ range: Range<Int>, with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    return range.count >= count
      && equal(bytes, (range.upperBound - count)..<range.upperBound, word)
  }

  /// Whether the rest of a function of Objective-C speaks of nibs.
  private static func namesNib(_ bytes: Bytes, after start: Int) -> Bool {
    var place = start
    while place + 2 < bytes.count {
      if bytes[place] == 0x0a, bytes[place + 1] == UInt8(ascii: "}") { return false }
      let isNib = bytes[place + 1] == UInt8(ascii: "i") && bytes[place + 2] == UInt8(ascii: "b")
      if isNib, [0x4e, 0x6e, 0x58, 0x78].contains(bytes[place]) { return true }
      place += 1
    }
    return true
  }

  private static let cellLabels: [StaticString] = [
    "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "reuseIdentifier",
    "forHeaderFooterViewReuseIdentifier", "withReuseIdentifier",
  ]
  private static let fileLabels: [StaticString] = [
    "storyboardWithName", "storyboardName", "storyboard", "fromStoryboard", "inStoryboard",
    "nibName", "nibWithNibName", "initWithNibName", "loadNibNamed", "imageNamed", "colorNamed",
  ]
  private static let namedTypes: [StaticString] = [
    "UIStoryboard", "UIImage", "UIColor", "Image", "Color",
  ]
}
