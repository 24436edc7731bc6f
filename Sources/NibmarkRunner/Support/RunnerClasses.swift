import Foundation
import HeadlessUIKit
import Processes
import Synchronization

/// The classes that the program brings along: none in the tool itself, an app's in a runner.
package enum RunnerClasses {
  package typealias Preparation = @MainActor @Sendable (NibClassRegistry) -> Void

  private static let own = Mutex<Preparation?>(nil)

  /// Makes the program a runner.
  package static func set(_ preparation: @escaping Preparation) {
    own.withLock { $0 = preparation }
  }

  /// Whether the program is a runner.
  package static var areThere: Bool { own.withLock { $0 != nil } }

  /// Registers the classes for a case.
  package static var prepare: Preparation { own.withLock { $0 } ?? none }

  private static let none: Preparation = { _ in }

  /// How the program is called on a command line.
  package static var programName: String {
    guard areThere, let path = ProgramStart.arguments.first else { return "nibmark" }
    return (path as NSString).lastPathComponent
  }
}
