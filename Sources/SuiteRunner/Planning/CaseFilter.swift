/// A pattern that picks cases by `class name/case name`.
///
/// `/…/` is a regular expression; a pattern with `*` or `?` is a glob over the whole text; anything else is
/// found anywhere in it.
public struct CaseFilter: Sendable, Hashable {
  /// The pattern as it was given.
  public let pattern: String

  /// Why a pattern cannot be used.
  public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  /// Creates a filter.
  ///
  /// - Throws: ``Mistake`` for a regular expression that cannot be read.
  public init(_ pattern: String) throws(Mistake) {
    self.pattern = pattern
    guard let source = expressionSource else { return }
    do {
      _ = try Regex(source)
    } catch {
      throw Mistake(description: "filter \(pattern) is not a regular expression: \(error)")
    }
  }

  private var expressionSource: String? {
    guard pattern.count > 2, pattern.hasPrefix("/"), pattern.hasSuffix("/") else { return nil }
    return String(pattern.dropFirst().dropLast())
  }

  /// Whether a text is picked.
  public func matches(_ text: String) -> Bool {
    if let source = expressionSource {
      guard let expression = try? Regex(source) else { return false }
      return text.contains(expression)
    }
    if pattern.contains(where: { $0 == "*" || $0 == "?" }) {
      return Self.glob(Array(pattern.unicodeScalars), Array(text.unicodeScalars))
    }
    return text.contains(pattern)
  }

  /// Matches `*` and `?` without recursion, going back to the last star only.
  ///
  /// - Complexity: O(n·m) at worst.
  private static func glob(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        p = last.pattern + 1
        t = last.text + 1
        star = (last.pattern, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
