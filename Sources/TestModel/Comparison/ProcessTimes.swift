/// The samples of one process of each arm, in the order of the pairs.
///
/// They are stored with a comparison, so that a verdict can be recomputed.
public struct ProcessTimes: Codable, Hashable, Sendable {
  /// The samples of one arm, in nanoseconds for all iterations of a sample.
  public struct Arm: Codable, Hashable, Sendable {
    /// Processor times of the samples.
    public var cpu: [Double]
    /// Wall times of the samples.
    public var wall: [Double]

    /// Creates the samples of an arm.
    public init(cpu: [Double], wall: [Double]) {
      self.cpu = cpu
      self.wall = wall
    }
  }

  /// The base.
  public var base: Arm
  /// The control arm: the base a second time.
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
