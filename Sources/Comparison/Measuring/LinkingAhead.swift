import Dispatch
import Foundation

/// Links the code layouts of the next group of processes while a group is measured.
///
/// What cannot be linked is left to whoever needs it, who then learns why.
final class LinkingAhead {
  private let pairs: Set<Pair>
  private let isPossible: Bool
  private let links = DispatchGroup()

  /// Programs that are linked for the same seeds.
  private struct Pair: Hashable {
    var base: ArmProgram
    var head: ArmProgram
  }

  /// Prepares for the programs of some benchmarks; with one processor, a link would disturb what is measured.
  init(_ benchmarks: [ComparedBenchmark], on placement: ProcessorPlacement) {
    pairs = Set(
      benchmarks.filter(\.drawsLayouts)
        .map { Pair(base: $0.base.program, head: $0.head.program) }
    )
    isPossible = placement.measuring != nil
  }

  deinit { wait() }

  /// Begins to link the layouts of a group.
  func link(_ seeds: LayoutSeeds) {
    guard isPossible, !pairs.isEmpty else { return }
    let (pairs, links) = (pairs, links)
    links.enter()
    // A thread of its own: it begins on the processors of this one, as its linker then does.
    Thread.detachNewThread {
      for pair in pairs {
        _ = try? pair.base.linked(seed: seeds.base)
        _ = try? pair.head.linked(seed: seeds.head)
      }
      links.leave()
    }
  }

  /// Waits until what was begun is linked.
  func wait() { links.wait() }
}
