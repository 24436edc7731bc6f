/// The heights of one section.
package struct TableSection {
  package let rows: HeightIndex
  /// For each row a ``HeightOrigin``; nil where every height holds.
  package var origins: HeightIndex?
  /// Whether the delegate gives heights of rows only when they are about to show.
  package var isAskedLate = false
  /// The heights of the header and the footer are assumed.
  package var isHeaderAssumed = false
  package var isFooterAssumed = false
  /// The view of the header or footer says how high it is once there is one.
  package var isHeaderFitted = false
  package var isFooterFitted = false
  /// The space above the header of plain tables, from iOS 15 on.
  package var gap = 0.0
  package var header = 0.0
  package var footer = 0.0

  @inlinable
  package init(
    rows: HeightIndex,
    origins: HeightIndex?,
    isAskedLate: Bool = false,
    isHeaderAssumed: Bool = false,
    isFooterAssumed: Bool = false,
    isHeaderFitted: Bool = false,
    isFooterFitted: Bool = false,
    gap: Double = 0.0,
    header: Double = 0.0,
    footer: Double = 0.0
  ) {
    self.rows = rows
    self.origins = origins
    self.isAskedLate = isAskedLate
    self.isHeaderAssumed = isHeaderAssumed
    self.isFooterAssumed = isFooterAssumed
    self.isHeaderFitted = isHeaderFitted
    self.isFooterFitted = isFooterFitted
    self.gap = gap
    self.header = header
    self.footer = footer
  }

  package var height: Double { gap + header + rows.total + footer }

  /// Whether something must be asked before it is about to show.
  package var isAssumed: Bool { isAskedLate || isHeaderAssumed || isFooterAssumed }
}
