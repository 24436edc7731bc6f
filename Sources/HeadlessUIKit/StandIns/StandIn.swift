import Foundation
import Synchronization

/// What became of calls of declarations that have UIKit's names and none of its behaviour.
///
/// Stand-ins let files compile that only mention a part of UIKit. One that is called while a suite
/// runs leaves a note here, so that no result rests on it unseen.
public enum StandIn {
  private static let names = Mutex<[String]>([])

  /// The names of the stand-ins that were called, in the order of their first calls.
  public static var called: [String] { names.withLock { $0 } }

  /// Notes a call; the first of each name prints a line to standard error.
  public static func note(_ name: String) {
    let isNew = names.withLock { names in
      if names.contains(name) { return false }
      names.append(name)
      return true
    }
    guard isNew else { return }
    let line = "note: \(name) has no behaviour here; nothing happened.\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Forgets all calls.
  public static func reset() { names.withLock { $0 = [] } }
}
