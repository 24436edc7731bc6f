/// The advances of Arabic letters, which join, in thousandths of the size.
///
/// They are those of .SF Arabic, the system's font for them since iOS 15. Before, some letters were up to a tenth of the
/// size wider, in which no font file was found.
enum ArabicLetters {
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
    let isLetter = (0x626...0x6D3).contains(value) && !(0x660...0x66D).contains(value)
    return isLetter && table[value] != nil ? .both : .none
  }

  /// Reads letters one after the other.
  struct Reader {
    /// The share of what bold letters add.
    private let bold: Double
    private var before: UInt32 = 0
    /// Whether the letter before is joined to the one before that.
    private var isJoined = false

    init(bold: Double) { self.bold = bold }

    /// The advance of a letter after those before; what joining it changes of the letter before is in it.
    ///
    /// - Returns: nil for letters that the table does not have.
    mutating func advance(of value: UInt32) -> Double? {
      guard table[value] != nil else {
        end()
        return nil
      }
      let joins = joining(of: value) != .none && joining(of: before) == .both
      defer { (before, isJoined) = (value, joins) }
      guard joins else { return number(value, .alone) }
      let was = number(before, isJoined ? .last : .alone)
      if before == lam, alefs.contains(value) {
        let form = isJoined ? 1 : 0
        return Double(lamAlef[form]) + bold * Double(lamAlef[form + 2]) - was
      }
      return number(value, .last) + number(before, isJoined ? .middle : .first) - was
    }

    /// Ends what is joined: another sign follows.
    mutating func end() { before = 0 }

    private func number(_ value: UInt32, _ form: Form) -> Double {
      guard let numbers = table[value] else { return 0 }
      return Double(numbers[form.rawValue]) + bold * Double(numbers[form.rawValue + 4])
    }
  }
}
