import Testing

@testable import Comparison

@Suite("Changes that change nothing")
struct SourceChangeTests {
  private static let text = """
    import Foundation

    /// One.
    struct One {
      private func weight(_ n: Int) -> Int { n }
      func all() -> Int { weight(1) + other.size(2) }
      private func size(_ n: Int) -> Int { n }
    }

    /// Two.
    struct Two {
      let weightless = 3
    }

    extension One {
      func last() -> Int { 9 }
    }

    """

  @Test("a private function has another name wherever it is called")
  func name() throws {
    let text = try #require(SourceChange.privateName.applied(to: Self.text))
    #expect(text.contains("private func weightRenamed(_ n: Int)"))
    #expect(text.contains("{ weightRenamed(1) + other.size(2) }"))
    #expect(text.contains("weightless") && text.contains("private func size("))
    #expect(SourceChange.privateName.applied(to: "private func f() {}\n") == nil, "never called")
    let member = "private func f() {}\nfunc g() { f(); other.f() }\n"
    #expect(SourceChange.privateName.applied(to: member) == nil, "somebody else's")
  }

  @Test("the last declaration comes before the second, with its comment, and no line is lost")
  func order() throws {
    let text = try #require(SourceChange.functionOrder.applied(to: Self.text))
    let lines = { (text: String) in text.split(separator: "\n").map(String.init).sorted() }
    #expect(lines(text) == lines(Self.text) && text != Self.text)
    let places = ["import Foundation", "struct One", "extension One", "/// Two.", "struct Two"].map
    {
      text.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(
      zip(places, places.dropFirst()).allSatisfy { $0 ?? text.endIndex < $1 ?? text.startIndex }
    )
    #expect(SourceChange.functionOrder.applied(to: "struct One {\n}\n") == nil)
  }

  @Test("a function that nothing calls comes at the end")
  func function() throws {
    let text = try #require(SourceChange.unusedFunction.applied(to: Self.text))
    #expect(text.hasPrefix(Self.text) && text.contains("func nibmarkUnusedFunction("))
  }
}
