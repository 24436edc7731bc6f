/// What a table's geometry follows from, beside its data.
struct PlainTableStyle: Equatable {
  var isPlain = true
  var isInset = false
  /// The height of all rows; nil where every row has its own.
  var rowHeight: Double?
  /// The space above headers of plain tables.
  var topPadding = 0.0
  var headerView = 0.0
  var footerView = 0.0
}
