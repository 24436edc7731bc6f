/// One failure or error of a case.
public struct CaseFailure: Codable, Hashable, Sendable {
  /// xUnit's distinction: a wrong expectation is a failure, anything else an error.
  public enum Kind: String, Codable, Sendable {
    /// An expectation did not hold.
    case failure
    /// The case could not be judged.
    case error
  }

  /// The type of a failure of one view's frame, whose message names each side that is off.
  public static let frameMismatch = "FrameMismatch"

  /// A failure or an error, as in xUnit.
  public var kind: Kind
  /// A short stable word for grouping: `AssertionFailed`, `BudgetExceeded`, `WorkerDied`.
  public var type: String
  /// One line that says what is wrong.
  public var message: String
  /// The expected value as text, where there is one.
  public var expected: String?
  /// The actual value as text, where there is one.
  public var actual: String?
  /// Further blocks of text, such as the selection of each path of an expression, or the steps so
  /// far.
  public var details: [FailureDetail]
  /// The location in the suite or document.
  public var location: CaseLocation?
  /// The relevant part of the actual view tree.
  public var tree: TreePicture?
  /// The indices of the nodes of ``tree`` that the failure is about; nil where it is about all or none.
  public var marks: [Int]?
  /// The same part of the expected view tree.
  public var expectedTree: TreePicture?
  /// Pictures of the problem, side by side; nil for none.
  public var pictures: [FailurePicture]?
  /// How much a finding of `check` matters; nil for other failures.
  public var severity: FindingSeverity?
  /// The ids of what a finding of `check` concerns; nil for other failures.
  public var objects: [String]?
  /// The view that lies elsewhere than expected; nil for other failures.
  public var mismatch: FrameMismatch?

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
    marks: [Int]? = nil,
    expectedTree: TreePicture? = nil,
    pictures: [FailurePicture]? = nil,
    mismatch: FrameMismatch? = nil
  ) {
    self.kind = kind
    self.type = type
    self.message = message
    self.expected = expected
    self.actual = actual
    self.details = details
    self.location = location
    self.tree = tree
    self.marks = marks
    self.expectedTree = expectedTree
    self.pictures = pictures
    self.mismatch = mismatch
  }
}
