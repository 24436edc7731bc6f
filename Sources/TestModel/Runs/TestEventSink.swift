/// Who hears the events of a run, in order, from one thread at a time.
public protocol TestEventSink: AnyObject {
  /// Takes the next event.
  func receive(_ event: TestEvent)
}
