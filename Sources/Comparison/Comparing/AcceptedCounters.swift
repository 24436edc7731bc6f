import Foundation
import Processes
import TestModel

/// The counters that a repository has accepted: `Reports/baseline.json`, tracked with the code that they are of.
public struct AcceptedCounters: Codable, Hashable, Sendable {
  /// The version of the stored form that this code writes and reads.
  public static let currentFormatVersion = 1
  /// Where the file lies below the root of a repository.
  public static let standardPath = "Reports/baseline.json"

  /// The version of the stored form.
  public var formatVersion: Int
  /// What counted: counters of another compiler or configuration are not held against these.
  public var meter: String
  /// The counters of each benchmark by class name and name joined by a slash.
  public var counters: [String: [String: Double]]
  /// The cases whose disappearance was accepted.
  public var gone: [String]

  /// Creates a file's value.
  public init(meter: String, counters: [String: [String: Double]] = [:], gone: [String] = []) {
    formatVersion = Self.currentFormatVersion
    self.meter = meter
    self.counters = counters
    self.gone = gone
  }

  /// Accepts the counters of a run.
  public init(accepting run: RunResult, meter: String, gone: [String]) {
    self.init(meter: meter, gone: gone.sorted())
    for result in run.cases {
      let exact = ExactCounter.all(of: result).filter(\.isExact)
      guard !exact.isEmpty else { continue }
      counters[result.identity.description] = Dictionary(
        exact.map { ($0.metric, $0.value) },
        uniquingKeysWith: { one, _ in one }
      )
    }
  }

  /// Reads a file's bytes; the path is for the error's text.
  ///
  /// - Throws: ``MeasuringError`` for anything but such a file.
  public init(json: Data, path: String) throws(MeasuringError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw MeasuringError(
        "\(path) is no list of accepted counters; write it anew with `nibmark compare --accept`"
      )
    }
    guard formatVersion <= Self.currentFormatVersion else {
      throw MeasuringError("\(path) was written by a later version of Nibmark; use that one")
    }
  }

  /// The file's bytes: keys in alphabetical order and one value a line, so that a change reads well in a diff.
  public func json() throws(MeasuringError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + [10]
    } catch {
      throw MeasuringError("the accepted counters cannot be written: \(error)")
    }
  }

  /// What differs between two files, one line for each value, sorted by case.
  public func differences(from former: AcceptedCounters) -> [String] {
    let names = Set(counters.keys).union(former.counters.keys).sorted()
    var lines = names.flatMap { name in
      Self.differences(name, former.counters[name] ?? [:], counters[name] ?? [:])
    }
    if meter != former.meter { lines.append("counted by: \(former.meter) → \(meter)") }
    lines += Set(gone).subtracting(former.gone).sorted().map { "\($0): may be gone" }
    return lines
  }

  private static func differences(
    _ name: String,
    _ former: [String: Double],
    _ present: [String: Double]
  ) -> [String] {
    Set(former.keys).union(present.keys).sorted().compactMap { metric in
      guard former[metric] != present[metric] else { return nil }
      let values = [former[metric], present[metric]].map {
        $0.map { ComparisonFigures.value($0, unit: "count") } ?? "none"
      }
      return "\(name) \(metric): \(values.joined(separator: " → "))"
    }
  }
}

extension AcceptedCounters {
  /// The file as it was where two commits parted; nil where it was not, or where they share no commit.
  ///
  /// - Throws: ``MeasuringError`` when the file cannot be understood.
  public static func read(
    atMergeBaseOf one: String,
    _ other: String,
    in folder: String
  ) throws(MeasuringError) -> AcceptedCounters? {
    let git = Git(folder)
    guard let commit = try? git.text("merge-base", one, other),
      let bytes = try? git.data(["show", "\(commit):./\(standardPath)"])
    else { return nil }
    return try AcceptedCounters(json: bytes, path: "\(standardPath) at \(commit.prefix(12))")
  }
}
