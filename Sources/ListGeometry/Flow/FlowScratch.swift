import Foundation

/// Scratch memory for computing the exits of a leaf, shared by all leaves of a section.
final class FlowScratch {
  /// For each item of a leaf at which a line starts: its exit.
  let exits = UnsafeMutablePointer<FlowExit>.allocate(capacity: FlowNode.leafCapacity)
  /// For each item of a leaf: the last round in which a line was found to start there.
  let rounds = UnsafeMutablePointer<UInt32>.allocate(capacity: FlowNode.leafCapacity)
  /// The line starts of the current walk, and the lengths of its lines.
  let starts = UnsafeMutablePointer<Int>.allocate(capacity: FlowNode.leafCapacity)
  let steps = UnsafeMutablePointer<CGFloat>.allocate(capacity: FlowNode.leafCapacity)
  var round: UInt32 = 0

  init() { rounds.initialize(repeating: 0, count: FlowNode.leafCapacity) }

  deinit {
    exits.deallocate()
    rounds.deallocate()
    starts.deallocate()
    steps.deallocate()
  }

  /// Begins a new round: items marked in earlier rounds count as unmarked.
  func begin() {
    if round == .max {
      rounds.update(repeating: 0, count: FlowNode.leafCapacity)
      round = 0
    }
    round += 1
  }
}
