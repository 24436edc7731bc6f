import Foundation
import HeadlessUIKit

/// A snapshot that a step names, which is a value in UIKit and an object here.
@MainActor
final class SnapshotBox: NSObject {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  var snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }
}
