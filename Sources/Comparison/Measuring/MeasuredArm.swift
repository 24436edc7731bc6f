import Foundation
import Processes
import SuiteMessages
import TestModel

/// A benchmark as one arm finds it: the build with the suites that it loads.
public struct MeasuredArm: Sendable, Hashable {
  /// The build.
  public var program: ArmProgram
  /// The suite that holds the benchmark, and the root below which it is read.
  public var sources: SuiteSources

  /// Creates an arm.
  public init(program: ArmProgram, sources: SuiteSources) {
    self.program = program
    self.sources = sources
  }
}
