/// A change of one row.
enum HeightEdit {
  case set(Double)
  case insert(Double)
  case remove
}
