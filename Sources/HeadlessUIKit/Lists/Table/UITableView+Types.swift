extension UITableView {
  /// The styles of a table, fixed for life (rule TV-1).
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that are pinned while their section shows.
    case plain = 0
    /// Sections as groups from edge to edge, with gaps between them.
    case grouped
    /// Sections as groups with a margin at both sides.
    case insetGrouped
  }

  /// Which content nib loading found.
  public enum DataMode: String, Sendable {
    /// Prototype cells; a data source gives the rows.
    case prototypes
    /// Static cells; the document gives the rows.
    case `static`
  }

  /// When cells that leave the screen return to the pool.
  public enum RecyclePolicy: Sendable {
    /// Before a pass gets new cells, unless it replaces the whole screen; then afterwards.
    ///
    /// Scrolling by at most a row at a time makes one cell more than fit on screen. A jump may make
    /// a second screenful, as in open re-implementations.
    case afterJumps
    /// Always after a pass got its new cells.
    case afterFetching
    /// Always before a pass gets its new cells: a jump reuses the first screenful.
    case beforeFetching
  }

  /// A section whose cells are in the document.
  @MainActor
  public struct StaticSection {
    /// The title above the cells; nil for none.
    public var headerTitle: String?
    /// The title below the cells; nil for none.
    public var footerTitle: String?
    /// The cells in order, one for each row.
    public var cells: [UITableViewCell]

    /// Creates a section of cells with optional titles.
    public init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }
}

extension UITableViewCell {
  /// The separators between rows, which are reported but not drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators; rows have their whole height for content.
    case none = 0
    /// A line one pixel thick.
    case singleLine
    /// An etched line, which takes as much space as a single one.
    case singleLineEtched
  }
}
