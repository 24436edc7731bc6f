import DocumentTools
import Files
import Foundation
import NibmarkRunner

/// The folder of caches.
struct CacheFolder {
  private let path: String

  /// Takes the folder that a person named, or else the one that the system has for it.
  ///
  /// Nil where there is none: without a home, nothing is kept.
  init?(_ named: String?) {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String, _ suffix: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 + suffix : nil }
    }
    guard
      let path = named ?? folder("XDG_CACHE_HOME", "/nibmark") ?? folder("HOME", "/.cache/nibmark")
    else { return nil }
    self.path = path
  }

  /// The file of what is known of code layouts on this machine.
  var layoutNoise: String { path + "/layout-noise.json" }

  /// The file for checks of a folder with some options by this very program.
  func file(for options: DocumentChecker.Options) -> String {
    let executable = "/proc/self/exe"
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: FileReader.resolve(executable) ?? executable
    )
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let size = attributes?[.size] as? Int ?? 0
    let identity = "\(Version.current) \(size) \(date)\n\(options.root)\n\(options.scopeOfFindings)"
    return path + "/\(Self.prefix)\(ContentDigest(identity, key: ContentDigest.Key(0, 0)))"
  }

  /// Removes caches that nobody used for a month, and the oldest of too many.
  static func prune(_ folder: String) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter(isOfCache).map { name in
      let path = folder + "/" + name
      let date = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (path: path, age: -(date ?? Date()).timeIntervalSinceNow)
    }.sorted { $0.age < $1.age }
    for (position, file) in files.enumerated() where position >= countMax || file.age > ageMax {
      // Unlike the manager, this never removes a folder.
      unlink(file.path)
    }
  }

  /// Whether a name is one that ``file(for:)`` makes: the folder may hold other people's files.
  private static func isOfCache(_ name: String) -> Bool {
    name.hasPrefix(prefix) && ContentDigest(name.dropFirst(prefix.count)) != nil
  }

  private static let prefix = "check-"
  private static let countMax = 64
  private static let ageMax = 30.0 * 24 * 3600
}
