import DocumentTools
import Files
import Foundation
import NibmarkRunner
import TestModel

/// The command that runs a suite that was just written.
struct FirstRun: CustomStringConvertible {
  private let words: [String]

  /// Makes the command.
  ///
  /// - Parameters:
  ///   - program: The words before those of `run`.
  ///   - suite: The suite or its folder, as the command names it.
  ///   - folder: The suite's folder.
  ///   - documents: What the suite reads.
  init(of program: [String], suite: String, in folder: String, documents: [String]) {
    let root = Self.root(of: documents, from: folder.isEmpty ? "." : folder)
    words = program + ["run", suite] + (root.map { ["--root", $0] } ?? [])
  }

  var description: String { words.map(RepeatingCommand.quoted).joined(separator: " ") }

  /// The nearest folder that holds suite and documents; nil where a run reads below it anyway.
  ///
  /// Without `--root` a run reads files of the suite's git work tree, or else of the suite's own folder.
  private static func root(of documents: [String], from folder: String) -> String? {
    guard let usual = WorkTree.holding(folder) ?? FileReader.resolve(folder) else { return nil }
    let start = usual.split(separator: "/")
    let shared = documents.compactMap(FileReader.resolve).reduce(start) { shared, path in
      zip(shared, path.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    }
    if shared.count == start.count { return nil }
    let current = FileManager.default.currentDirectoryPath
    let root = SuiteTemplate.relative("/" + shared.joined(separator: "/"), to: current)
    return root.isEmpty ? "." : root
  }
}
