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

  /// Whether each group of processes draws code layouts of both sides.
  var drawsLayouts: Bool {
    guard case .drawn = base.program.layout, case .drawn = head.program.layout else { return false }
    return true
  }

  /// The benchmark with the code layouts of some seeds; itself where a side is one binary.
  ///
  /// - Throws: ``MeasuringError`` when a side cannot be linked.
  func linked(_ seeds: LayoutSeeds) throws(MeasuringError) -> ComparedBenchmark {
    guard drawsLayouts else { return self }
    var benchmark = self
    benchmark.base.program = try base.program.linked(seed: seeds.base)
    benchmark.head.program = try head.program.linked(seed: seeds.head)
    return benchmark
  }
}
