/// Provides the numbers of a picker's rows; never asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the texts of a picker's rows; never asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Does nothing here.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { OptionalMethods.missing(nil) }
  /// Does nothing here.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { OptionalMethods.missing() }
}

extension UIPickerView {
  /// Stored only.
  public var numberOfComponents: Int {
    (dataSource as? any UIPickerViewDataSource)?.numberOfComponents(in: self) ?? 0
  }
  /// Does nothing here.
  public func numberOfRows(inComponent component: Int) -> Int {
    (dataSource as? any UIPickerViewDataSource)?
      .pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Does nothing here.
  public func reloadAllComponents() { setNeedsLayout() }
  /// Does nothing here.
  public func reloadComponent(_ component: Int) { setNeedsLayout() }
  /// Chooses a row; nothing turns.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    var rows: [Int: Int] = stored("rows", [:])
    rows[component] = row
    store("rows", rows)
  }
  /// The chosen row of a column, at first its first; -1 for a column without rows.
  public func selectedRow(inComponent component: Int) -> Int {
    (stored("rows", [:]) as [Int: Int])[component]
      ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Does nothing here.
  public func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width, height: 32)
  }
  /// Does nothing here.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}

/// Looks of a date picker; stored, without effect here.
public enum UIDatePickerStyle: Int, Sendable {
  /// As UIKit's.
  case automatic = 0
  /// As UIKit's.
  case wheels
  /// As UIKit's.
  case compact
  /// As UIKit's.
  case inline
}

extension UIDatePicker {
  /// Stored only.
  public var preferredDatePickerStyle: UIDatePickerStyle {
    get { stored("preferredDatePickerStyle", .automatic) }
    set { store("preferredDatePickerStyle", newValue) }
  }
  /// Stored only.
  public var datePickerStyle: UIDatePickerStyle { .wheels }
  /// Stored only.
  public var locale: Locale? {
    get { stored("locale", nil) }
    set { store("locale", newValue) }
  }
  /// Stored only.
  public var calendar: Calendar? {
    get { stored("calendar", Calendar.current) }
    set { store("calendar", newValue) }
  }
  /// Stored only.
  public var timeZone: TimeZone? {
    get { stored("timeZone", nil) }
    set { store("timeZone", newValue) }
  }
}
