import Foundation

/// The exceptions of tables, in UIKit's words.
@MainActor
enum TableException {
  /// Rule TV-3.
  static let noDataSource = UIKitException(
    .internalInconsistency,
    "UITableView dataSource is not set"
  )

  /// Rule TV-30.
  static func noCell(_ table: UITableView, _ source: AnyObject) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      UIKitProfile.current < .ios11
        ? "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
        : "UITableView (\(ConsoleDescription.table(table))) failed to obtain a cell from its "
          + "dataSource (\(ConsoleDescription.sourceText(source)))"
    )
  }

  /// Rule TV-13.
  static func tooManyRows(_ count: Int, _ section: Int) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "Failed to allocate data stores for \(count) rows in section \(section). Consider using "
        + "fewer rows"
    )
  }

  /// Raised for heights that are neither automatic nor possible; UIKit's words are not known.
  static func impossibleHeight(_ height: CGFloat, _ what: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "the height of \(what) is \(height): it must be at least 0, or UITableView.automaticDimension"
    )
  }

  /// Rule TV-82.
  static func rowBeyondBounds(_ row: Int, count: Int, section: Int, in table: UITableView)
    -> UIKitException
  {
    guard UIKitProfile.current < .ios15 else {
      return UIKitException(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only "
          + "\(count) rows in section \(section). Table view: \(ConsoleDescription.table(table))"
      )
    }
    return UIKitException(
      .range,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
        + "usingPresentationValues:]: row (\(row)) beyond bounds (\(count)) for section "
        + "(\(section))."
    )
  }

  /// Rule TV-82, for a section.
  static func sectionBeyondBounds(_ section: Int, count: Int, in table: UITableView)
    -> UIKitException
  {
    guard UIKitProfile.current < .ios15 else {
      return UIKitException(
        .range,
        "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there "
          + "are only \(count) sections. Table view: \(ConsoleDescription.table(table))"
      )
    }
    return UIKitException(
      .range,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
        + "usingPresentationValues:]: section (\(section)) beyond bounds (\(count))."
    )
  }
}
