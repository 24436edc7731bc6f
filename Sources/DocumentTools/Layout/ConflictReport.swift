import HeadlessUIKit

/// Constraints of a document that cannot hold together.
public struct ConflictReport: Sendable {
  /// One requirement of the conflict.
  public struct Member: Sendable {
    /// The requirement as UIKit's log writes it, with ids for addresses.
    public var log: String
    /// The constraint's id; nil for what is no constraint, as a stack's spacing or the size of the root.
    public var id: String?
    /// The constraint's line in the document.
    public var line: Int?

    /// The log's text with the line.
    public var described: String { log + (line.map { " (line \($0))" } ?? "") }
  }

  /// The requirements; without any one of them the others can hold.
  public var members: [Member]
  /// The one that the layout breaks.
  public var broken: Member
  /// How many points the broken one is missed by.
  public var excess: Double

  /// The conflict as UIKit logs it.
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
