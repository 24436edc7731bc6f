/// Cases to run under a mutant, in this order, until one is red.
struct CaseJob: Sendable {
  let mutant: Int
  let cases: [Int]
  /// How many seconds each case may take.
  var limits: [Int: Double] = [:]

  init(mutant: Int, cases: [Int]) {
    self.mutant = mutant
    self.cases = cases
  }

  /// Reads `MUTANT CASE=LIMIT CASE=LIMIT …`; nil for anything else.
  init?(line: String) {
    let words = line.split(separator: " ")
    guard let mutant = words.first.flatMap({ Int($0) }) else { return nil }
    var cases: [Int] = []
    for word in words.dropFirst() {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let index = Int(parts[0]), let limit = Double(parts[1]) else {
        return nil
      }
      cases.append(index)
      limits[index] = limit
    }
    self.mutant = mutant
    self.cases = cases
  }
}
