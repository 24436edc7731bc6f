import InterfaceBuilder
import TestModel

/// Something that a check found in a document.
struct Finding {
  /// What kind of thing is wrong.
  let kind: FindingKind
  /// What is wrong and what to do, in one or two sentences.
  private(set) var message: String
  /// The location in the document, where known.
  let location: CaseLocation?
  /// How much it matters, where that is less than what its kind says.
  var severity: FindingSeverity?
  /// The ids of what it concerns, which stay when lines move; several for a finding about several objects.
  var objects: [String]
  /// The element that it was found at; nil for one that was seen in a layout.
  private(set) var element: IBElement?
  /// What uses the thing that it is about, where that stands elsewhere.
  var users: [IBElement] = []
  /// Further text for whoever looks into it.
  var details: [FailureDetail] = []
  /// Pictures of the problem.
  var pictures: [FailurePicture]?

  init(_ kind: FindingKind, _ message: String, at element: IBElement?) {
    self.kind = kind
    self.message = message
    self.element = element
    location = element.map { CaseLocation($0.location) }
    objects = [element.map(Self.name) ?? ""]
  }

  init(_ kind: FindingKind, _ message: String, at location: CaseLocation, object: String) {
    self.kind = kind
    self.message = message
    self.location = location
    objects = [object]
  }

  /// That nothing loads a document.
  static func unused(_ path: String) -> Finding {
    Finding(
      .unusedDocument,
      "Nothing loads “\(DocumentName.base(of: path))”: no property list and no document that is "
        + "loaded names it, and no source that the app comes to. Delete it, or load it.",
      at: CaseLocation(file: path, line: 1, column: 1),
      object: ""
    )
  }

  /// That the views of a document changed since a revision; nil where a person sees nothing of it.
  static func moved(_ pictures: DocumentPictures) -> Finding? {
    // What is drawn otherwise in its place has not moved: most edits of texts and colours do no more.
    let seen = pictures.seen.filter { $0.kind != .redrawn }
    guard !seen.isEmpty || !pictures.problems.isEmpty else { return nil }
    var parts = pictures.problems
    if !seen.isEmpty { parts.insert(ViewChange.counted(seen), at: 0) }
    var finding = Finding(
      .moved,
      "The picture is another one: \(parts.joined(separator: "; ")). Look at the report's pictures.",
      at: CaseLocation(file: pictures.document, line: seen.first?.line ?? 1, column: 1),
      object: ""
    )
    finding.objects = seen.isEmpty ? [""] : seen.map(\.id)
    return finding
  }

  // Elements without an id, such as frames, are named by the object around them.
  private static func name(_ element: IBElement) -> String {
    var next: IBElement? = element
    while let element = next {
      if let id = element.text(.id) { return id }
      next = element.parent
    }
    return ""
  }

  /// The finding as a note, with the reason as a sentence.
  func asNote(_ reason: String) -> Finding {
    var note = self
    note.severity = .note
    note.message += " A note: " + reason
    return note
  }

  /// Adds a sentence to the message.
  mutating func add(_ sentence: String) { message += " " + sentence }

  /// The finding as a failure of its document's case.
  var failureOfCase: CaseFailure {
    var failure = CaseFailure(
      kind: .failure,
      type: kind.rawValue,
      message: message,
      details: details,
      location: location,
      pictures: pictures
    )
    failure.severity = severity ?? kind.severity
    failure.objects = objects
    return failure
  }
}

extension CaseFailure {
  /// The finding where nobody can meet it: worth knowing, and no more.
  ///
  /// - Parameter reason: Why nobody can, as a sentence; nil where another finding says it.
  /// - Returns: The same failure where it is no finding, or a note already.
  func asNote(_ reason: String? = nil) -> CaseFailure {
    guard kind == .failure, let severity, severity > .note else { return self }
    var note = self
    note.severity = .note
    if let reason { note.message += " " + reason }
    return note
  }
}

extension CaseLocation {
  /// A place in a document, as reports give it.
  init(_ location: IBLocation) {
    self.init(file: location.file, line: location.line, column: location.column)
  }
}
