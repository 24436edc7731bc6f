/// What a red case did: its lines in the suite, and the steps of a test with the view tree after each.
///
/// The steps are of a second run of the case. Trees share their rows: each different row is kept once.
public struct CaseTrace: Hashable, Sendable {
  /// The most steps that are kept.
  public static let stepCountMax = 100
  /// The most views of a tree that are kept.
  public static let viewCountMax = 1000
  /// The most bytes that the rows of all trees take.
  public static let rowByteCountMax = 128 * 1024

  /// The case's lines in the suite.
  public var source: [String]
  /// The line of the first one.
  public var sourceLine: Int
  /// The steps that are kept, in the order of running.
  public var steps: [TracedStep]
  /// The number of steps that ran.
  public var stepCount: Int
  /// The rows of the trees: a depth, and a view as a start tag.
  public private(set) var rows: [String]
  /// Why there are no steps, or how far they can be relied on; nil when there is nothing to say.
  public var note: String?

  /// Creates a trace without steps.
  public init(source: [String] = [], sourceLine: Int = 0, note: String? = nil) {
    self.source = source
    self.sourceLine = sourceLine
    self.note = note
    (steps, stepCount, rows) = ([], 0, [])
  }
}

// MARK: - Trees

extension CaseTrace {
  /// Takes the steps with the rows that they name.
  public mutating func take(_ steps: [TracedStep], _ table: TreeRows) {
    self.steps = steps
    rows = table.rows
  }

  /// The tree after a step; nil when none was kept.
  ///
  /// - Complexity: O(views).
  public func tree(after step: TracedStep) -> TreePicture? {
    guard let ranges = step.rows else { return nil }
    var tree = TreePicture()
    for range in ranges.split(separator: " ") {
      let ends = range.split(separator: "-").map { Int($0) ?? -1 }
      guard let first = ends.first, let last = ends.last, 0 <= first, first <= last,
        last < rows.count
      else { return nil }
      // A file that was edited may name the same rows again and again.
      let left = Self.viewCountMax - tree.nodes.count
      tree.nodes += rows[first...last].prefix(left).compactMap(TreeNode.init(row:))
    }
    return tree
  }
}

extension CaseTrace: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, sourceLine, steps, stepCount, rows, note
  }

  /// Reads a trace; absent values are empty.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: try box.list(.source),
      sourceLine: try box.decodeIfPresent(Int.self, forKey: .sourceLine) ?? 0,
      note: try box.decodeIfPresent(String.self, forKey: .note)
    )
    steps = try box.list(.steps)
    stepCount = try box.decodeIfPresent(Int.self, forKey: .stepCount) ?? steps.count
    rows = try box.list(.rows)
  }

  /// Writes the trace without empty values.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encodeUnlessEmpty(source, .source)
    try box.encode(sourceLine, forKey: .sourceLine)
    try box.encodeUnlessEmpty(steps, .steps)
    try box.encode(stepCount, forKey: .stepCount)
    try box.encodeUnlessEmpty(rows, .rows)
    try box.encodeIfPresent(note, forKey: .note)
  }
}
