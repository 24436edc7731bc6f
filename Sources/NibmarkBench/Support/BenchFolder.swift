import Foundation

/// Folders that inputs are read from and written into.
enum BenchFolder {
  /// The paths of a folder's files with an extension; numbers in names sort by value.
  static func files(in folder: String, extension: String) throws(BenchInputError) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = all.filter { $0.hasSuffix(".\(`extension`)") }
    guard !files.isEmpty else { throw BenchInputError("\(folder): no .\(`extension`) files in it") }
    return files.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { "\(folder)/\($0)" }
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(BenchInputError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchInputError("\(path): cannot be read")
    }
    return [UInt8](data)
  }

  /// Writes a file and makes its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(BenchInputError) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: url)
    } catch {
      throw BenchInputError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }
}
