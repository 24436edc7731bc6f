import HeadlessUIKit
import TestModel
import XMLSupport

/// `<assert>`: an expression that must be true of the tree.
struct AssertStep: SuiteStep {
  let line: Int
  private let test: String
  private let message: String?

  init(_ element: SourceElement) {
    line = element.line
    test = element.text("test")
    message = element.optionalText("message")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let outcome = try context.tree.evaluate(test, context, line: line)
      if outcome.isTrue, outcome.emptyPaths.isEmpty { return }
      context.record(failure(outcome, context))
    }
  }

  @MainActor
  private func failure(_ outcome: AssertionOutcome, _ context: CaseContext) -> CaseFailure {
    let details = [FailureDetail(title: "What the paths select", text: outcome.explanation)]
    let tree = context.tree.picture(around: outcome.selected)
    let place = context.location(line)
    guard outcome.emptyPaths.isEmpty else {
      let paths = outcome.emptyPaths.joined(separator: ", ")
      return CaseFailure(
        kind: .error,
        type: "EmptyAssertion",
        message: "\(paths) selects nothing, so that the assertion says nothing; "
          + "wrap it in not(), count() or boolean() if that is meant",
        expected: test,
        actual: "nothing selected",
        details: details,
        location: place,
        tree: tree
      )
    }
    return CaseFailure(
      type: "AssertionFailed",
      message: message.map { "\($0): \(test)" } ?? "not true: \(test)",
      expected: test,
      actual: outcome.value,
      details: details,
      location: place,
      tree: tree
    )
  }
}

/// `<assertFrame>`: where a view must lie.
struct AssertFrameStep: SuiteStep {
  let line: Int
  private let path: String
  private let sides: [(name: String, value: TemplateText)]
  private let isInWindow: Bool
  private let tolerance: Double

  init(_ element: SourceElement) {
    line = element.line
    path = element.text("of")
    sides = ["x", "y", "width", "height"].compactMap { name in
      element.template(name).map { (name, $0) }
    }
    isInWindow = element.optionalText("in") == "window"
    tolerance = element.number("tolerance") ?? 0.5
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let view = try context.view(selectedBy: path, line: line)
      let frame = isInWindow ? view.convert(view.bounds, to: nil) : view.frame
      var expected: [(String, Double)] = []
      for side in sides { expected.append((side.name, try context.number(side.value, line: line))) }
      let actual = expected.map { ($0.0, Self.side($0.0, of: frame)) }
      let off = zip(expected, actual).filter { !(abs($0.1 - $1.1) <= tolerance) }
      guard !off.isEmpty else { return }
      let names = off.map { "\($0.0.0) is \(Self.text($0.1.1)), not \(Self.text($0.0.1))" }
      context.record(
        CaseFailure(
          type: "FrameMismatch",
          message: "\(path): " + names.joined(separator: "; "),
          expected: Self.listed(expected) + " ± \(Self.text(tolerance))",
          actual: Self.listed(actual),
          location: context.location(line),
          tree: context.tree.picture(of: view),
          expectedTree: context.tree.picture(of: view)?.replacingFrame(
            expected,
            inWindow: isInWindow
          )
        )
      )
    }
  }

  private static func side(_ name: String, of frame: CGRect) -> Double {
    switch name {
    case "x": frame.origin.x
    case "y": frame.origin.y
    case "width": frame.size.width
    default: frame.size.height
    }
  }

  private static func listed(_ sides: [(String, Double)]) -> String {
    sides.map { "\($0.0)=\(text($0.1))" }.joined(separator: " ")
  }

  private static func text(_ value: Double) -> String { NumberText.of(value) }
}

extension TreePicture {
  /// The same tree with another frame at its root, for the expected side of a picture.
  func replacingFrame(_ sides: [(String, Double)], inWindow: Bool) -> TreePicture {
    var builder = Builder()
    var open = 0
    for (index, node) in nodes.enumerated() {
      while open > node.depth {
        builder.end()
        open -= 1
      }
      builder.begin(node.element)
      open += 1
      for attribute in node.attributes {
        let name = inWindow ? ["windowX": "x", "windowY": "y"][attribute.name] : attribute.name
        let side = sides.first { $0.0 == name ?? attribute.name }
        let value = index == 0 ? side.map { NumberText.of($0.1) } : nil
        builder.attribute(attribute.name, value ?? attribute.value)
      }
    }
    return builder.picture
  }
}

/// `<assertSame>`: names that must mean one object.
struct AssertSameStep: SuiteStep {
  let line: Int
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
