/// A receiver of the events of a run, called in order and by one thread at a time.
public protocol TestEventSink: AnyObject {
  /// Takes the next event.
  func receive(_ event: TestEvent)
}
