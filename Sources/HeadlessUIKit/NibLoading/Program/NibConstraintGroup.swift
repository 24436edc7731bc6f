/// The constraints of one owner: places in the program's list.
struct NibConstraintGroup {
  var owner: NibSlot
  var range: Range<Int>
  /// Whether all are active, proven, and referred to by nothing.
  var isProven = true
}
