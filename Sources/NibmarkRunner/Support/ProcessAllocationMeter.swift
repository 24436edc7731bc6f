import CAllocationCounter
import SuiteRunner

/// Counts allocations by the hooks that this executable links.
struct ProcessAllocationMeter: AllocationMeter {
  /// The meter; nil where the hooks are left out, so that budgets say "not measured".
  static var installed: ProcessAllocationMeter? {
    nibmark_allocations_installed() ? ProcessAllocationMeter() : nil
  }

  var isCounting: Bool { nibmark_allocations_installed() }

  func enter(_ scope: AllocationScope) -> AllocationScope {
    Self.scope(nibmark_allocations_enter(Self.number(scope)))
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

  private static func scope(_ number: Int32) -> AllocationScope {
    switch number {
    case NIBMARK_SCOPE_ENGINE: .engine
    case NIBMARK_SCOPE_DATA_SOURCE: .dataSource
    default: .harness
    }
  }
}
