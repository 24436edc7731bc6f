import Foundation

/// Folders of comparisons that were killed before they could remove them.
///
/// A folder's name holds the process that made it. One is given up when that process is gone and the folder is an hour old: on a
/// machine where containers share the folder of temporary files, processes of others cannot be seen.
enum AbandonedFolders {
  private static let prefix = "nibmark-compare-"
  private static let ageMin = 3600.0

  /// A name for a folder of this process.
  static func name() -> String {
    "\(prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
  }

  /// Removes what was given up.
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
