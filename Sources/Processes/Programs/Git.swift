import Foundation

/// Asks git about a folder.
package struct Git: Sendable {
  private let folder: String

  /// Creates the questions to the repository that holds a folder.
  package init(_ folder: String) {
    self.folder = folder
  }

  /// What git prints, without white space at its ends.
  ///
  /// - Throws: ``ProgramError`` with git's own words.
  package func text(_ arguments: String...) throws(ProgramError) -> String {
    String(decoding: try data(arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What git prints.
  ///
  /// - Throws: ``ProgramError`` with git's own words.
  package func data(_ arguments: [String]) throws(ProgramError) -> Data {
    let answer: Program.Answer
    do throws(ProgramError) {
      answer = try Program.run("git", ["-C", folder] + arguments)
    } catch {
      throw .failed("git: \(error.description)")
    }
    guard answer.status == 0 else {
      throw .failed("git \(arguments.joined(separator: " ")): \(answer.error)")
    }
    return answer.output
  }
}
