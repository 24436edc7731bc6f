import Foundation
import Processes

/// The linker that can place functions in another order: lld, with `--symbol-ordering-file`.
struct SectionLinker: Sendable, Hashable {
  /// The program's path.
  let path: String

  /// The flags of `swift build` that put each function into a section of its own, and have lld keep
  /// what it links.
  static func buildFlags(inputs archive: String) -> [String] {
    [
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections", "-Xcc", "-ffunction-sections",
      "-Xswiftc", "-use-ld=lld", "-Xlinker", "--reproduce=\(archive)",
    ]
  }

  private static let needed = ["--symbol-ordering-file", "--reproduce"]

  /// Finds the linker of the Swift toolchain; nil where there is none, or one that cannot order functions.
  static func found() -> SectionLinker? {
    guard let target = try? Program.run("swiftc", ["-print-target-info"]), target.status == 0,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: target.output)
    else { return nil }
    let folder = URL(fileURLWithPath: info.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appendingPathComponent("bin/ld.lld").path
    guard let help = try? Program.run(path, ["--help"]) else { return nil }
    let text = String(decoding: help.output, as: UTF8.self)
    guard needed.allSatisfy({ text.contains($0) }) else { return nil }
    return SectionLinker(path: path)
  }

  /// The part of the compiler's answer that says where the toolchain lies.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }
}
