import Foundation

/// Callgrind's counts of one region: instructions by the function that executed them.
///
/// Its estimates of cycles and cache misses are ignored: they model another machine.
public struct CallgrindProfile: Sendable, Hashable {
  /// All instructions of the region.
  public private(set) var total = 0
  /// The instructions that each function executed itself, by symbol.
  public private(set) var functions: [String: Int] = [:]

  /// Reads a file of callgrind; nil when it holds no counts.
  ///
  /// The format is that of "Callgrind Format Specification", version 1. `fn=` names the function of
  /// the cost lines below it. The line after `calls=` is the cost of a call, which the called
  /// function's lines already include.
  ///
  /// - Complexity: O(length).
  public init?(_ text: String) {
    var names: [Substring: Substring] = [:]
    var function: Substring?
    var isCall = false
    for line in text.split(separator: "\n") {
      if let rest = Self.rest(of: line, after: "fn=") {
        function = Self.name(rest, &names)
      } else if let rest = Self.rest(of: line, after: "cfn=") {
        // A function's name is given at its first mention, wherever that is.
        _ = Self.name(rest, &names)
      } else if line.hasPrefix("calls=") {
        isCall = true
      } else if let first = line.first, "0123456789+-*".contains(first) {
        defer { isCall = false }
        guard !isCall, let function, let cost = Self.cost(line) else { continue }
        functions[String(function), default: 0] += cost
        total += cost
      }
    }
    guard total > 0 else { return nil }
  }

  private static func rest(of line: Substring, after prefix: String) -> Substring? {
    line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : nil
  }

  /// Resolves a name or the number of an earlier one: `(7) name`, then `(7)`.
  private static func name(
    _ text: Substring,
    _ names: inout [Substring: Substring]
  ) -> Substring {
    guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return text }
    let number = text[...end]
    let given = text[text.index(after: end)...].drop { $0 == " " }
    if !given.isEmpty { names[number] = given }
    return names[number] ?? number
  }

  /// The first cost of a line, after its single position.
  private static func cost(_ line: Substring) -> Int? {
    let words = line.split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}

extension CallgrindProfile {
  /// The functions whose own instructions differ, in descending order of the difference.
  ///
  /// - Complexity: O(n log n) in the number of functions.
  static func differences(
    from base: CallgrindProfile,
    to head: CallgrindProfile,
    count: Int
  ) -> [(symbol: String, difference: Int)] {
    let all = Set(base.functions.keys).union(head.functions.keys)
    let differences = all.map { symbol in
      (
        symbol: symbol,
        difference: (head.functions[symbol] ?? 0) - (base.functions[symbol] ?? 0)
      )
    }
    let ordered = differences.filter { $0.difference != 0 }.sorted {
      let sizes = (abs($0.difference), abs($1.difference))
      return sizes.0 == sizes.1 ? $0.symbol < $1.symbol : sizes.0 > sizes.1
    }
    return Array(ordered.prefix(count))
  }
}
