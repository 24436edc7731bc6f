import Files
import Foundation
import TestModel

/// Where a comparison finds the counters that were accepted, and writes them.
public struct AcceptedFiles {
  private let sides: CompareSides
  private let path: String?

  /// Creates the files of a comparison; a path stands for both sides' files.
  public init(sides: CompareSides, path: String?) {
    self.sides = sides
    self.path = path
  }

  /// The counters accepted where the head left the base: a change cannot loosen what it is held to.
  ///
  /// - Throws: ``MeasuringError`` when a file cannot be understood.
  public func atMergeBase() throws(MeasuringError) -> AcceptedCounters? {
    if let path { return try read(path) }
    guard let head = sides.head.tree?.commit, let base = sides.base.tree?.commit else {
      guard let tree = sides.base.tree else { return nil }
      return try read(tree.folder + "/" + AcceptedCounters.standardPath)
    }
    let folder = sides.head.tree?.folder ?? "."
    return try AcceptedCounters.read(atMergeBaseOf: base, head, in: folder)
  }

  /// The counters that the head accepts itself.
  ///
  /// - Throws: ``MeasuringError`` when the file cannot be understood.
  public func inHead() throws(MeasuringError) -> AcceptedCounters? { try read(headPath) }

  /// Writes the head's file.
  ///
  /// - Returns: The file's path.
  /// - Throws: ``MeasuringError`` when it cannot be written.
  public func write(_ accepted: AcceptedCounters) throws(MeasuringError) -> String {
    do throws(FileError) {
      // An atomic write would put a file in the place of a pipe.
      _ = try OpenFile(headPath, byteCountMax: .max)
    } catch {
      if !error.isMissing {
        throw MeasuringError("\(headPath): cannot be written: \(error.explanation)")
      }
    }
    do {
      let folder = (headPath as NSString).deletingLastPathComponent
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true
        )
      }
      try accepted.json().write(to: URL(fileURLWithPath: headPath), options: .atomic)
    } catch {
      throw MeasuringError("\(headPath): cannot be written: \(error.localizedDescription)")
    }
    return headPath
  }

  /// What people should know of the two files.
  public func messages(_ former: AcceptedCounters?, _ own: AcceptedCounters?, meter: String)
    -> [RunMessage]
  {
    var lines: [String] = []
    if let former, former.meter != meter {
      lines.append(
        "the accepted counters are of another build (\(former.meter); this is \(meter)), so the "
          + "base's own counters are held against the head"
      )
    }
    let changes =
      own.map { $0.differences(from: former ?? AcceptedCounters(meter: $0.meter)) } ?? []
    if path == nil, former != nil || own != nil, !changes.isEmpty {
      let count = "\(changes.count) other value\(changes.count == 1 ? "" : "s")"
      lines.append(
        "this change accepts \(count) of counters; see \(former == nil ? AcceptedCounters.standardPath : listing)"
      )
    }
    return lines.map { RunMessage(level: .note, text: $0) }
  }

  /// The command that lists what is accepted, or the file that does.
  private var listing: String {
    guard let base = sides.base.tree?.commit else { return AcceptedCounters.standardPath }
    let head = sides.head.tree.flatMap { $0.isCheckout ? $0.commit : nil }
    let commits = [base, head].compactMap { $0?.prefix(12) }.joined(separator: " ")
    return "`git diff --merge-base \(commits) -- \(AcceptedCounters.standardPath)`"
  }

  private var headPath: String {
    path ?? (sides.head.tree.map { $0.folder + "/" } ?? "") + AcceptedCounters.standardPath
  }

  private func read(_ path: String) throws(MeasuringError) -> AcceptedCounters? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path)
    } catch {
      if error.isMissing { return nil }
      throw MeasuringError(error.description)
    }
    return try AcceptedCounters(json: Data(bytes), path: path)
  }
}
