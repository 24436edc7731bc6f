import Foundation

/// A folder of files that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let name = "nibmark-suites-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func read(_ name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: target
    )
  }
}
