import Foundation
import Processes
import SuiteMessages
import TestModel

/// A benchmark that both sides have.
public struct ComparedBenchmark: Sendable {
  /// What names it, as the head knows it.
  public var identity: CaseIdentity
  /// What is compared with.
  public var base: MeasuredArm
  /// What is compared.
  public var head: MeasuredArm

  /// Creates a benchmark.
  public init(identity: CaseIdentity, base: MeasuredArm, head: MeasuredArm) {
    self.identity = identity
    self.base = base
    self.head = head
  }
}
