import InterfaceBuilder
import TestModel

/// Something that a check found in a document.
struct Finding {
  /// How much it matters.
  enum Severity {
    /// An app that uses the document as it stands breaks or loses something.
    case failure
    /// Worth knowing; nothing breaks for sure.
    case note
  }

  /// How much it matters.
  let severity: Severity
  /// A stable word for grouping.
  let type: String
  /// What is wrong and what to do, in a sentence or two.
  let message: String
  /// Where it stands.
  let location: CaseLocation?
  /// More for those who look into it.
  var details: [FailureDetail] = []
  /// What it looks like.
  var pictures: [FailurePicture]?

  /// Something that breaks.
  static func failure(_ type: String, _ message: String, at element: IBElement?) -> Finding {
    Finding(severity: .failure, type: type, message: message, location: element.map(place))
  }

  /// Something worth knowing.
  static func note(_ type: String, _ message: String, at element: IBElement?) -> Finding {
    Finding(severity: .note, type: type, message: message, location: element.map(place))
  }

  private static func place(_ element: IBElement) -> CaseLocation {
    let location = element.location
    return CaseLocation(file: location.file, line: location.line, column: location.column)
  }

  /// The finding as a report shows it.
  var failureOfCase: CaseFailure {
    CaseFailure(
      kind: .failure,
      type: type,
      message: message,
      details: details,
      location: location,
      pictures: pictures
    )
  }
}

extension IBObject {
  /// The object as a sentence names it: its element, its author's label or class, its id.
  var described: String {
    let name = userLabel ?? customClass
    let label = name.map { " “\($0)”" } ?? ""
    return "<\(elementText)>\(label)" + (id.map { " (id \($0))" } ?? "")
  }
}
