import Foundation
import Synchronization

/// Lets the virtual loop turn while XCTest waits for expectations.
///
/// A wait runs the real run loop, on which blocks of the main queue would otherwise never come. Elsewhere time moves only
/// when a step says so: nothing is asked of the real loop outside of XCTest.
enum RealLoop {
  private static let isUnderXCTest = NSClassFromString("XCTest.XCTestCase") != nil
  private static let isRequested = Mutex(false)

  /// Asks for a turn as soon as the real loop runs.
  static func requestTurn() {
    guard isUnderXCTest, claim() else { return }
    RunLoop.main.perform { turn() }
  }

  /// Asks for a turn after real seconds.
  private static func requestTurn(after seconds: TimeInterval) {
    guard claim() else { return }
    RunLoop.main.add(
      Timer(timeInterval: seconds, repeats: false) { _ in turn() },
      forMode: .default
    )
  }

  /// Whether nobody asked before.
  private static func claim() -> Bool {
    isRequested.withLock { wasRequested in
      defer { wasRequested = true }
      return !wasRequested
    }
  }

  private static func turn() {
    isRequested.withLock { $0 = false }
    MainActor.assumeIsolated {
      switch MainLoop.shared.turn() {
      case .idle: break
      case .waiting: requestTurn()
      case .repeating(let seconds): requestTurn(after: seconds)
      }
    }
  }
}
