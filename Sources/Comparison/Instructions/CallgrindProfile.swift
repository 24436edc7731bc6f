import Foundation

/// What callgrind counted in one region: instructions by the function that executed them.
///
/// Instructions only: its estimates of cycles and cache misses say nothing about the machine at hand.
public struct CallgrindProfile: Sendable, Hashable {
  /// All instructions of the region.
  public private(set) var total = 0
  /// The instructions that each function executed itself, by symbol.
  public private(set) var functions: [String: Int] = [:]

  /// Reads a file that callgrind wrote; nil when it holds no counts.
  ///
  /// The form is that of "Callgrind Format Specification", version 1: `fn=` names the function that the lines of costs
  /// below belong to, and the line after `calls=` is the cost of a call, which the called function has already.
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
        // The first mention of a function gives its name, wherever that is.
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

  /// A name, or the number that stands for one that was given before: `(7) name`, then `(7)`.
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

  /// The first cost of a line, after the one position that is asked for.
  private static func cost(_ line: Substring) -> Int? {
    let words = line.split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}

extension CallgrindProfile {
  /// The functions whose own instructions differ most, most first.
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
