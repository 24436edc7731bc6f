/// One thing that did not hold in a case.
public struct CaseFailure: Codable, Hashable, Sendable {
  /// Whether an expectation was wrong or the case broke.
  public enum Kind: String, Codable, Sendable {
    /// An expectation did not hold.
    case failure
    /// The case could not be judged.
    case error
  }

  /// Whether an expectation was wrong or the case broke.
  public var kind: Kind
  /// A short stable word for grouping: `AssertionFailed`, `BudgetExceeded`, `WorkerDied`.
  public var type: String
  /// One line that says what is wrong.
  public var message: String
  /// What should have been.
  public var expected: String?
  /// What was.
  public var actual: String?
  /// Further blocks: what each sub-path of an expression selected, the steps so far.
  public var details: [FailureDetail]
  /// The line of the suite or document that the failure points at.
  public var location: CaseLocation?
  /// The matching part of the view tree as it was.
  public var tree: TreePicture?
  /// The same part as it should have been.
  public var expectedTree: TreePicture?
  /// Pictures of what is wrong, beside each other; nil where there are none.
  public var pictures: [FailurePicture]?

  /// Creates a failure.
  public init(
    kind: Kind = .failure,
    type: String,
    message: String,
    expected: String? = nil,
    actual: String? = nil,
    details: [FailureDetail] = [],
    location: CaseLocation? = nil,
    tree: TreePicture? = nil,
    expectedTree: TreePicture? = nil,
    pictures: [FailurePicture]? = nil
  ) {
    self.kind = kind
    self.type = type
    self.message = message
    self.expected = expected
    self.actual = actual
    self.details = details
    self.location = location
    self.tree = tree
    self.expectedTree = expectedTree
    self.pictures = pictures
  }
}
