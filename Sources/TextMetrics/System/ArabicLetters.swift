/// The advances of Arabic letters, which join, in thousandths of the size.
///
/// They are those of .SF Arabic, the system's font for them since iOS 15, of .Arabic UI before, and of Geeza Pro before
/// iOS 9.
enum ArabicLetters {
  /// The letters of one family.
  struct Face: Sendable {
    /// By letter: the advances alone, first, in the middle and last, and what bold letters add to each.
    let table: [UInt32: [Int16]]
    /// The same of lam and alef, which are one sign: alone, and last.
    let lamAlef: [Int16]
    /// What two letters change of the sum of their forms; see ``pair(_:_:before:after:)``.
    let pairs: [UInt32: Int16]

    /// What two letters beside each other change of the sum of their forms, where a letter joins before or after both.
    fileprivate func pair(_ first: UInt32, _ second: UInt32, before: Bool, after: Bool) -> Double {
      guard !pairs.isEmpty else { return 0 }
      let letters = (first & 0xFF) << 10 | (second & 0xFF) << 2
      return Double(pairs[letters | (before ? 2 : 0) | (after ? 1 : 0)] ?? 0)
    }
  }

  /// The system's letters since iOS 15.
  static let current = Face(table: table, lamAlef: lamAlef, pairs: [:])

  /// Pairs as the tables write them: keys and changes, with a colon between them.
  static func pairs(_ text: String) -> [UInt32: Int16] {
    let entries = text.split(whereSeparator: \.isWhitespace).compactMap { entry in
      let parts = entry.split(separator: ":")
      return UInt32(parts[0]).flatMap { key in Int16(parts[1]).map { (key, $0) } }
    }
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  /// What letters do beside others.
  private enum Joining {
    /// They join none.
    case none
    /// They join the letter before them only.
    case before
    /// They join both.
    case both
  }

  /// The letters that join none after them.
  private static let endings: Set<UInt32> = [
    0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x62F, 0x630, 0x631, 0x632, 0x648, 0x671, 0x698,
  ]
  private static let alefs: Set<UInt32> = [0x622, 0x623, 0x625, 0x627]
  private static let lam: UInt32 = 0x644

  /// The form of a letter, as the table has them.
  private enum Form: Int {
    case alone, first, middle, last
  }

  private static func joining(of value: UInt32) -> Joining {
    if endings.contains(value) { return .before }
    return isLetter(value) && value >= 0x626 && table[value] != nil ? .both : .none
  }

  private static func isLetter(_ value: UInt32) -> Bool {
    (0x621...0x6D3).contains(value) && !(0x660...0x66D).contains(value)
  }

  /// Reads letters one after the other.
  struct Reader {
    /// The share of what bold letters add.
    private let bold: Double
    private let face: Face
    private var before: UInt32 = 0
    /// Whether the letter before is joined to the one before that.
    private var isJoined = false
    /// The letter before the one before; 0 where the last two are no pair.
    private var first: UInt32 = 0
    /// Whether that one is joined to a letter before it.
    private var isFirstJoined = false

    init(bold: Double, face: Face = ArabicLetters.current) {
      self.bold = bold
      self.face = face
    }

    /// The advance of a letter after those before; what joining it changes of the letters before is in it.
    ///
    /// - Returns: nil for letters that the table does not have.
    mutating func advance(of value: UInt32) -> Double? {
      guard face.table[value] != nil else {
        end()
        return nil
      }
      let joins = joining(of: value) != .none && joining(of: before) == .both
      var advance = own(value, joins)
      // That a letter is joined after the last pair may change the pair.
      if joins, first != 0 { advance += pair(after: true) - pair(after: false) }
      let isLigature = joins && before == lam && alefs.contains(value)
      (first, isFirstJoined) = isLigature || !isLetter(before) ? (0, false) : (before, isJoined)
      (before, isJoined) = (value, joins)
      if first != 0 { advance += pair(after: false) }
      return advance
    }

    /// Ends what is joined: another sign follows.
    mutating func end() { (before, first) = (0, 0) }

    private func own(_ value: UInt32, _ joins: Bool) -> Double {
      guard joins else { return number(value, .alone) }
      let was = number(before, isJoined ? .last : .alone)
      if before == lam, alefs.contains(value) {
        let form = isJoined ? 1 : 0
        return Double(face.lamAlef[form]) + bold * Double(face.lamAlef[form + 2]) - was
      }
      return number(value, .last) + number(before, isJoined ? .middle : .first) - was
    }

    /// What the last two letters change of the sum of their forms.
    private func pair(after: Bool) -> Double {
      face.pair(first, before, before: isFirstJoined, after: after)
    }

    private func number(_ value: UInt32, _ form: Form) -> Double {
      guard let numbers = face.table[value] else { return 0 }
      return Double(numbers[form.rawValue]) + bold * Double(numbers[form.rawValue + 4])
    }
  }
}
