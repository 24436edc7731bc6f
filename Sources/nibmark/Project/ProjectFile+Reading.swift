import DocumentTools
import Files
import Foundation
import NibmarkRunner
import TestModel
import Yams

extension ProjectFile {
  /// A file has at most this many bytes: nobody writes more, and an edited one must not take all memory.
  private static let byteCountMax = 1_000_000

  /// Reads the project's file.
  ///
  /// - Parameter path: The file; nil for that of the current folder, which need not be there.
  /// - Returns: What it says; nil without a file.
  /// - Throws: ``CommandFailure`` with each mistake and its place.
  static func find(_ path: String?) throws(CommandFailure) -> ProjectFile? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path ?? name, byteCountMax: byteCountMax)
    } catch {
      if path == nil, error.isMissing { return nil }
      throw CommandFailure(error.description)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure("\(path ?? name): it is not UTF-8")
    }
    return try ProjectFile(text, path: path ?? name)
  }

  /// Reads a file's text.
  init(_ text: String, path: String) throws(CommandFailure) {
    self.init(path: path)
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw CommandFailure(ProjectReader.explanation(of: error, in: path))
    }
    guard let root else { return }
    var reader = ProjectReader(path: path)
    read(root, &reader)
    guard reader.mistakes.isEmpty else { throw CommandFailure(lines: reader.mistakes) }
  }

  /// Throws where a path that the file names is not there.
  func findPaths() throws(CommandFailure) {
    let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    guard !missing.isEmpty else { return }
    let place = { (path: String) in self.pathLocations[path].map { "\($0): " } ?? "" }
    throw CommandFailure(lines: missing.map { "\(place($0))\($0): no such file or folder" })
  }

  private static let keys = [
    "paths", "exclude", "unbuilt", "widths", "devices", "text", "text-sizes", "appearance",
    "fail-on", "baseline",
    "severities", "folders", "suppress", "changes",
  ]

  private mutating func read(_ root: Node, _ reader: inout ProjectReader) {
    for (key, value) in reader.entries(root, "the file", Self.keys) {
      switch key {
      case "paths":
        paths = reader.texts(value)
        pathLocations = reader.locations(value)
      case "exclude": exclude = reader.texts(value).map(PathPattern.init)
      case "unbuilt": unbuilt = reader.bool(value)
      case "widths": widths = reader.list(value, SweepList.widths)
      case "devices": devices = reader.list(value, SweepList.devices)
      case "text": texts = reader.list(value, SweepList.texts)
      case "text-sizes": textSizes = reader.list(value, SweepList.sizes)
      case "appearance": appearances = reader.list(value, SweepList.appearances)
      case "fail-on": failOn = threshold(value, &reader)
      case "changes": readThresholds(value, &reader)
      case "baseline": baseline = reader.innerPath(value)
      case "severities": severities += rules(value, folder: nil, &reader)
      case "folders":
        for (folder, value) in reader.entries(value, "folders", nil) {
          severities += rules(value, folder: PathPattern(folder), &reader)
        }
      default: suppressions = reader.items(value).compactMap { suppression($0, &reader) }
      }
    }
  }

  private func threshold(_ node: Node, _ reader: inout ProjectReader) -> FailThreshold? {
    let texts = reader.texts(node)
    guard !texts.isEmpty else { return nil }
    let words = texts.flatMap { $0.split(separator: ",").map { $0.filter { $0 != " " } } }
    if let threshold = FailThreshold(argument: words.joined(separator: ",")) { return threshold }
    let wrong = words.first { !FailThreshold.words.contains($0) }
    reader.report(
      node,
      wrong.map { "“\($0)” is not a severity" + ProjectReader.suggestion($0, FailThreshold.words) }
        ?? "name one severity, and “moved” beside it"
    )
    return nil
  }

  private mutating func readThresholds(_ node: Node, _ reader: inout ProjectReader) {
    let kinds = ViewChange.Kind.allCases.map(\.rawValue)
    for (key, value) in reader.entries(node, "changes", kinds, "a kind of change") {
      guard let kind = ViewChange.Kind(rawValue: key) else { continue }
      let points = reader.isOff(value) ? .infinity : value.scalar.flatMap { Double($0.string) }
      guard let points, points >= 0 else {
        reader.report(value, "points from 0 on are expected, or off")
        continue
      }
      thresholds.points[kind] = points
    }
  }

  private func rules(
    _ node: Node,
    folder: PathPattern?,
    _ reader: inout ProjectReader
  ) -> [SeverityRule] {
    let kinds = FindingKind.allCases.map(\.rawValue)
    return reader.entries(node, "severities", kinds, "a kind of finding").compactMap { key, value in
      guard let kind = FindingKind(rawValue: key) else { return nil }
      if reader.isOff(value) { return SeverityRule(folder: folder, kind: kind, severity: nil) }
      let severity = reader.word(value, "a severity or off", FindingSeverity.allCases)
      return severity.map { SeverityRule(folder: folder, kind: kind, severity: $0) }
    }
  }

  private func suppression(_ node: Node, _ reader: inout ProjectReader) -> FindingSuppression? {
    var values: [String: String] = [:]
    let before = reader.mistakes.count
    var kind: FindingKind?
    for (key, value) in reader.entries(node, "suppress", ["document", "object", "kind", "reason"]) {
      if key == "kind" {
        kind = reader.word(value, "a kind of finding", FindingKind.allCases)
      } else {
        values[key] = reader.text(value)
      }
    }
    guard reader.mistakes.count == before else { return nil }
    guard let document = values["document"], let reason = values["reason"], !reason.isEmpty else {
      reader.report(node, "each suppression has a document and a reason")
      return nil
    }
    guard kind != nil || values["object"] != nil else {
      reader.report(
        node,
        "a suppression names a kind, an object or both; \"exclude\" is for whole documents"
      )
      return nil
    }
    return FindingSuppression(
      documents: PathPattern(document),
      object: values["object"],
      kind: kind,
      reason: reason,
      location: reader.location(node)
    )
  }
}
