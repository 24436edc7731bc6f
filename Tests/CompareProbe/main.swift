import CAllocationCounter
import Foundation
import HeadlessUIKit
import SuiteRunner

// A runner whose cells cost more than they need when PROBE_EXTRA says so: what a comparison has to find.
// `CompareCommandTests` starts it; nothing ships it.
signal(SIGPIPE, SIG_IGN)
MainActor.assumeIsolated {
  do {
    try SuiteWorker(meter: ProbeMeter()) { $0.register(ProbeCell.self) }.serve()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}

/// A cell that is scrolled in, and may do what it should not.
final class ProbeCell: UITableViewCell {
  private static let extra = ProcessInfo.processInfo.environment["PROBE_EXTRA"] ?? ""
  private static let turns =
    (Int(ProcessInfo.processInfo.environment["PROBE_TURNS"] ?? "") ?? turnsOfName) * factor
  /// A copy of the probe with a number behind its name needs no script around it, which valgrind would see too.
  private static let turnsOfName =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    .flatMap { $0.split(separator: "-").last }.flatMap { Int($0) } ?? 0
  // A machine whose processes differ from one another by much more than a change would.
  private static let factor =
    ProcessInfo.processInfo.environment["PROBE_NOISE"] == nil ? 1 : Int.random(in: 1...8)
  // Found out once, since asking allocates; the file is for the processes that come after.
  private static let isFirstProcess =
    ProcessInfo.processInfo.environment["PROBE_MARK"].map { mark in
      !FileManager.default.fileExists(atPath: mark)
        && FileManager.default.createFile(atPath: mark, contents: nil)
    } ?? false
  private var kept: AnyObject?

  override func prepareForReuse() {
    super.prepareForReuse()
    switch Self.extra {
    case "allocation": kept = Leaf()
    case "cell": kept = UITableViewCell(style: .default, reuseIdentifier: nil)
    case "trap": fatalError("the probe was told to trap")
    case "trapOnce" where Self.isFirstProcess: fatalError("the probe was told to trap once")
    default: break
    }
    var sum = 0.0
    for turn in 0..<Self.turns { sum += Double(turn).squareRoot() }
    if sum < 0 { kept = nil }
  }
}

/// The least that an allocation can be.
private final class Leaf {}

/// Counts as the tool does.
private struct ProbeMeter: AllocationMeter {
  var isCounting: Bool { nibmark_allocations_installed() }

  func enter(_ scope: AllocationScope) -> AllocationScope {
    let former = nibmark_allocations_enter(Self.number(scope))
    return AllocationScope.allCases.first { Self.number($0) == former } ?? .harness
  }

  func counts(of scope: AllocationScope) -> AllocationCounts {
    var counts = nibmark_allocations()
    nibmark_allocations_read(Self.number(scope), &counts)
    return AllocationCounts(count: counts.allocations, bytes: counts.bytes)
  }

  private static func number(_ scope: AllocationScope) -> Int32 {
    switch scope {
    case .engine: NIBMARK_SCOPE_ENGINE
    case .dataSource: NIBMARK_SCOPE_DATA_SOURCE
    case .harness: NIBMARK_SCOPE_HARNESS
    }
  }
}
