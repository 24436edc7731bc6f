import ListGeometry

/// What is known of a section before its heights are measured.
enum SectionPlan {
  case known(TableSection)
  /// The number of rows.
  case unknown(Int)
}
