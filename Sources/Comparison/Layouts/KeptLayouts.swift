import Files
import Foundation

/// Keeps the disk from filling with the layouts of commits that nobody compares any more.
///
/// One commit of a larger package takes a gigabyte: what lld linked, and up to forty programs.
enum KeptLayouts {
  /// What a folder's name has when its programs were built in sections.
  static let mark = "-sections"
  private static let byteCountMax = 4 << 30
  /// A folder that was used in this time may belong to a comparison that still runs.
  private static let ageMin = 3600.0

  /// Removes the folders that were used longest ago, until the rest is small enough.
  ///
  /// - Complexity: O(files).
  static func prune(in place: String, byteCountMax: Int = byteCountMax, now: Date = Date()) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: place)) ?? []
    let folders = names.filter { $0.contains(mark) }.map { name in
      let path = place + "/" + name
      return (path: path, used: lastUse(of: path) ?? now, byteCount: byteCount(of: path))
    }
    var sum = folders.reduce(0) { $0 + $1.byteCount }
    for folder in folders.sorted(by: { $0.used < $1.used })
    where sum > byteCountMax && now.timeIntervalSince(folder.used) > ageMin {
      try? manager.removeItem(atPath: folder.path)
      sum -= folder.byteCount
    }
  }

  /// Keeps the programs of one commit that were used last; each takes about a hundred megabytes.
  ///
  /// A comparison needs as many as it has groups, of which there are at most forty. What was used just now may
  /// belong to another comparison.
  ///
  /// - Complexity: O(programs · log programs).
  static func keepRecent(in folder: String, countMax: Int = 40, now: Date = Date()) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let programs = names.filter { UInt32($0) != nil }
    guard programs.count > countMax else { return }
    let dated = programs.map { name in
      let path = folder + "/" + name
      return (path: path, used: lastUse(of: path) ?? now)
    }
    for program in dated.sorted(by: { $0.used < $1.used }).dropLast(countMax)
    where now.timeIntervalSince(program.used) > programAgeMin {
      try? manager.removeItem(atPath: program.path)
    }
  }

  private static let programAgeMin = 120.0

  private static func lastUse(of folder: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: folder)[.modificationDate] as? Date
  }

  /// Notes that a folder is used now.
  static func touch(_ folder: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
  }

  private static func byteCount(of folder: String) -> Int {
    var sum = 0
    _ = FolderWalk.visit(folder, folderCountMax: .max) { entry in
      var status = stat()
      if !entry.isFolder, lstat(entry.path, &status) == 0 { sum += Int(status.st_size) }
      return true
    }
    return sum
  }
}
