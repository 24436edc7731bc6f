/// The heights of one section, from its gap to its footer.
package struct TableSection {
  package let rows: HeightIndex
  /// The ``HeightOrigin`` of each row; nil while every height is final.
  package var origins: HeightIndex?
  /// Whether the delegate is asked for heights of rows only when they are about to show.
  package var isAskedLate = false
  /// Whether the height of the header or footer is assumed.
  package var isHeaderAssumed = false
  package var isFooterAssumed = false
  /// Whether the header or footer is measured once its view exists.
  package var isHeaderFitted = false
  package var isFooterFitted = false
  /// The space above a header in plain tables, from iOS 15 on.
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

  /// Whether some height must be asked for before it shows.
  package var isAssumed: Bool { isAskedLate || isHeaderAssumed || isFooterAssumed }
}
