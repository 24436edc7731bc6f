import TestModel

/// Sorts runs in the order of their commits.
///
/// A commit comes after its ancestors whatever its date: clocks differ, and a rebase changes dates.
/// Ancestors are found by the stored parents. On one branch they are also found by depth, so that
/// commits without a run leave no gap. Commits that are not related are ordered by date.
enum CommitOrder {
  /// The runs, oldest first; `runs` must be sorted by date.
  ///
  /// - Complexity: O(runs · log runs), and O(1) more for each pair of neighbours.
  static func sorted(_ runs: [HistoryRun]) -> [HistoryRun] {
    let before = predecessors(runs)
    var isPlaced = Array(repeating: false, count: runs.count)
    var isOpen = isPlaced
    var order: [HistoryRun] = []
    order.reserveCapacity(runs.count)
    for start in runs.indices {
      var stack = [start]
      while let run = stack.last {
        // An edited history may contain a cycle, so open runs are not waited for.
        let waiting = isOpen[run] ? [] : before[run].filter { !isPlaced[$0] && !isOpen[$0] }
        isOpen[run] = true
        guard waiting.isEmpty else {
          stack += waiting.reversed()
          continue
        }
        stack.removeLast()
        guard !isPlaced[run] else { continue }
        isPlaced[run] = true
        order.append(runs[run])
      }
    }
    return order
  }

  /// The indices of the runs that must come before each run, by date.
  private static func predecessors(_ runs: [HistoryRun]) -> [[Int]] {
    var before = Array(repeating: [Int](), count: runs.count)
    var ofCommit: [String: [Int]] = [:]
    for (index, run) in runs.enumerated() {
      if let commit = run.place.commit { ofCommit[commit, default: []].append(index) }
    }
    for (index, run) in runs.enumerated() {
      before[index] += run.place.parents.flatMap { ofCommit[$0] ?? [] }
    }
    for branch in branches(runs) {
      for (lower, higher) in zip(branch, branch.dropFirst()) {
        for index in higher { before[index] += lower }
      }
    }
    return before.map { Array(Set($0)).sorted() }
  }

  /// The runs of each branch in groups of equal depth, the lowest first.
  ///
  /// Runs without a branch or a depth are left out.
  private static func branches(_ runs: [HistoryRun]) -> [[[Int]]] {
    var depths: [String: [Int: [Int]]] = [:]
    for (index, run) in runs.enumerated() {
      guard let branch = run.place.branch, let depth = run.place.depth else { continue }
      depths[branch, default: [:]][depth, default: []].append(index)
    }
    return depths.values.map { $0.sorted { $0.key < $1.key }.map(\.value) }
  }
}
