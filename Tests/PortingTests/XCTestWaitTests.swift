import Foundation
import HeadlessUIKit
import XCTest

/// Waits of XCTest let the virtual loop turn.
///
/// They run the real run loop, which blocks of the main queue would never see.
final class XCTestWaitTests: XCTestCase {
  func testBlocksOfOtherThreads() {
    let done = expectation(description: "a block of the main queue")
    DispatchQueue.global().async {
      MainInbox.shared.post {
        XCTAssertTrue(Thread.isMainThread)
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 5)
  }

  func testDelaysTakeNoRealTime() {
    let done = expectation(description: "blocks in their order")
    let start = Date()
    nonisolated(unsafe) var order: [Int] = []
    MainInbox.shared.post(after: 90) {
      order.append(2)
      done.fulfill()
    }
    MainInbox.shared.post(after: 30) { order.append(1) }
    wait(for: [done], timeout: 20)
    XCTAssertEqual(order, [1, 2])
    XCTAssertLessThan(Date().timeIntervalSince(start), 10)
  }
}
