/// The height of a row, and the number of its ``HeightOrigin``.
struct RowHeight {
  let height: Double
  let origin: Double
}
