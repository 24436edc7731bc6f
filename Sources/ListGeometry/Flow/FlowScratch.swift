import Foundation

/// Room for what is found out about a leaf while its exits are made; one for all leaves of a section.
final class FlowScratch {
  /// Per item of a leaf at which a line starts: what follows it in the leaf.
  let exits = UnsafeMutablePointer<FlowExit>.allocate(capacity: FlowNode.leafCapacity)
  /// Per item of a leaf: the round in which a line was found to start there.
  let rounds = UnsafeMutablePointer<UInt32>.allocate(capacity: FlowNode.leafCapacity)
  /// The line starts of the walk that is under way, and the extents of the lines.
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

  /// Forgets one leaf for the next.
  func begin() {
    if round == .max {
      rounds.update(repeating: 0, count: FlowNode.leafCapacity)
      round = 0
    }
    round += 1
  }
}
