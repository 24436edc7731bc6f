import Foundation
import Testing

@testable import nibmark_mutate

@Suite("Mutants, from files and from operators")
struct MutantTests {
  private static let text = """
    struct Table {
      func height(_ row: Int) -> Int {
        if row > 0, let first = heights.first { return first }
        note(row)
        return row > 0 ? 1 : 2
      }
    }
    """

  private func written(_ expression: String, _ replacement: String, _ more: String = "")
    throws -> WrittenMutant
  {
    try WrittenMutant(
      path: "M/TV-1-a.mutant",
      text: "name: N.\nclause: TV-1\nfile: T.swift\nfunction: Table.height\n"
        + "expression: \(expression)\nreplacement: \(replacement)\n\(more)"
    )
  }

  private func source(_ text: String = Self.text) throws -> SourceText {
    let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/T.swift"))
    return try SourceText(path: "T.swift", root: folder)
  }

  private func copy(_ mutants: [WrittenMutant]) throws -> String {
    let matcher = Matcher(source: try source())
    let numbered = try mutants.enumerated().map { (number: $0 + 1, mutant: try matcher.mutant($1)) }
    return Rewriter.text(of: Self.text, with: numbered)
  }

  @Test("an expression is found whatever the spaces, and becomes a choice")
  func expressions() throws {
    let text = try copy([try written("row>0?1:2", "3")])
    #expect(text.contains("return (nibmark_mutant(1) ? (3) : (row > 0 ? 1 : 2)/*end 1*/)"))
  }

  @Test("a statement can be dropped or replaced, and a binding refused")
  func statements() throws {
    let dropped = try copy([try written("note(row)", "nothing")])
    #expect(dropped.contains("if nibmark_mutant(1) {  } else { note(row)\n}/*end 1*/"))
    let refused = try copy([try written("let first = heights.first", "false")])
    #expect(
      refused.contains("if row > 0, !nibmark_mutant(1)/*end 1*/, let first = heights.first {")
    )
  }

  @Test("what two files do at one place is told, whatever they are called")
  func twins() throws {
    let matcher = Matcher(source: try source())
    let first = try matcher.mutant(try written("row>0?1:2", "3"))
    let again = try matcher.mutant(try written("row > 0 ? 1 : 2", "3"))
    let other = try matcher.mutant(try written("row > 0 ? 1 : 2", "4"))
    #expect(Mutant.twins(of: [first, other]).isEmpty)
    #expect(Mutant.twins(of: [first, other, again]).count == 1)
  }

  @Test("mutants of one place and inside one another are all there")
  func nesting() throws {
    let text = try copy([
      try written("row > 0 ? 1 : 2", "3"), try written("2", "4"), try written("1", "5"),
    ])
    #expect(
      text.contains(
        "(nibmark_mutant(1) ? (3) : (row > 0 ? (nibmark_mutant(3) ? (5) : (1)/*end 3*/) : "
          + "(nibmark_mutant(2) ? (4) : (2)/*end 2*/))/*end 1*/)"
      )
    )
  }

  @Test("what is there twice needs to say which, and of how many")
  func ambiguity() throws {
    #expect(throws: MutateError.self) { try copy([try written("row > 0", "true")]) }
    #expect(throws: MutateError.self) {
      try copy([try written("row > 0", "true", "which: 1 of 3\n")])
    }
    let second = try copy([try written("row > 0", "true", "which: 2 of 2\n")])
    #expect(second.contains("return (nibmark_mutant(1) ? (true) : (row > 0)/*end 1*/) ? 1 : 2"))
  }

  @Test(
    "what no longer applies names its file",
    arguments: [("row < 0", "height"), ("note(", "height"), ("row > 0", "width")]
  )
  func stale(_ expression: String, _ function: String) throws {
    let mutant = try WrittenMutant(
      path: "M/TV-1-a.mutant",
      text: "name: N.\nclause: none\nfile: T.swift\nfunction: \(function)\n"
        + "expression: \(expression)\nreplacement: true\n"
    )
    let error = #expect(throws: MutateError.self) { try copy([mutant]) }
    #expect(error?.description.hasPrefix("M/TV-1-a.mutant: ") == true)
  }

  @Test("a file misses no key, knows all of them, and gives none twice")
  func files() {
    #expect(throws: MutateError.self) { try WrittenMutant(path: "m", text: "name: N.\n") }
    #expect(throws: MutateError.self) { try written("a", "b", "colour: red\n") }
    #expect(throws: MutateError.self) { try written("a", "b", "name: again\n") }
    #expect(throws: MutateError.self) { try written("a", "b", "which: 3 of 2\n") }
  }

  @Test("operators change bodies, and a seed draws them in one order")
  func operators() throws {
    let mutants = AutomaticMutants.all(of: try source())
    #expect(Set(mutants.map(\.id)).count == mutants.count)
    #expect(mutants.contains { $0.operation == "call dropped" })
    #expect(mutants.contains { $0.operation == "binding refused" })
    #expect(
      mutants.contains { $0.operation == "comparison turned" && $0.replacement == "row >= 0" }
    )
    let drawn = SeededOrder.shuffled(Array(0..<8), seed: 1)
    #expect(drawn == SeededOrder.shuffled(Array(0..<8), seed: 1) && drawn.sorted() == Array(0..<8))
    #expect(drawn != SeededOrder.shuffled(Array(0..<8), seed: 2))
  }
}
