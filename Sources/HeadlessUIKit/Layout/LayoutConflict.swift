import ConstraintSolver
import Foundation

/// A smallest set of requirements that cannot hold together: without any one of them the others can.
@MainActor
public struct LayoutConflict {
  /// The requirements.
  public let members: [LayoutRequirement]
  /// The one that the layout breaks so that the others hold.
  public let broken: LayoutRequirement
  /// How many points the broken one is missed by.
  public let excess: CGFloat

  /// The text that UIKit logs, with Interface Builder's ids where UIKit has addresses.
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
