import Statistics

/// The seeds by which a group of processes draws a code layout of each side.
struct LayoutSeeds: Sendable, Hashable {
  /// The base's, for both of its arms.
  let base: UInt32
  /// The head's.
  let head: UInt32

  /// Draws the layouts of a group.
  ///
  /// Both sides have the same seed: common random numbers. What both have then lies alike, and only
  /// what was changed, and little beside it, differs. The mean over many seeds is the same as with
  /// seeds of their own, and its error smaller.
  ///
  /// - Parameters:
  ///   - seed: The comparison's.
  ///   - salt: Which measurement of a benchmark it is: a repetition has layouts of its own.
  ///   - group: The number of the group.
  ///   - draw: How layouts are drawn.
  init(seed: UInt64, salt: UInt64, group: Int, draw: LayoutDraw = .alike) {
    // Two binaries stay what they are when a benchmark is measured again.
    let (salt, group) = draw == .once ? (0, 0) : (salt, group)
    var generator = SeededGenerator(
      seed: seed &+ salt &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(group) &* 0xd1b5_4a32_d192_ed03
    )
    base = Self.drawn(&generator)
    head = draw == .alike ? base : Self.drawn(&generator)
  }

  // From 1, for a folder is named by it.
  private static func drawn(_ generator: inout SeededGenerator) -> UInt32 {
    UInt32(generator.next(below: Int(Int32.max))) + 1
  }
}
