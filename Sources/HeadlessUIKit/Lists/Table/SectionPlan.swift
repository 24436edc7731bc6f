import ListGeometry

/// What is known of a section that is being measured.
enum SectionPlan {
  case known(TableSection)
  /// The number of rows.
  case unknown(Int)
}
