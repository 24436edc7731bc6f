import Foundation
import Testing

/// Runs the built tool as a person would, in a folder of its own.
struct Tool {
  /// Whether tests run that take tens of seconds each: `make test` asks for them, a quick `swift test` does not.
  static let isThorough = ProcessInfo.processInfo.environment["NIBMARK_THOROUGH"] != nil
  static let thoroughness: Comment = "takes long: set NIBMARK_THOROUGH=1, as make test does"

  struct Answer {
    var status: Int32
    var output: String
    var error: String
    /// Whether a signal ended the process: a trap.
    var wasKilled: Bool
  }

  /// A temporary folder that is the working directory of every call.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The whole path of a file below the folder.
  func path(_ name: String) -> String { folder.path + "/" + name }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(atPath: folder.path + ".cache")
  }

  /// Writes a file below the folder.
  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The tool that the same build made, beside the test bundle.
  static let executable: URL = {
    // The path of the test bundle is an argument of the process that runs the tests.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("nibmark")
  }()

  func run(_ arguments: String...) throws -> Answer {
    try run(arguments)
  }

  /// The program with which root gives up reading what it has no permission to read.
  static let dropper = "/usr/bin/setpriv"

  /// Runs the tool so that permissions hold, also where this process is root.
  func runWithPermissions(_ arguments: [String]) throws -> Answer {
    guard geteuid() == 0 else { return try run(arguments) }
    let lost = "-dac_override,-dac_read_search"
    return try run(
      ["--inh-caps", lost, "--bounding-set", lost, Self.executable.path] + arguments,
      of: URL(fileURLWithPath: Self.dropper)
    )
  }

  func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    of program: URL = Tool.executable
  ) throws -> Answer {
    let process = Process()
    // The caches of a test are its own, and nobody reads the backtrace of a trap, which takes seconds.
    let own = ["XDG_CACHE_HOME": folder.path + ".cache", "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
      .merging(environment) { $1 }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = folder.appendingPathComponent(".output")
    let error = folder.appendingPathComponent(".error")
    for url in [output, error] {
      try Data().write(to: url)
    }
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
}

/// Documents for the tests, as Xcode writes them.
enum Sample {
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
    </document>
    """
  }

  static func view(id: String = "vie-Vw-001", x: String = "0.0", width: String = "320") -> String {
    """
            <view contentMode="scaleToFill" id="\(id)">
                <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="44"/>
            </view>
    """
  }

  static let suite = """
    <suite name="Sample" version="1">
      <nib name="View" file="View.xib"/>
      <case id="loads">
        <instantiate nib="View" as="view"/>
        <assert test="count(//view[@id = 'vie-Vw-001']) = 1"/>
      </case>
    </suite>
    """
}
