import Files
import Foundation

/// Where a snapshot lies: `Snapshots/<suite>/<case>.<name>.xml` beside the suite.
struct SnapshotFile: Sendable {
  private let path: String
  private let root: FileRoot
  /// The path below the root.
  let relativePath: String

  init(of inputs: CaseInputs, _ name: String) {
    let folder = (inputs.suitePath as NSString).deletingLastPathComponent
    let base = ((inputs.suitePath as NSString).lastPathComponent as NSString).deletingPathExtension
    path = "\(folder)/Snapshots/\(base)/\(inputs.caseName).\(name).xml"
    root = FileRoot(inputs.root)
    relativePath = root.relative(path)
  }

  /// The stored text; nil when there is none.
  ///
  /// - Throws: `FileRoot.Refusal` when a link on the way leads out of the root, or the file cannot be read.
  func read() throws(FileRoot.Refusal) -> String? {
    try checkIsInside("read")
    do throws(FileError) {
      return String(decoding: try FileReader.read(path), as: UTF8.self)
    } catch {
      if error.isMissing { return nil }
      throw FileRoot.Refusal(message: "\(relativePath) cannot be read: \(error.explanation)")
    }
  }

  /// Stores a text, whole or not at all.
  ///
  /// - Throws: `FileRoot.Refusal` when a link on the way leads out of the root, or an error of the system.
  func write(_ text: String) throws {
    try checkIsInside("written")
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  // What does not exist yet is made below the first folder that does.
  private func checkIsInside(_ done: String) throws(FileRoot.Refusal) {
    var place = path
    var status = stat()
    while lstat(place, &status) != 0, place != "/", !place.isEmpty {
      place = (place as NSString).deletingLastPathComponent
    }
    guard let real = FileRoot.realPath(place), root.contains(real) else {
      throw FileRoot.Refusal(
        message: "\(relativePath) is not \(done): \(root.relative(place)) leads out of the root "
          + root.root
      )
    }
  }
}
