import Foundation
import Testing

extension Tool {
  /// Runs git in the tool's folder, which has to work.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.org"]
    process.arguments = ["git", "-C", folder.path] + identity + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    return String(decoding: data, as: UTF8.self)
  }

  /// Commits everything and returns the commit.
  @discardableResult
  func commit(_ message: String) throws -> String {
    try git("add", "--all", ".", ":!.output", ":!.error")
    try git("commit", "-q", "--allow-empty", "-m", message)
    return try git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
