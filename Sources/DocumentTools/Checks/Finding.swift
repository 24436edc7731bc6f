import InterfaceBuilder
import TestModel

/// Something that a check found in a document.
struct Finding {
  /// How severe a finding is.
  enum Severity {
    /// An app that uses the document as it is breaks or loses something.
    case failure
    /// Worth knowing; nothing breaks for sure.
    case note
  }

  let severity: Severity
  /// A stable word by which reports group findings.
  let type: String
  /// What is wrong and what to do, in one or two sentences.
  let message: String
  /// The location in the document, where known.
  let location: CaseLocation?
  /// Further text for whoever looks into it.
  var details: [FailureDetail] = []
  /// Pictures of the problem.
  var pictures: [FailurePicture]?

  static func failure(_ type: String, _ message: String, at element: IBElement?) -> Finding {
    Finding(severity: .failure, type: type, message: message, location: element.map(place))
  }

  static func note(_ type: String, _ message: String, at element: IBElement?) -> Finding {
    Finding(severity: .note, type: type, message: message, location: element.map(place))
  }

  private static func place(_ element: IBElement) -> CaseLocation {
    let location = element.location
    return CaseLocation(file: location.file, line: location.line, column: location.column)
  }

  /// The finding as a failure of its document's case.
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
