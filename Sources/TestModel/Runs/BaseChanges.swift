/// What became of the findings that documents had at a revision.
public struct BaseChanges: Codable, Hashable, Sendable {
  /// A finding that is no longer there.
  public struct Gone: Codable, Hashable, Sendable {
    /// The path that its document has now, or had.
    public var document: String
    /// The finding as it was; its place is that of then.
    public var finding: CaseFailure

    /// Creates the value of a finding.
    public init(document: String, finding: CaseFailure) {
      self.document = document
      self.finding = finding
    }
  }

  /// The revision as reports name it.
  public var base: String
  /// How many findings are new and fail something.
  public var newCount: Int
  /// How many are in another document now.
  public var movedCount: Int
  /// How many are as they were.
  public var keptCount: Int
  /// Those that are no longer there, by document.
  public var gone: [Gone]
  /// What became of the pictures of documents, those that changed alone; nil in reports of older versions.
  public var pictures: [DocumentPictures]?

  /// Creates the changes since a revision.
  public init(
    base: String,
    newCount: Int = 0,
    movedCount: Int = 0,
    keptCount: Int = 0,
    gone: [Gone] = []
  ) {
    self.base = base
    self.newCount = newCount
    self.movedCount = movedCount
    self.keptCount = keptCount
    self.gone = gone
  }
}
