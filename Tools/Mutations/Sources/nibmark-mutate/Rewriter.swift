/// Writes switches for the mutants of one file into its text.
struct Rewriter {
  /// A mutant with the number of its switch.
  typealias Numbered = (number: Int, mutant: Mutant)

  private let bytes: [UInt8]

  /// A place with all mutants that replace just it.
  private final class Place {
    let range: Range<Int>
    let form: Mutant.Form
    var mutants: [Numbered]
    var inner: [Place] = []

    init(_ first: Numbered) {
      range = first.mutant.range
      form = first.mutant.form
      mutants = [first]
    }
  }

  /// The text of a file in which each mutant has its switch.
  static func text(of original: String, with mutants: [Numbered]) -> String {
    let rewriter = Rewriter(bytes: Array(original.utf8))
    let whole = rewriter.render(0..<rewriter.bytes.count, rewriter.nested(mutants))
    return "import CMutationSwitch\n" + whole
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Statements are around refusals, and these around expressions, where they begin and end together.
  private static func rank(_ form: Mutant.Form) -> Int {
    switch form {
    case .statement: 0
    case .refusal: 1
    case .expression: 2
    }
  }

  private func nested(_ mutants: [Numbered]) -> [Place] {
    let sorted = mutants.sorted { one, other in
      let (a, b) = (one.mutant, other.mutant)
      if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
      if a.range.upperBound != b.range.upperBound { return a.range.upperBound > b.range.upperBound }
      if a.form != b.form { return Self.rank(a.form) < Self.rank(b.form) }
      return one.number < other.number
    }
    var top: [Place] = []
    var open: [Place] = []
    for one in sorted {
      while let last = open.last, last.range.upperBound <= one.mutant.range.lowerBound {
        open.removeLast()
      }
      if let last = open.last, last.range == one.mutant.range, last.form == one.mutant.form {
        last.mutants.append(one)
        continue
      }
      let place = Place(one)
      if let last = open.last { last.inner.append(place) } else { top.append(place) }
      open.append(place)
    }
    return top
  }

  private func render(_ range: Range<Int>, _ places: [Place]) -> String {
    var text = ""
    var position = range.lowerBound
    for place in places {
      text += String(decoding: bytes[position..<place.range.lowerBound], as: UTF8.self)
      text += render(place)
      position = place.range.upperBound
    }
    return text + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }

  /// The comment behind each switch is where its mutant ends; a driver maps the compiler's messages by it.
  private func render(_ place: Place) -> String {
    let original = render(place.range, place.inner)
    let ends = place.mutants.reversed().map { "/*end \($0.number)*/" }.joined()
    switch place.form {
    case .expression:
      let others = place.mutants.map {
        "nibmark_mutant(\($0.number)) ? (\($0.mutant.replacement)) : "
      }
      return "(\(others.joined())(\(original))\(ends))"
    case .refusal:
      let tests = place.mutants.map { "!nibmark_mutant(\($0.number))\(ends), " }
      return tests.joined() + original
    case .statement:
      let others = place.mutants.map {
        "if nibmark_mutant(\($0.number)) { \($0.mutant.replacement) } else "
      }
      return "\(others.joined()){ \(original)\n}\(ends)"
    }
  }
}
