import Foundation
import HeadlessUIKit
import TestModel

/// `<assertProperties>`: what an object's properties must be, by UIKit's names.
struct AssertPropertiesStep: SuiteStep {
  let line: Int
  let onlyLooks = true
  private let path: String?
  private let object: String
  private let member: String?
  private let outlet: String?
  private let through: String?
  private let are: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    path = element.optionalText("of")
    object = element.text("object")
    member = element.optionalText("member")
    outlet = element.optionalText("outlet")
    through = element.optionalText("path")
    are = element.template("are") ?? TemplateText("")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      guard let target = try target(in: context) else { return }
      let expected = try Self.pairs(try context.text(are, line: line), line: line)
      var actual: [String] = []
      for (name, _) in expected {
        let value = try ReadableProperties.value(at: name, of: target, line: line)
        actual.append(PropertyText.of(value))
      }
      let off = zip(expected, actual).filter { $0.0.value != $0.1 }
      guard !off.isEmpty else { return }
      context.record(failure(off.map { ($0.0.name, $0.0.value, $0.1) }, context))
    }
  }

  @MainActor
  private func failure(
    _ off: [(name: String, expected: String, actual: String)],
    _ context: CaseContext
  ) -> CaseFailure {
    let texts = off.map { "\($0.name) is \($0.actual), not \($0.expected)" }
    return CaseFailure(
      type: "AssertionFailed",
      message: "\(path ?? object): " + texts.joined(separator: "; "),
      expected: off.map { "\($0.name): \($0.expected)" }.joined(separator: "; "),
      actual: off.map { "\($0.name): \($0.actual)" }.joined(separator: "; "),
      location: context.location(line)
    )
  }

  /// The object; nil after the failure that there is not one, as the object is what the step checks.
  @MainActor
  private func target(in context: CaseContext) throws(StepError) -> NSObject? {
    guard var target = try source(in: context) else { return nil }
    if let outlet { target = try Outlets.target(outlet, of: target, line: line) }
    guard let through else { return target }
    let value = try ReadableProperties.value(at: through, of: target, line: line)
    if let found = value as? NSObject { return found }
    context.record(
      CaseFailure(
        type: "AssertionFailed",
        message: "\(path ?? object): \(through) is \(PropertyText.of(value)), and no object",
        expected: "an object",
        actual: PropertyText.of(value),
        location: context.location(line)
      )
    )
    return nil
  }

  @MainActor
  private func source(in context: CaseContext) throws(StepError) -> NSObject? {
    if let member { return try self.member(member, in: context) }
    guard let path else { return try context.object(named: object, line: line) }
    return try context.recordingUnselected { () throws(StepError) in
      try context.view(selectedBy: path, line: line)
    }
  }

  /// One of the top-level objects of a named instantiation, by its id.
  @MainActor
  private func member(_ id: String, in context: CaseContext) throws(StepError) -> NSObject {
    let objects = context.instantiations.last { $0.name == object }?.objects ?? []
    if let found = objects.first(where: { PropertyText.id(of: $0) == id }) { return found }
    let ids = objects.compactMap(PropertyText.id)
    throw .because(
      "\(object) has no top-level object \"\(id)\"" + NearestName.hint(id, in: ids),
      line: line
    )
  }

  /// The names with their values: `name: value`, apart by semicolons.
  private static func pairs(
    _ text: String,
    line: Int
  ) throws(StepError) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for part in text.split(separator: ";") {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard words.count == 2, !words[0].isEmpty else {
        throw .because(
          "\"\(part)\" is no property with its value; expected \"name: value\"",
          line: line
        )
      }
      pairs.append((words[0], words[1]))
    }
    return pairs
  }
}
