/// What a rule was read off.
package struct Evidence: Sendable {
  /// The views that agree; nil where nobody noted it.
  package var views: Int?
  /// The views that speak against it; nil where nobody noted it.
  package var against: Int?
  /// The documents that they are in; nil where nobody noted it.
  package var documents: Int?
  /// The projects that the documents are of; nil where nobody noted it.
  package var projects: Int?

  /// Nobody noted it.
  static let unrecorded = Evidence()

  /// No document outside of those that it was read off shows it.
  static let unexercised = Evidence(views: 0, against: 0, documents: 0, projects: 0)

  /// So many views agree.
  static func views(
    _ views: Int,
    against: Int? = nil,
    documents: Int? = nil,
    projects: Int? = nil
  ) -> Evidence {
    Evidence(views: views, against: against, documents: documents, projects: projects)
  }

  /// It was read off so many documents.
  static func documents(_ documents: Int, projects: Int) -> Evidence {
    Evidence(documents: documents, projects: projects)
  }
}
