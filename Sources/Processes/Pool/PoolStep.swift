/// What a pool does after an item.
package enum PoolStep: Sendable {
  /// Hand out the next one.
  case next
  /// Queue the item once more, at the end: what disturbed it may be over by then.
  case again
  /// Leave the items that wait.
  case stop
}
