import TestModel

/// The failures of a case, bounded: a suite can fail at hundreds of steps, each with the tree of a large window.
struct FailureList {
  /// The most failures that are kept; the others are counted.
  static let countMax = 200
  /// The most nodes of trees that are kept with them.
  static let nodeCountMax = 4_000

  private var kept: [CaseFailure] = []
  private var nodeCount = 0
  private var last: CaseFailure?
  private var furtherCount = 0

  /// Keeps a failure, with its trees while there is room; the first ones tell most.
  mutating func append(_ failure: CaseFailure) {
    guard kept.count < Self.countMax else {
      furtherCount += 1
      last = failure
      return
    }
    var failure = failure
    let size = (failure.tree?.nodes.count ?? 0) + (failure.expectedTree?.nodes.count ?? 0)
    if nodeCount + size > Self.nodeCountMax, nodeCount > 0 {
      (failure.tree, failure.expectedTree, failure.marks, failure.mismatch) = (nil, nil, nil, nil)
    } else {
      nodeCount += size
    }
    kept.append(failure)
  }

  /// The failures in their order, the last of which says how many more there were.
  var all: [CaseFailure] {
    guard furtherCount > 0 else { return kept }
    let noun = furtherCount == 1 ? "failure is" : "failures are"
    let further = CaseFailure(
      type: "FurtherFailures",
      message:
        "\(furtherCount) further \(noun) not listed; the last one says: \(last?.message ?? "")",
      location: last?.location
    )
    return kept + [further]
  }
}
