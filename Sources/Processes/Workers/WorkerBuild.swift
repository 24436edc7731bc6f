/// What a worker's build is, as far as it decides whether its figures may be compared with another's.
public struct WorkerBuild: Codable, Hashable, Sendable {
  /// The compiler that built it.
  public var swiftVersion: String
  /// Whether it was built with optimisation.
  public var isOptimized: Bool
  /// Whether allocations are counted in it.
  public var countsAllocations: Bool

  /// Creates a description.
  public init(swiftVersion: String, isOptimized: Bool, countsAllocations: Bool) {
    self.swiftVersion = swiftVersion
    self.isOptimized = isOptimized
    self.countsAllocations = countsAllocations
  }

  /// The running program, of which only the runner knows whether allocations are counted.
  public static func current(countsAllocations: Bool) -> WorkerBuild {
    var isOptimized = true
    // The one statement that only an unoptimised build evaluates.
    assert(
      {
        isOptimized = false; return true
      }()
    )
    return WorkerBuild(
      swiftVersion: compilerVersion,
      isOptimized: isOptimized,
      countsAllocations: countsAllocations
    )
  }

  /// The build in a line: what accepted counters were counted by.
  public var text: String {
    "Swift \(swiftVersion), \(isOptimized ? "release" : "debug"), allocations "
      + (countsAllocations ? "counted" : "not counted")
  }

  private static var compilerVersion: String {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }
}
