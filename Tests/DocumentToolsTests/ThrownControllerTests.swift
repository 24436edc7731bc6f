import Testing

@testable import DocumentTools

@Suite("Controllers that a statement makes and keeps nowhere")
struct ThrownControllerTests {
  private func isThrown(_ statement: String) throws -> Bool {
    let text = SourceText("func f() {\n  \(statement)\n}\n")
    let place = try #require(text.places(ofName: "Card").first)
    return ThrownController.isOne(text, from: place, to: place + 4)
  }

  @Test(
    "are those of which only values are set",
    arguments: [
      "Card.init().setTitle(\"a\")",
      "Card(nibName: \"Card\", bundle: nil).setTitle(f(1))",
      "Card()\n    .withTitle(\"a\")\n    .setNumber(1)\n  let a = 1",
      "[[[Card alloc] init] setTitle:@\"a\"];",
    ]
  )
  func thrown(statement: String) throws { #expect(try isThrown(statement)) }

  @Test(
    "are not those that something keeps or shows",
    arguments: [
      "Card()", "[[Card alloc] init];", "let card = Card()", "return Card()",
      "show(Card().setTitle(\"a\"))", "Card().present()",
      "Card().setTitle(\"a\").show()", "Card.shared.setTitle(\"a\")",
      "page = Card().setTitle(\"a\")",
      "Card().view.isHidden = true", "[self show:[[Card alloc] init]];",
      "[[[Card alloc] init] show];",
    ]
  )
  func kept(statement: String) throws { #expect(try !isThrown(statement)) }
}
