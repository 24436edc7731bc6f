import HeadlessUIKit

/// A minimal set of constraints of a document that cannot hold together.
public struct ConflictReport: Sendable {
  /// One requirement of the conflict: a constraint, or another required rule of layout.
  public struct Member: Sendable {
    /// The requirement as in UIKit's log, with ids instead of addresses.
    public var log: String
    /// The constraint's id; nil for other requirements, such as a stack's spacing or the size of
    /// the root.
    public var id: String?
    /// The constraint's line in the document, from 1.
    public var line: Int?

    /// The log's text, followed by the line where known.
    public var described: String { log + (line.map { " (line \($0))" } ?? "") }
  }

  /// The requirements; without any one of them the others can hold.
  public var members: [Member]
  /// The requirement that layout breaks.
  public var broken: Member
  /// The error of the broken requirement, in points.
  public var excess: Double

  /// The conflict in the form of UIKit's log.
  public var log: String {
    """
    Unable to simultaneously satisfy constraints.
    \(members.map { "    \($0.described)" }.joined(separator: "\n"))
    Will attempt to recover by breaking constraint
        \(broken.described)
    """
  }

  @MainActor
  init(_ conflict: LayoutConflict, _ places: DocumentPlaces) {
    func member(_ requirement: LayoutRequirement) -> Member {
      Member(
        log: requirement.log,
        id: requirement.constraint?.interfaceBuilderID,
        line: places.constraint(of: requirement.constraint)?.location.line
      )
    }
    members = conflict.members.map(member)
    broken = member(conflict.broken)
    excess = Double(conflict.excess)
  }
}
