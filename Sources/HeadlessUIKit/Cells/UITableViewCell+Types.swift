extension UITableViewCell {
  /// The built-in layouts of a cell, with UIKit's numbers.
  public enum CellStyle: Int, Sendable {
    /// An image and a text label.
    case `default` = 0
    /// A text label at the left and a detail label at the right edge.
    case value1
    /// A small text label at the left and a detail label beside it.
    case value2
    /// A text label above a smaller detail label.
    case subtitle
  }

  /// The built-in accessories at the right edge.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// An arrow, which announces more content.
    case disclosureIndicator
    /// An information button beside an arrow.
    case detailDisclosureButton
    /// A check mark, which takes no taps.
    case checkmark
    /// An information button with a tap of its own.
    case detailButton
  }

  /// The look of a selected row; stored, as nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// Selection does not show.
    case none = 0
    /// A blue background.
    case blue
    /// A grey background.
    case gray
    /// The system's background.
    case `default`
  }

  /// What the edit control of a row does.
  public enum EditingStyle: Int, Sendable {
    /// The row has no edit control.
    case none = 0
    /// The control deletes the row, after confirmation.
    case delete
    /// The control inserts a row at once.
    case insert
  }
}
