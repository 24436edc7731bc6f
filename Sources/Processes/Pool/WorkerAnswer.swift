/// What a pool understands of a worker's line.
package enum WorkerAnswer<Outcome> {
  /// The worker can be given items.
  case ready
  /// It is done with its item.
  case finished(Outcome)
  /// It cannot do what was asked, and why.
  case refused(reason: String)
  /// A line that a worker does not send to a pool.
  case unexpected
}
