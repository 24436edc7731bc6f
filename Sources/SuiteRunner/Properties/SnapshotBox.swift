import Foundation
import HeadlessUIKit

/// A snapshot that a step names, which is a value in UIKit and an object here.
@MainActor
final class SnapshotBox: NSObject {
  var snapshot: SnapshotEdit.Snapshot

  init(_ snapshot: SnapshotEdit.Snapshot) { self.snapshot = snapshot }
}
