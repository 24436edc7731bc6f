/// How the height of a row came about; kept as numbers in a ``HeightIndex``, where a million alike cost nothing.
package enum HeightOrigin: Double {
  /// It holds.
  case settled = 0
  /// It is assumed; the delegate gives it when the row is about to show.
  case delegate = 1
  /// It is assumed; the cell is measured whenever it shows the row.
  case cell = 2
}
