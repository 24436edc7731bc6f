/// The properties of a machine that must be equal for times to be comparable.
public struct HostFingerprint: Codable, Hashable, Sendable {
  /// The host's name.
  public var hostName: String
  /// The operating system and its version.
  public var operatingSystem: String
  /// The processor's model.
  public var processorModel: String
  /// The number of cores that the process may use.
  public var coreCount: Int
  /// The compiler that built the tool.
  public var swiftVersion: String

  /// Creates a fingerprint.
  public init(
    hostName: String,
    operatingSystem: String,
    processorModel: String,
    coreCount: Int,
    swiftVersion: String
  ) {
    self.hostName = hostName
    self.operatingSystem = operatingSystem
    self.processorModel = processorModel
    self.coreCount = coreCount
    self.swiftVersion = swiftVersion
  }
}
