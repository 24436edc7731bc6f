/// What a pool does after an item.
package enum PoolStep: Sendable {
  /// Hand out the next one.
  case next
  /// Queue the item once more, at the end: what disturbed it may be over by then.
  case again
  /// Ask the same worker for the same item at once; leave the items that wait if it is the last one.
  case atOnce(isLast: Bool)
  /// Leave the items that wait.
  case stop
}
