/// Makes ids of Interface Builder's form, such as `aB3-x9-Qwe`, each once.
struct IDGenerator {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  )

  private var random: MersenneTwister
  private var used: Set<String> = []

  init(random: MersenneTwister) { self.random = random }

  mutating func next() -> String {
    while true {
      let letters = (0..<8).map { _ in Self.letters[random.integer(below: Self.letters.count)] }
      let id = [letters[..<3], letters[3..<5], letters[5...]].map { String($0) }
        .joined(separator: "-")
      if used.insert(id).inserted { return id }
    }
  }
}
