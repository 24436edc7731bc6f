/// A pool of one list, shared by all views that came from it: keeping one reference beside a view is all
/// that the runner adds to a measured dequeue.
final class ReuseLane: Sendable {
  let list: ListHost
  let pool: ReusePool

  init(_ list: ListHost, _ pool: ReusePool) {
    self.list = list
    self.pool = pool
  }
}
