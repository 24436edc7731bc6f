import Foundation
import Processes
import Statistics
import SuiteMessages
import TestModel

/// What one process of each arm measured, in turns.
struct ProcessSamples: Sendable {
  var base: [MeasuredSample] = []
  var control: [MeasuredSample] = []
  var head: [MeasuredSample] = []

  /// The logarithms of the head's times to the base's, pair by pair.
  func logRatios(_ time: KeyPath<MeasuredSample, Double>) -> [Double] {
    Self.logRatios(head, base, time)
  }

  /// The same of the base's second arm.
  func controlLogRatios(_ time: KeyPath<MeasuredSample, Double>) -> [Double] {
    Self.logRatios(control, base, time)
  }

  private static func logRatios(
    _ arm: [MeasuredSample],
    _ base: [MeasuredSample],
    _ time: KeyPath<MeasuredSample, Double>
  ) -> [Double] {
    zip(arm, base).compactMap { arm, base in
      let (above, below) = (arm[keyPath: time], base[keyPath: time])
      // A clock that did not move says nothing.
      return above > 0 && below > 0 ? log(above / below) : nil
    }
  }
}
