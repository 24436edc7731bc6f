import Foundation

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
    guard let repository = try? GitTool(folder).text("rev-parse", "--show-toplevel") else {
      throw MeasuringError("\(text): no such path, and \(folder) lies in no git repository")
    }
    let name = text + "^{commit}"
    guard let commit = try? GitTool(repository).text("rev-parse", "--verify", "--quiet", name)
    else {
      throw MeasuringError("\(text): no such path, and no such revision of \(repository)")
    }
    return .revision(commit: commit, repository: repository)
  }
}

/// Runs git commands.
struct GitTool {
  private let folder: String

  init(_ folder: String) {
    self.folder = folder
  }

  /// Git's output without white space at either end.
  ///
  /// - Throws: ``MeasuringError`` with git's own message.
  func text(_ arguments: String...) throws(MeasuringError) -> String {
    String(decoding: try data(arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Git's output.
  ///
  /// - Throws: ``MeasuringError`` with git's own message.
  func data(_ arguments: [String]) throws(MeasuringError) -> Data {
    let answer = try ToolProcess.run("git", ["-C", folder] + arguments)
    guard answer.status == 0 else {
      throw MeasuringError("git \(arguments.joined(separator: " ")): \(answer.error)")
    }
    return answer.output
  }
}

/// Runs another program until it ends.
enum ToolProcess {
  struct Answer {
    var status: Int32
    var output: Data
    var error: String
  }

  /// Runs a program from `PATH`.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be started.
  static func run(_ name: String, _ arguments: [String]) throws(MeasuringError) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: errors) }
    do {
      // Errors go to a file: with two pipes, reading one to its end could deadlock while the other
      // fills up.
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      return Answer(
        status: process.terminationStatus,
        output: data,
        error: text.trimmingCharacters(in: .whitespacesAndNewlines)
      )
    } catch {
      throw MeasuringError("\(name) cannot be started: \(error.localizedDescription)")
    }
  }
}
