import Foundation
import Processes

/// What a program was linked of: the archive that lld writes for `--reproduce`, unpacked.
///
/// It holds every file that the linker read, and its arguments. A program is linked again from it
/// without the package, and without compiling.
enum LinkerInputs {
  /// The file of the linker's arguments.
  static let arguments = "response.txt"

  /// Unpacks an archive into a new folder.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be unpacked, or holds another program's inputs.
  static func unpack(
    _ archive: String,
    of product: String,
    to folder: String
  ) throws(MeasuringError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw MeasuringError("\(folder) cannot be made: \(error.localizedDescription)")
    }
    do throws(ProgramError) {
      let answer = try Program.run("tar", ["-xf", archive, "-C", folder, "--strip-components=1"])
      guard answer.status == 0 else { throw .failed(answer.error) }
    } catch {
      throw MeasuringError("what lld linked cannot be unpacked: \(error.description)")
    }
    let path = folder + "/" + arguments
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw MeasuringError("\(archive) holds no arguments of a linker")
    }
    let usable = try relinkable(text, product: product)
    do {
      try usable.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw MeasuringError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// The arguments as another link can use them.
  ///
  /// lld makes each path that exists relative to the archive. That is wrong for the folders in
  /// which the program will look for its libraries.
  ///
  /// - Throws: ``MeasuringError`` when they link another program.
  static func relinkable(_ text: String, product: String) throws(MeasuringError) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.contains(where: { ["-o \(product)", "-o \"\(product)\""].contains($0) }) else {
      throw MeasuringError("lld linked another program after \(product)")
    }
    return lines.map(runPathMadeWhole).joined(separator: "\n") + "\n"
  }

  private static func runPathMadeWhole(_ line: String) -> String {
    for option in ["-rpath", "--rpath"] {
      for end in [" \"", "=\"", " ", "="] where line.hasPrefix(option + end) {
        let path = line.dropFirst(option.count + end.count)
        let isRelative = path.first != "/" && path.first != "$"
        return isRelative ? option + end + "/" + path : line
      }
    }
    return line
  }
}
