import Foundation
import Processes
import TestModel

/// The accepted counters of a repository: `Reports/baseline.json`, versioned with the code.
public struct AcceptedCounters: Codable, Hashable, Sendable {
  /// The file version that this code writes and reads.
  public static let currentFormatVersion = 1
  /// The file's path below the root of a repository.
  public static let standardPath = "Reports/baseline.json"

  /// The version of the file.
  public var formatVersion: Int
  /// The compiler and configuration that counted; others' counters are not compared with these.
  public var meter: String
  /// The counters of each benchmark, by class name and name joined by a slash.
  public var counters: [String: [String: Double]]
  /// The cases that may be gone.
  public var gone: [String]

  /// Creates accepted counters of the current file version.
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

  /// The same with what a former file says of cases that a run of a part of the suites left out.
  ///
  /// Counters of another meter are of no use beside these.
  ///
  /// - Complexity: O(cases).
  public func keeping(_ former: AcceptedCounters?, beside run: RunResult) -> AcceptedCounters {
    guard let former, former.meter == meter else { return self }
    var all = self
    let known = Set(run.cases.map(\.identity.description)).union(gone)
    all.counters.merge(former.counters.filter { !known.contains($0.key) }) { own, _ in own }
    all.gone = Set(gone + former.gone.filter { !known.contains($0) }).sorted()
    return all
  }

  /// Reads a file's bytes; errors name the path.
  ///
  /// - Throws: ``MeasuringError`` when the bytes are not such a file.
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

  /// The file's bytes, with sorted keys and one value a line, so that diffs are readable.
  public func json() throws(MeasuringError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + [10]
    } catch {
      throw MeasuringError("the accepted counters cannot be written: \(error)")
    }
  }

  /// The differences from an earlier file: one line for each value, sorted by case.
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
  /// The file at the merge base of two commits; nil without a file or a merge base.
  ///
  /// - Throws: ``MeasuringError`` when the file cannot be read.
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
