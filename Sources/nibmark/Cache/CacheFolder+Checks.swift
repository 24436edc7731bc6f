import DocumentTools
import Files
import Foundation
import NibmarkRunner

extension CacheFolder {
  /// The file for checks of a folder with some options by this very program.
  func file(for options: DocumentChecker.Options) -> String {
    let executable = "/proc/self/exe"
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: FileReader.resolve(executable) ?? executable
    )
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let size = attributes?[.size] as? Int ?? 0
    let identity = "\(Version.current) \(size) \(date)\n\(options.root)\n\(options.scopeOfFindings)"
    return path + "/check-\(ContentDigest(identity, key: ContentDigest.Key(0, 0)))"
  }

  /// Removes caches that nobody used for a month, and the oldest of too many.
  static func prune(_ folder: String) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasPrefix("check-") }.map { name in
      let path = folder + "/" + name
      let date = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (path: path, age: -(date ?? Date()).timeIntervalSinceNow)
    }.sorted { $0.age < $1.age }
    for (position, file) in files.enumerated() where position >= countMax || file.age > ageMax {
      try? manager.removeItem(atPath: file.path)
    }
  }

  private static let countMax = 64
  private static let ageMax = 30.0 * 24 * 3600
}
