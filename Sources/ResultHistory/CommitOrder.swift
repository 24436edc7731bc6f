import TestModel

/// Puts runs into the order of their commits.
///
/// A commit comes after its ancestors whatever their dates say: clocks of machines differ, and a rebase dates a
/// commit anew. Ancestors are known by the parents that are stored and, on one branch, by how many commits each
/// one stands on, so that commits that were never run leave no gap. Commits that say nothing of each other stand by date.
enum CommitOrder {
  /// The runs, oldest first; they come by date.
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
        // A history that somebody put together may claim a circle; what is open already is not waited for.
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

  /// The runs that must stand before each one, by date.
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

  /// The runs of each branch in steps of equal depth, the lowest first; those without a branch or a depth are left out.
  private static func branches(_ runs: [HistoryRun]) -> [[[Int]]] {
    var depths: [String: [Int: [Int]]] = [:]
    for (index, run) in runs.enumerated() {
      guard let branch = run.place.branch, let depth = run.place.depth else { continue }
      depths[branch, default: [:]][depth, default: []].append(index)
    }
    return depths.values.map { $0.sorted { $0.key < $1.key }.map(\.value) }
  }
}
