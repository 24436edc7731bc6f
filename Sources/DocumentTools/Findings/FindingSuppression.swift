import TestModel

/// Findings that a project leaves as they are, with the reason.
public struct FindingSuppression: Sendable, Equatable {
  /// The documents.
  public var documents: PathPattern
  /// The id of the object; nil for all.
  public var object: String?
  /// The kind; nil for all.
  public var kind: FindingKind?
  /// Why nobody has to mend them.
  public var reason: String
  /// Its place in the project's file.
  public var location: CaseLocation

  /// Creates a suppression.
  public init(
    documents: PathPattern,
    object: String?,
    kind: FindingKind?,
    reason: String,
    location: CaseLocation
  ) {
    self.documents = documents
    self.object = object
    self.kind = kind
    self.reason = reason
    self.location = location
  }

  /// Whether it is about a failure of a document.
  ///
  /// A finding about several objects is only suppressed as a whole: each of its names has to hold the id.
  func covers(_ failure: CaseFailure, in document: String) -> Bool {
    guard let objects = failure.objects, !objects.isEmpty, failure.kind == .failure else {
      return false
    }
    guard kind.map({ $0.rawValue == failure.type }) ?? true, documents.matches(document) else {
      return false
    }
    guard let object else { return true }
    return objects.allSatisfy { $0.split(whereSeparator: \.isWhitespace).contains(object[...]) }
  }
}
