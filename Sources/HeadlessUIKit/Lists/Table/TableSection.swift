/// The heights of one section.
struct TableSection {
  let rows: HeightIndex
  /// For each row a ``HeightOrigin``; nil where every height holds.
  var origins: HeightIndex?
  /// Whether the delegate gives heights of rows only when they are about to show.
  var isAskedLate = false
  /// The heights of the header and the footer are assumed.
  var isHeaderAssumed = false
  var isFooterAssumed = false
  /// The view of the header or footer says how high it is once there is one.
  var isHeaderFitted = false
  var isFooterFitted = false
  /// The space above the header of plain tables, from iOS 15 on.
  var gap = 0.0
  var header = 0.0
  var footer = 0.0

  var height: Double { gap + header + rows.total + footer }

  /// Whether something must be asked before it is about to show.
  var isAssumed: Bool { isAskedLate || isHeaderAssumed || isFooterAssumed }
}
