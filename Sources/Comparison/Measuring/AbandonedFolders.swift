import Foundation

/// Temporary folders of comparisons that were killed.
///
/// A folder's name holds the id of its process. A folder is abandoned when that process is gone and
/// the folder is an hour old. The hour matters where containers share a temporary folder: processes
/// of other containers are invisible.
enum AbandonedFolders {
  private static let prefix = "nibmark-compare-"
  private static let ageMin = 3600.0

  /// Makes a new folder name with this process's id.
  static func name() -> String {
    "\(prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
  }

  /// Whether a folder has such a name.
  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// Removes this process's own folders, before it ends early.
  static func removeOwn(in place: String) {
    let manager = FileManager.default
    let own = "\(prefix)\(ProcessInfo.processInfo.processIdentifier)-"
    for name in (try? manager.contentsOfDirectory(atPath: place)) ?? [] where name.hasPrefix(own) {
      try? manager.removeItem(atPath: place + "/" + name)
    }
  }

  /// Removes abandoned folders.
  ///
  /// - Complexity: O(files in the folder)
  static func remove(in place: String, now: Date = Date()) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: place)) ?? [] where name.hasPrefix(prefix)
    {
      let path = place + "/" + name
      guard let process = Int32(name.dropFirst(prefix.count).prefix { $0.isNumber }),
        process > 0, kill(process, 0) != 0, errno == ESRCH,
        let made = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date,
        now.timeIntervalSince(made) > ageMin
      else { continue }
      try? manager.removeItem(atPath: path)
    }
  }
}
