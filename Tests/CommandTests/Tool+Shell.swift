import Foundation

extension Tool {
  /// Runs a shell script in the tool's folder; it finds the tool as `$nibmark`.
  func shell(_ script: String) throws -> Answer {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["nibmark": Self.executable.path]
    ) { $1 }
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    let output = folder.appendingPathComponent(".shell-output")
    let error = folder.appendingPathComponent(".shell-error")
    for url in [output, error] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self),
      wasKilled: process.terminationReason == .uncaughtSignal
    )
  }

  /// Runs the command between backticks in an answer; for a package's runner the tool itself stands.
  func shellPrinted(_ answer: Answer) throws -> Answer {
    let parts = answer.output.split(separator: "`", omittingEmptySubsequences: false)
    let command = parts.count > 1 ? String(parts[1]) : "false"
    return try shell(
      """
      nibmark() { "$nibmark" "$@"; }
      swift() { shift 4; "$nibmark" "$@"; }
      \(command)
      """
    )
  }

  /// The names in a folder, sorted; none where it is missing.
  func entries(_ path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path
    )
    return (names ?? []).sorted()
  }
}

extension Sample {
  /// Three cases that pass.
  static let green = """
    <suite name="Green" version="1">
      <case id="a"><assert test="count(//*) &gt; 0"/></case>
      <case id="b"><assert test="count(//*) &gt; 0"/></case>
      <case id="c"><assert test="count(//*) &gt; 0"/></case>
    </suite>
    """

  /// Three cases, of which the second takes for ever.
  static let endless = """
    <suite name="Long" version="1">
      <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
        <register class="UITableViewCell" reuseIdentifier="C"/></tableView></fixture>
      <case id="first"><assert test="count(//*) &gt; 0"/></case>
      <case id="endless" fixture="table"><dequeueStorm operations="900000000" onScreenMax="20">
        <reusable reuseIdentifier="C"/></dequeueStorm></case>
      <case id="last"><assert test="count(//*) &gt; 0"/></case>
    </suite>
    """
}
