/// What a rule was read off.
package struct Evidence: Sendable {
  /// The views that agree; nil where nobody noted it.
  package var views: Int?
  /// The views that speak against it; nil where nobody noted it.
  package var against: Int?
  /// The projects that the views are of; nil where nobody noted it.
  package var projects: Int?

  /// Nobody noted it.
  static let unrecorded = Evidence()

  /// So many views agree.
  static func views(_ views: Int, against: Int? = nil, projects: Int? = nil) -> Evidence {
    Evidence(views: views, against: against, projects: projects)
  }
}
