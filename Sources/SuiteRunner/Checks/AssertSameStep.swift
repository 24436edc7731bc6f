import TestModel

/// `<assertSame>`: names that must mean one object.
struct AssertSameStep: SuiteStep {
  let line: Int
  let checks = true
  private let names: [String]
  private let isSame: Bool

  init(_ element: SourceElement) {
    line = element.line
    names = element.list("objects")
    isSame = element.flag("same", standard: true)
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      var seen: [(name: String, object: ObjectIdentifier)] = []
      guard names.count > 1 else {
        throw .because("<assertSame> needs two names or more", line: line)
      }
      for name in names {
        let object = ObjectIdentifier(try context.object(named: name, line: line))
        if let other = seen.first(where: { ($0.object == object) != isSame }) {
          context.record(
            CaseFailure(
              type: "AssertionFailed",
              message:
                "\(other.name) and \(name) are \(isSame ? "different objects" : "one object")",
              expected: isSame ? "one object" : "different objects",
              actual: isSame ? "different objects" : "one object",
              location: context.location(line)
            )
          )
          return
        }
        seen.append((name, object))
      }
    }
  }
}
