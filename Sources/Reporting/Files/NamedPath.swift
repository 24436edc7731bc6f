import Foundation

/// A file together with the option that names it.
public struct NamedPath: Sendable {
  /// The option, such as `--junit`.
  public var option: String
  /// The file.
  public var path: String

  /// Creates a named path.
  public init(_ option: String, _ path: String) {
    self.option = option
    self.path = path
  }

  /// Checks that no two options name one file: the later report would replace the earlier.
  ///
  /// Devices and pipes may be named twice, as what is written there stays.
  ///
  /// - Throws: `ReportError` with both options.
  public static func checkDistinct(_ paths: [NamedPath]) throws(ReportError) {
    var owners: [String: NamedPath] = [:]
    for one in paths where !ReportFile.isSpecial(one.path) {
      guard let owner = owners.updateValue(one, forKey: one.resolved) else { continue }
      throw ReportError(
        code: .conflict,
        path: one.path,
        message: owner.option == one.option
          ? "\(one.option) names this file twice"
          : "\(owner.option) and \(one.option) name one file",
        hint: "give each its own file"
      )
    }
  }

  /// The file's own identity where it exists, and otherwise the path with every link resolved.
  var resolved: String {
    var status = stat()
    if stat(path, &status) == 0 { return "\(status.st_dev):\(status.st_ino)" }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    return folder + "/" + url.lastPathComponent
  }
}
