import Files
import Foundation

/// Where a snapshot lies: `Snapshots/<suite>/<case>.<name>.xml` beside the suite.
struct SnapshotFile: Sendable {
  private let path: String
  /// The path below the root.
  let relativePath: String

  init(of inputs: CaseInputs, _ name: String) {
    let folder = (inputs.suitePath as NSString).deletingLastPathComponent
    let base = ((inputs.suitePath as NSString).lastPathComponent as NSString).deletingPathExtension
    path = "\(folder)/Snapshots/\(base)/\(inputs.caseName).\(name).xml"
    relativePath = FileRoot(inputs.root).relative(path)
  }

  /// The stored text; nil when there is none.
  func read() -> String? {
    (try? FileReader.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stores a text, whole or not at all.
  func write(_ text: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
