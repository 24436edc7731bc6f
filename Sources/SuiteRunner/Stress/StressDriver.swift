/// A list under stress with its plain model.
@MainActor
protocol StressDriver: AnyObject {
  /// What can be done to it.
  var supported: Set<StressOperation> { get }
  /// What the last step did, in words.
  var trace: [String] { get set }
  /// The first thing that was found wrong.
  var violation: StressViolation? { get }
  /// How many items there are.
  var itemCount: Int { get }

  /// Does something; compares with the model between its parts.
  ///
  /// - Returns: Whether it could be done.
  func perform(_ operation: StressOperation, _ random: inout StressRandom) -> Bool
  /// Lays out and compares with the model; thoroughly also what is off the screen.
  func settle(isThorough: Bool)
}
