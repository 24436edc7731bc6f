import Foundation

/// The comparisons of a calibration that were made, one line of JSON each.
///
/// A calibration takes hours. One that was ended goes on where its journal ends.
public struct LayoutJournal {
  private let path: String?

  /// The comparisons that the file had.
  public let former: [LayoutTrial]

  /// Opens a journal; without a path nothing is kept.
  ///
  /// - Throws: ``MeasuringError`` when the file cannot be read, or is no journal.
  public init(_ path: String?) throws(MeasuringError) {
    self.path = path
    guard let path, FileManager.default.fileExists(atPath: path) else {
      former = []
      return
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw MeasuringError("\(path) cannot be read as a journal of a calibration")
    }
    let lines = text.split(separator: "\n")
    former = lines.compactMap {
      try? JSONDecoder().decode(LayoutTrial.self, from: Data($0.utf8))
    }
    // Only a line that a kill cut short may be none.
    guard former.count >= lines.count - 1 else {
      throw MeasuringError("\(path) is no journal of a calibration; name another file")
    }
  }

  /// Appends a comparison.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be written.
  func add(_ trial: LayoutTrial) throws(MeasuringError) {
    guard let path else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      if !FileManager.default.fileExists(atPath: path) {
        try Data().write(to: URL(fileURLWithPath: path))
      }
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let end = try file.seekToEnd()
      var line = try encoder.encode(trial) + [10]
      if end > 0 {
        // What a kill cut short becomes a line of its own.
        try file.seek(toOffset: end - 1)
        if try file.read(upToCount: 1) != Data([10]) { line = [10] + line }
      }
      try file.write(contentsOf: line)
    } catch {
      throw MeasuringError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
