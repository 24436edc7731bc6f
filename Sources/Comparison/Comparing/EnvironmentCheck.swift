import Processes
import TestModel

/// Decides whether two sides are comparable, and in what.
public enum EnvironmentCheck {
  /// Asks an arm's worker for its build.
  ///
  /// - Throws: ``MeasuringError`` when the program is not a worker of a known protocol.
  public static func build(of arm: MeasuredArm, name: String) throws(MeasuringError) -> WorkerBuild
  {
    let worker = try MeasuringWorker(arm, name: name, seed: 1)
    defer { worker.end() }
    return try worker.waitUntilReady()
  }

  /// Compares two builds that are measured in turns on this machine.
  public static func match(_ base: WorkerBuild, _ head: WorkerBuild) -> EnvironmentMatch {
    var match = EnvironmentMatch(level: .comparable)
    if base.swiftVersion != head.swiftVersion {
      match.differences.append("compiler: \(base.swiftVersion) and \(head.swiftVersion)")
    }
    if base.countsAllocations != head.countsAllocations {
      match.differences.append(
        "allocations are counted in the \(base.countsAllocations ? "base" : "head") only"
      )
    }
    if base.isOptimized != head.isOptimized {
      match.level = .refused
      let names = [base, head].map { $0.isOptimized ? "release" : "debug" }
      match.differences.append("configuration: \(names[0]) and \(names[1]); build both alike")
    } else if !head.isOptimized {
      match.differences.append("both are debug builds, whose times say little of release builds")
    }
    return match
  }

  /// Compares with a stored result: its counters are comparable, its times are of another moment.
  public static func match(stored base: RunHeader, _ head: RunHeader) -> EnvironmentMatch {
    var match = EnvironmentMatch(level: .countersOnly)
    match.differences.append("a stored result cannot be measured again, so times are not judged")
    let facts: [(String, KeyPath<RunHeader, String>)] = [
      ("version of Nibmark", \.toolVersion), ("compiler", \.host.swiftVersion),
      ("processor", \.host.processorModel), ("system", \.host.operatingSystem),
    ]
    for (name, fact) in facts where base[keyPath: fact] != head[keyPath: fact] {
      match.differences.append("\(name): \(base[keyPath: fact]) and \(head[keyPath: fact])")
    }
    let builds = [base, head].map(\.build)
    if let one = builds[0], let other = builds[1], one != other {
      match.level = .refused
      match.differences.append("build: \(one) and \(other); counters of these differ by nature")
    }
    return match
  }
}
