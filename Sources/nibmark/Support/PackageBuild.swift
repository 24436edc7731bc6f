import Foundation
import NibmarkRunner
import Processes

/// A build of a package by `swift build`, read for the errors of single files.
struct PackageBuild {
  /// The first error of a file.
  typealias Mistake = (line: Int, message: String)

  /// Whether it was built.
  let isWhole: Bool
  /// The first error of each file, by its path.
  let mistakes: [String: Mistake]
  /// The last lines that the build wrote.
  let end: [String]

  /// Builds a product of the package in a folder.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - folder: The package's folder.
  ///   - rewriter: The program that rewrites the app's sources.
  /// - Throws: ``CommandFailure`` where there is no toolchain.
  init(
    of product: String,
    in folder: String,
    rewriter: String
  ) throws(CommandFailure) {
    let (status, log) = try Self.built(
      ["build", "--product", product, "--package-path", folder],
      rewriter: rewriter
    )
    isWhole = status == 0
    let lines = log.split(separator: 0x0a)
    var found: [String: Mistake] = [:]
    for line in lines where line.first == UInt8(ascii: "/") {
      guard let (file, mistake) = Self.mistake(String(decoding: line, as: UTF8.self)),
        found[file] == nil || mistake.message.hasPrefix(Self.twice)
      else { continue }
      found[file] = mistake
    }
    // What two files declare makes errors in all that name it; they say nothing once one of them is left out.
    let doubled = found.filter { $0.value.message.hasPrefix(Self.twice) }
    mistakes = doubled.isEmpty ? found : doubled
    end = lines.suffix(12).map { String(decoding: $0.prefix(400), as: UTF8.self) }
  }

  private static let twice = "invalid redeclaration"

  /// The status of `swift` and all that it wrote, which may be more than pipes are read for.
  private static func built(
    _ arguments: [String],
    rewriter: String
  ) throws(CommandFailure) -> (status: Int32, log: [UInt8]) {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-build-\(UUID().uuidString).log").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    do throws(ProgramError) {
      let answer = try Program.run(
        "sh",
        ["-c", "exec swift \"$@\" > \"$NIBMARK_LOG\" 2>&1", "swift"] + arguments,
        variables: ["NIBMARK_SOURCES": rewriter, "NIBMARK_LOG": log]
      )
      guard answer.status != 127 else {
        throw ProgramError.failed(
          "install the toolchain, or write the package alone with --skip-build"
        )
      }
      return (answer.status, [UInt8](FileManager.default.contents(atPath: log) ?? Data()))
    } catch {
      throw CommandFailure("swift: \(error.description)")
    }
  }

  /// The path, line and text of a line such as `/app/Cell.swift:3:8: error: no such module 'Maps'`.
  static func mistake(_ line: String) -> (file: String, mistake: Mistake)? {
    guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count == 3, let number = Int(place[1]) else { return nil }
    return (String(place[0]), (number, String(line[mark.upperBound...])))
  }
}
