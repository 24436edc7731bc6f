import HeadlessUIKit
import TestModel

/// What was there when a step raised an exception: registrations, the data's rows, outlets.
///
/// Made only for exceptions that nothing expects.
@MainActor
struct ExceptionSurroundings {
  /// The most names that are listed.
  private static let nameCountMax = 12

  private let inputs: CaseInputs
  private let host: UIView
  private let reason: String
  private let isOfData: Bool

  init(_ exception: UIKitException, in context: CaseContext) {
    inputs = context.inputs
    host = context.stage.host
    reason = exception.reason
    isOfData = exception.name == DataException.name
  }

  /// One block for each kind of thing that the exception is about.
  var details: [FailureDetail] {
    if isOfData { return setting }
    if reason.contains("dequeue") { return registrations + rows }
    return outlets
  }

  /// The line of the data that could not be carried out, as it is written.
  private var setting: [FailureDetail] {
    guard let fixture = inputs.fixture, let place = reason.range(of: ", line "),
      let line = Int(reason[place.upperBound...].prefix { $0.isNumber }),
      let text = SuiteText.line(line, of: inputs.root + "/" + fixture.file)
    else { return [] }
    return [FailureDetail(title: "data", text: "\(fixture.file):\(line): \(text)")]
  }

  private var registrations: [FailureDetail] {
    guard let list = ListHost(host) else { return [] }
    let keys = list.registry.registeredKeys.map { "\($0.identifier) (\($0.kind))" }
    return [FailureDetail(title: "registered", text: Self.listed(keys, none: "nothing"))]
  }

  /// The rows of the fixture's data that ask for the identifier, as they are written.
  private var rows: [FailureDetail] {
    guard let fixture = inputs.fixture, let data = fixture.data else { return [] }
    let views = data.sections.flatMap { section in
      section.rows.map(\.view) + [section.header, section.footer].compactMap { $0 }
    }
    let asking = views.filter { view in
      let identifier = view.reuseIdentifier.source
      return TemplateText.isTemplate(identifier) || isNamed(identifier)
    }
    let lines = asking.prefix(3).map { view in
      let text = SuiteText.line(view.line, of: inputs.root + "/" + fixture.file) ?? ""
      return "\(fixture.file):\(view.line): \(text)"
    }
    guard !lines.isEmpty else { return [] }
    let title = "asked for by the data of fixture \"\(fixture.id)\""
    return [FailureDetail(title: title, text: lines.joined(separator: "\n"))]
  }

  /// Whether the reason names an identifier, and not only one that begins with it.
  private func isNamed(_ identifier: String) -> Bool {
    reason.contains("identifier \(identifier) -") || reason.contains("\"\(identifier)\"")
      || reason.contains("(\(identifier))")
  }

  /// The outlets that the class declares which a nib's connection does not find.
  private var outlets: [FailureDetail] {
    guard let start = reason.range(of: "coding-compliant for the key "),
      let owner = inputs.declarations.classes.first(where: {
        reason.contains("<\($0.name) ") || reason.contains(".\($0.name) ")
      })
    else { return [] }
    let key = String(reason[start.upperBound...].prefix { $0 != "." })
    let names = NearestName.sorted(owner.outlets.map(\.name), by: key)
    let place = CaseLocation(file: owner.file, line: owner.line)
    return [
      FailureDetail(
        title: "outlets of \(owner.name), declared at \(place)",
        text: Self.listed(names, none: "none")
      )
    ]
  }

  private static func listed(_ names: [String], none: String) -> String {
    if names.isEmpty { return none }
    let shown = names.prefix(nameCountMax).joined(separator: "\n")
    return names.count > nameCountMax ? shown + "\n… \(names.count - nameCountMax) more" : shown
  }
}
