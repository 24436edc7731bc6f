import Foundation
import Reporting

/// The files of one command's reports, which no other process writes meanwhile.
///
/// Reports of an earlier run are gone once a session has begun, so that none can be taken for the
/// results of this one.
package final class ReportSession {
  private let lock: FolderLock?

  /// Takes the files of a command.
  ///
  /// - Parameters:
  ///   - outputs: The files that will be written.
  ///   - folder: The folder among them that is locked; nil for none.
  ///   - inputs: Files that are read later and so must stay, even where they are written then.
  ///   - others: Further files that options name.
  /// - Throws: `CommandFailure` when two options name one file, another process has the folder, or a
  ///   file cannot be written.
  package init(
    _ outputs: [NamedPath],
    folder: String?,
    keeping inputs: [String] = [],
    others: [NamedPath] = []
  ) throws {
    do throws(ReportError) {
      try NamedPath.checkDistinct(outputs + others)
      if let folder { try ReportFile.createFolder(of: folder + "/report") }
      lock = try folder.map { path throws(ReportError) in try FolderLock(path) }
      let paths = outputs.map(\.path)
      try FormerReports.remove(paths, keeping: inputs)
      for path in paths { try ReportFile.checkWritable(path) }
    } catch {
      throw CommandFailure("\(error)", status: .reportNotWritten)
    }
  }

  /// The duration of the session so far.
  package let begin = ContinuousClock.now
}

// Nothing of it changes after its start.
extension ReportSession: @unchecked Sendable {}
