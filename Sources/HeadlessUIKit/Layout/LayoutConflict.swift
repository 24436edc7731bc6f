import ConstraintSolver
import Foundation

/// A minimal set of requirements that cannot hold together: without any one of them, the others can.
@preconcurrency @MainActor
public struct LayoutConflict {
  /// The requirements, constraints first.
  public let members: [LayoutRequirement]
  /// The member that the layout breaks so that the others hold.
  public let broken: LayoutRequirement
  /// By how many points the broken requirement is missed.
  public let excess: CGFloat

  /// The text that UIKit logs, with Interface Builder's ids in place of addresses.
  public var log: String {
    """
    Unable to simultaneously satisfy constraints.
    (
    \(members.map { "    \"\($0.log)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken.log)
    """
  }
}
