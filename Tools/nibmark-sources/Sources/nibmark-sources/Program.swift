import Foundation
import SourceRewriting

/// The program: arguments in, copies and notes out.
enum Program {
  static let usage = """
    Usage: nibmark-sources --output FOLDER [--generate] [--modules A,B] [--list FILE]
                           [--context PATH]... [--stamp FOLDER] [--quiet] PATH...

    Rewrites the Swift files of one target so that they compile on Linux against Nibmark's UIKit.
    PATH is a file or a folder. Copies of files that change go to FOLDER; FOLDER/overlay.yaml puts
    them in the originals' places: swiftc -vfsoverlay FOLDER/overlay.yaml.

      --output FOLDER   Write copies and overlay to FOLDER.
      --generate        Write a copy of every file instead, which ends in .swift and names its
                        original in errors. No overlay is needed, wherever the originals lie.
      --list FILE       Rewrite also the files that FILE names, one a line, as seen from its folder.
                        Lines that begin with # are left out.
      --modules A,B     Take these modules as all that the target depends on, and leave out others'
                        imports. Without it, only imports of Apple's modules are left out.
      --context PATH    Read classes of another module from PATH; its files are not rewritten.
      --stamp FOLDER    Leave an empty file of a new name in FOLDER. SwiftPM plans a build anew where
                        such a folder has other files, and only then runs this program again.
      --quiet           Print no notes.
    """

  /// Runs the program.
  /// - Returns: Its exit code: 0, or 64 for wrong arguments, or 74 for files that cannot be read or written.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      print(usage)
      return 0
    }
    guard let options = Options(arguments) else {
      complain(usage)
      return 64
    }
    do {
      let rewriter = TargetRewriter(modules: options.modules)
      let files = rewriter.rewrite(
        try SwiftFiles.read(options.paths + (try SwiftFiles.listed(in: options.list))),
        context: try SwiftFiles.read(options.context)
      )
      if !options.isQuiet { files.flatMap(\.notes).forEach { complain($0.description) } }
      let folder = try OutputFolder(options.output)
      if options.isGenerating {
        try folder.generate(files)
      } else {
        try folder.write(files).forEach(touch)
      }
      if let stamp = options.stamp { try OutputFolder(stamp).stamp() }
      return 0
    } catch {
      complain("nibmark-sources: \(error)")
      return 74
    }
  }

  /// Gives a file the present time, so that the compiler looks at it again.
  ///
  /// Its copy changed because another file did; build systems look at the original alone.
  private static func touch(_ file: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
