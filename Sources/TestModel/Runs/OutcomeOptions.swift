/// The options of `nibmark run` that decide on outcomes on any machine: the seed, the UIKit, what is replaced, and
/// how much is done.
public struct OutcomeOptions: Hashable, Sendable {
  /// What is given for each option, by its name, such as `--profile`.
  public private(set) var values: [String: [String]] = [:]

  /// Reads a command line without the name of the program; that of another command has none of these.
  public init(_ arguments: [String]) {
    guard arguments.first == "run" else { return }
    var rest = arguments.dropFirst().prefix { $0 != "--" }
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      guard let isRepeatable = Self.names[name] else { continue }
      let isJoined = name.count < argument.count
      let following: String? =
        isJoined ? String(argument.dropFirst(name.count + 1)) : rest.popFirst()
      guard let value = following else { return }
      values[name] = (isRepeatable ? values[name] ?? [] : []) + [value]
    }
  }

  /// The options, and whether one may be given several times.
  private static let names = [
    "--seed": false, "--stress-operations": false, "--profile": false, "--repeat": false,
    "--replace": true,
  ]
  /// What a run without the option does.
  private static let standard = ["--seed": ["1"], "--repeat": ["1"]]

  /// Those that another command line does not give.
  public func without(_ other: OutcomeOptions) -> OutcomeOptions {
    var left = self
    left.values = values.filter { other.values[$0.key] == nil }
    return left
  }

  /// Leaves an option out.
  public mutating func remove(_ name: String) { values[name] = nil }

  /// The words of a command line, without what every run does: equal where two runs do the same.
  public var words: [String] {
    values.keys.sorted().flatMap { name -> [String] in
      guard let given = values[name], given != Self.standard[name] else { return [] }
      return given.sorted().flatMap { [name, $0] }
    }
  }
}

extension OutcomeOptions: CustomStringConvertible {
  /// The words as a person would type them.
  public var description: String { words.map(RepeatingCommand.quoted).joined(separator: " ") }
}
