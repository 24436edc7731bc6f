/// What a change did to the layout of one document.
public struct DocumentPictures: Codable, Hashable, Sendable {
  /// The path that the document has now.
  public var document: String
  /// What happened to its views, the worst first.
  public var changes: [ViewChange] = []
  /// Why parts of it could not be compared, a sentence each.
  public var problems: [String] = []
  /// Three for each root that is shown: before, after, and the difference.
  public var pictures: [FailurePicture] = []

  /// Creates the value of a document of which nothing is known yet.
  public init(document: String) { self.document = document }

  /// The value of a document that could not be compared.
  public init(document: String, because problem: String) {
    self.document = document
    problems = [problem]
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool { changes.isEmpty && problems.isEmpty }

  /// The changes that a person sees.
  public var seen: [ViewChange] { changes.filter { !$0.isPlain } }
}
