import Foundation
import Processes
import SuiteMessages
import TestModel

/// Why a benchmark could not be measured.
public struct MeasuringError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The last line that says something, where all of it would not fit.
  var lastLine: String {
    description.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
      .map(String.init) ?? description
  }
}
