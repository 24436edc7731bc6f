import Foundation
import HeadlessUIKit

/// One `<set>` of generated data; the property is looked up once for each class.
@MainActor
final class DataSetting {
  let line: Int
  private let outlet: String?
  private let property: String
  private let value: DataTemplate
  private var known: (type: ObjectIdentifier, property: PropertyTable.Property)?

  /// Compiles the value.
  ///
  /// - Throws: ``StepError`` for a template that cannot be compiled.
  init(_ plan: DataSettingPlan, _ values: DataValues, fixture: String) throws(StepError) {
    line = plan.line
    outlet = plan.outlet
    property = plan.property
    value = try DataTemplate(plan.value, values, fixture: fixture, line: plan.line)
  }

  /// Sets the property to the value for the row that the values stand at.
  ///
  /// - Throws: ``StepError`` for an outlet or a property that is not there, or a value of the wrong form.
  func apply(to view: UIView) throws(StepError) {
    let target: NSObject
    if let outlet {
      target = try Outlets.target(outlet, of: view, line: line)
    } else {
      target = view
    }
    let text = value.text()
    if UIKitException.isPending { return }
    let type = ObjectIdentifier(Swift.type(of: target))
    if let known, known.type == type {
      return try PropertyTable.apply(known.property, to: target, text, line: line)
    }
    let found = try PropertyTable.property(property, of: target, line: line)
    known = (type, found)
    try PropertyTable.apply(found, to: target, text, line: line)
  }
}
