import Foundation
import ListGeometry

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

  /// A row's height that is neither automatic nor possible; UIKit's words for other numbers than negative ones are
  /// not known.
  static func impossibleHeight(_ height: CGFloat, _ row: RowPosition) -> UIKitException {
    guard height < 0, height.isFinite else { return impossibleHeight(height, "a row") }
    return UIKitException(
      .internalInconsistency,
      "table view row height must not be negative - provided height for index path "
        + "(\(row.indexPath.consoleDescription)) is \(sixDecimals(height))"
    )
  }

  /// The same for a header or footer; UIKit's words for a footer are not known.
  static func impossibleHeight(_ height: CGFloat, _ section: Int, isFooter: Bool) -> UIKitException
  {
    guard !isFooter, height < 0, height.isFinite else {
      return impossibleHeight(height, isFooter ? "a footer" : "a header")
    }
    return UIKitException(
      .internalInconsistency,
      "section header height must not be negative - provided height for section \(section) is "
        + sixDecimals(height)
    )
  }

  private static func impossibleHeight(_ height: CGFloat, _ what: String) -> UIKitException {
    UIKitException(
      .internalInconsistency,
      "the height of \(what) is \(height): it must be at least 0, or UITableView.automaticDimension"
    )
  }

  /// A number as `%f` prints it.
  private static func sixDecimals(_ number: CGFloat) -> String {
    String(format: "%f", Double(number))
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
      "\(scrollingMethod): row (\(row)) beyond bounds (\(count)) for section (\(section))."
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
      "\(scrollingMethod): section (\(section)) beyond bounds (\(count))."
    )
  }

  /// The method that finds the mistake, as the release names it.
  private static var scrollingMethod: String {
    if UIKitProfile.current < .ios7 {
      return "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]"
    }
    let more = UIKitProfile.current < .ios11 ? "" : "usingPresentationValues:"
    return "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:\(more)]"
  }
}
