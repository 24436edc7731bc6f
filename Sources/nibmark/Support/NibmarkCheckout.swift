import Foundation
import NibmarkRunner
import Processes

/// A folder with the sources of Nibmark.
struct NibmarkCheckout {
  let folder: String

  /// Takes a folder; nil where it holds no package of that name.
  init?(_ folder: String) {
    guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8),
      manifest.contains("name: \"nibmark\"")
    else { return nil }
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
  }

  /// The folder that this program was built in; nil for one that was installed.
  static let ofProgram: NibmarkCheckout? = {
    var url = URL(fileURLWithPath: ProgramStart.executable).resolvingSymlinksInPath()
    while url.path.count > 1 {
      url.deleteLastPathComponent()
      if let found = NibmarkCheckout(url.path) { return found }
    }
    return nil
  }()

  /// The program that rewrites sources: what `NIBMARK_SOURCES` names, the first in `PATH`, or what was built here.
  ///
  /// - Throws: ``CommandFailure`` where there is none.
  static func rewriter(beside checkout: NibmarkCheckout?) throws(CommandFailure) -> String {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let built = checkout.map { "\($0.folder)/Tools/nibmark-sources" }
    let candidates =
      [environment["NIBMARK_SOURCES"]].compactMap { $0 } + folders.map { $0 + "/nibmark-sources" }
      + ["release", "debug"].compactMap { kind in
        built.map { "\($0)/.build/\(kind)/nibmark-sources" }
      }
    if let found = candidates.first(where: FileManager.default.isExecutableFile) { return found }
    let place = built ?? "Tools/nibmark-sources"
    throw CommandFailure(
      "nibmark-sources was not found; build it by `swift build -c release --package-path \(place)`, and set "
        + "NIBMARK_SOURCES to the program. With --skip-build the package is only written."
    )
  }
}
