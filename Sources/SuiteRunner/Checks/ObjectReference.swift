import Foundation
import HeadlessUIKit
import TestModel

/// The object that a step is about: a view by an expression, or what a step named, and from there an outlet and a path.
struct ObjectReference: Sendable {
  /// What messages call the object.
  let name: String
  private let line: Int
  private let path: String?
  private let object: String
  private let member: String?
  private let outlet: String?
  private let through: String?

  /// Reads the attributes `object`, `member`, `outlet` and `path`, and the expression from `view`.
  init(_ element: SourceElement, view: String) {
    line = element.line
    path = element.optionalText(view)
    object = element.text("object")
    member = element.optionalText("member")
    outlet = element.optionalText("outlet")
    through = element.optionalText("path")
    name = path ?? object
  }

  /// The object; nil after the failure that there is not one, as the object is what the step checks.
  @MainActor
  func find(in context: CaseContext) throws(StepError) -> NSObject? {
    guard var target = try source(in: context) else { return nil }
    if let outlet { target = try Outlets.target(outlet, of: target, line: line) }
    guard let through else { return target }
    let value = try ReadableProperties.value(at: through, of: target, line: line)
    if let found = value as? NSObject { return found }
    context.record(
      CaseFailure(
        type: "AssertionFailed",
        message: "\(name): \(through) is \(PropertyText.of(value)), and no object",
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
}
