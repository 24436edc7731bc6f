/// A sink that passes each event to several others, in order.
public final class Fanout: TestEventSink {
  private let sinks: [any TestEventSink]

  /// Creates a sink over others.
  public init(_ sinks: [any TestEventSink]) {
    self.sinks = sinks
  }

  /// Passes the event to each sink.
  public func receive(_ event: TestEvent) {
    for sink in sinks { sink.receive(event) }
  }
}
