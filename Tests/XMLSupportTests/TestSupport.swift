import Foundation
import Testing

@testable import XMLSupport

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Runs `body` and returns the error that it must throw.
func errorOf(
  _ body: () throws(XMLError) -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) -> XMLError? {
  do throws(XMLError) {
    try body()
    Issue.record("no error", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

/// A folder that exists while a test runs.
final class ScratchFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-xml-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    path = base.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }
}
