import Foundation
import Processes

/// One side of a comparison as named on the command line.
public enum ArmRequest: Sendable, Hashable {
  /// The `result.json` of an earlier run.
  case stored(String)
  /// A program that serves as a worker.
  case runner(String)
  /// A folder of documents and suites, which the running program measures.
  case folder(String)
  /// A revision of the repository around the working directory.
  case revision(commit: String, repository: String)

  /// Resolves a name: first as a file or folder, then as a revision.
  ///
  /// - Throws: ``MeasuringError`` when it is neither.
  public init(_ text: String, in folder: String) throws(MeasuringError) {
    let path = text.hasPrefix("/") ? text : folder + "/" + text
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      self = try Self.revision(text, in: folder)
      return
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if isFolder.boolValue {
      self = .folder(real)
    } else if real.hasSuffix(".json") {
      self = .stored(real)
    } else if manager.isExecutableFile(atPath: real) {
      self = .runner(real)
    } else {
      throw MeasuringError(
        "\(text) is neither a program, a folder, nor a result.json; give one of these or a revision"
      )
    }
  }

  private static func revision(
    _ text: String,
    in folder: String
  ) throws(MeasuringError) -> ArmRequest {
    guard !text.hasPrefix("-"), !text.isEmpty else {
      throw MeasuringError("\"\(text)\" names neither a path nor a revision")
    }
    let repository: String
    do throws(ProgramError) {
      repository = try Git(folder).text("rev-parse", "--show-toplevel")
    } catch {
      // Git that did not even start knows nothing of the folder.
      let reason = error.description
      guard !reason.hasPrefix("git: ") else {
        throw MeasuringError("\(text): no such path, and no revision without git; \(reason)")
      }
      throw MeasuringError("\(text): no such path, and \(folder) lies in no git repository")
    }
    let name = text + "^{commit}"
    guard let commit = try? Git(repository).text("rev-parse", "--verify", "--quiet", name)
    else {
      throw MeasuringError("\(text): no such path, and no such revision of \(repository)")
    }
    return .revision(commit: commit, repository: repository)
  }
}
