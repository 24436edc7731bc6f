import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("conflicts in which only a place gives way", .serialized)
struct SweepPlaceTests: SweepSampling {
  private func centre(_ id: String, _ constant: Double) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"centerX\" secondItem=\"con-te-nt0\" "
      + "secondAttribute=\"centerX\" constant=\"\(constant)\" id=\"\(id)-centre\"/>"
  }

  private func found(_ element: String, _ constant: Double) throws -> [Finding] {
    let places =
      edge("one", "leading", 10) + edge("one", "trailing", 10) + edge("one", "top", 10)
      + length("one", "height", 40) + centre("one", constant)
    return try swept(nib(element, places), widths: []).filter { $0.kind == .conflict }
  }

  @Test func `an edge that is missed by less than 40 points is a note, which says why`() throws {
    let box = view("one", 10, 10, 355, 40)
    let near = try found(box, -8)
    #expect(told(near) == ["note Conflict"])
    #expect(near.first?.message.hasSuffix(BrokenPlace.reason) == true)
    #expect(told(try found(box, -19.5)) == ["note Conflict"])
    #expect(told(try found(box, -20.5)) == ["warning Conflict"])
  }

  @Test func `an edge whose miss cuts a text off is a warning`() throws {
    var text = "Words"
    while measured(text).width < 335 { text += " a" }
    #expect(told(try found(label("one", "Words", (10, 10, 355, 40)), -18)) == ["note Conflict"])
    #expect(told(try found(label("one", text, (10, 10, 355, 40)), -18)) == ["warning Conflict"])
  }

  @Test func `what a stack gives its views across its axis may be missed by some points`() throws {
    func found(_ inset: Double) throws -> [String] {
      let texts =
        label("a", "Words", (0, 0, 180, 20)) + label("b", "Words", (0, 20, 200, 20))
      let stack =
        "<stackView id=\"stack\" axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"40\"/>"
        + "<subviews>\(texts)</subviews></stackView>"
      let places =
        edge("stack", "leading", 10) + edge("stack", "top", 10) + length("stack", "width", 200)
        + length("stack", "height", 40)
        + "<constraint firstItem=\"stack\" firstAttribute=\"trailing\" secondItem=\"a\" "
        + "secondAttribute=\"trailing\" constant=\"\(inset)\" id=\"inset\"/>"
      return told(try swept(nib(stack, places), widths: [])).filter { $0.hasSuffix("Conflict") }
    }
    #expect(try found(20) == ["note Conflict"])
    #expect(try found(60) == ["warning Conflict"])
  }
}
