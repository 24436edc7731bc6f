import Foundation
import NibmarkRunner
import Numbers
import Processes

/// Makes PNG of SVG with a program that draws texts well: librsvg's, or Chromium.
enum PictureConverter {
  /// Two pixels per point.
  private static let scale = 2

  /// Where the programs read and write.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("nibmark-\(UUID().uuidString)")

  /// Removes the temporary files of a conversion that does not come to its end.
  static func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  /// Makes PNG of SVG for a file.
  ///
  /// - Throws: `CommandFailure` when no such program is installed, or it fails.
  static func png(of picture: String, for path: String) throws -> Data {
    guard let tool = tools.lazy.compactMap(installed).first else {
      throw CommandFailure(
        "\(path): PNG needs rsvg-convert or Chromium, and neither is in PATH; on Debian "
          + "`apt-get install librsvg2-bin`, or write .svg instead"
      )
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { removeFolder() }
    let source = folder.appendingPathComponent("picture.svg")
    try picture.write(to: source, atomically: true, encoding: .utf8)
    let made = folder.appendingPathComponent("picture.png")
    let arguments = tool.arguments(source.path, made.path, size(of: picture))
    try run(tool.path, arguments, for: path)
    guard let bytes = try? Data(contentsOf: made), !bytes.isEmpty else {
      throw CommandFailure("\(path): \(tool.path) wrote no picture; write .svg instead")
    }
    return bytes
  }

  private struct Tool {
    let path: String
    let arguments: (_ source: String, _ target: String, _ size: (Int, Int)) -> [String]
  }

  private static let tools = ["rsvg-convert", "chromium", "chromium-browser", "google-chrome"]

  private static func installed(_ name: String) -> Tool? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.lazy.map({ "\($0)/\(name)" })
        .first(where: FileManager.default.isExecutableFile)
    else { return nil }
    if name == "rsvg-convert" {
      return Tool(path: path) { source, target, _ in
        ["--zoom", String(scale), "--output", target, source]
      }
    }
    return Tool(path: path) { source, target, size in
      [
        // Not `--kiosk`: a window of that kind draws its first 800 by 600 points alone.
        "--headless", "--disable-gpu", "--hide-scrollbars", "--screenshot=\(target)",
        "--window-size=\(size.0),\(size.1)", "--force-device-scale-factor=\(scale)",
        "--user-data-dir=\((target as NSString).deletingLastPathComponent)/profile",
      ] + (getuid() == 0 ? ["--no-sandbox"] : []) + ["file://\(source)"]
    }
  }

  /// The size that the picture's first tag states.
  private static func size(of picture: String) -> (Int, Int) {
    func number(_ name: String) -> Int {
      guard let range = picture.range(of: " \(name)=\"") else { return 1 }
      let digits = picture[range.upperBound...].prefix { $0 != "\"" }
      return Int(saturating: (Double(digits) ?? 1).rounded(.up))
    }
    return (max(1, number("width")), max(1, number("height")))
  }

  private static func run(_ tool: String, _ arguments: [String], for path: String) throws {
    let answer: Program.Answer
    do throws(ProgramError) {
      answer = try Program.run(tool, arguments, limit: .seconds(60))
    } catch .overdue {
      throw CommandFailure("\(path): \(tool) did not end within a minute; write .svg instead")
    } catch {
      throw CommandFailure("\(path): \(tool): \(error)")
    }
    guard answer.status == 0 else {
      throw CommandFailure("\(path): \(tool) failed with status \(answer.status)")
    }
  }
}
