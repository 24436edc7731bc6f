/// Where a row's height comes from.
///
/// Kept as numbers in a ``HeightIndex``, in which a run of equal ones takes no memory for each row.
public enum HeightOrigin: Double {
  /// The height is final.
  case settled = 0
  /// The height is assumed; the delegate is asked when the row is about to show.
  case delegate = 1
  /// The height is assumed; the cell is measured each time it shows the row.
  case cell = 2
}
