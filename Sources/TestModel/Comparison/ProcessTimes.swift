/// What one process of each arm took, sample by sample, in the order of the pairs.
///
/// Stored with a comparison, so that whoever doubts a verdict can judge the same samples again.
public struct ProcessTimes: Codable, Hashable, Sendable {
  /// The samples of one arm, in nanoseconds for all iterations of a sample.
  public struct Arm: Codable, Hashable, Sendable {
    /// Time on a processor.
    public var cpu: [Double]
    /// Wall time.
    public var wall: [Double]

    /// Creates the samples of an arm.
    public init(cpu: [Double], wall: [Double]) {
      self.cpu = cpu
      self.wall = wall
    }
  }

  /// The base.
  public var base: Arm
  /// The base once more.
  public var control: Arm
  /// The head.
  public var head: Arm

  /// Creates the samples of a group of processes.
  public init(base: Arm, control: Arm, head: Arm) {
    self.base = base
    self.control = control
    self.head = head
  }
}
