/// The heights of one section, from its gap to its footer.
public struct TableSection {
  /// The heights of the rows.
  public let rows: HeightIndex
  /// The ``HeightOrigin`` of each row; nil while every height is final.
  public var origins: HeightIndex?
  /// Whether the delegate is asked for heights of rows only when they are about to show.
  public var isAskedLate = false
  /// Whether the height of the header or footer is assumed.
  public var isHeaderAssumed = false
  /// Whether the height of the footer is assumed.
  public var isFooterAssumed = false
  /// Whether the header or footer is measured once its view exists.
  public var isHeaderFitted = false
  /// Whether the footer is measured once its view exists.
  public var isFooterFitted = false
  /// The space above a header in plain tables, from iOS 15 on.
  public var gap = 0.0
  /// The height of the header; 0 if there is none.
  public var header = 0.0
  /// The height of the footer; 0 if there is none.
  public var footer = 0.0

  /// Creates one from its parts.
  @inlinable
  public init(
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

  /// The height of the whole section, from its gap to its footer.
  public var height: Double { gap + header + rows.total + footer }

  /// Whether some height must be asked for before it shows.
  public var isAssumed: Bool { isAskedLate || isHeaderAssumed || isFooterAssumed }
}
