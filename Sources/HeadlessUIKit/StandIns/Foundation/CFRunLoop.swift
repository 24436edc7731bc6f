/// A run loop by its name of Core Foundation.
///
/// The virtual loop runs what is due whether it is woken or not.
public final class CFRunLoop: Sendable {
  fileprivate static let current = CFRunLoop()
}

/// The loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.current }

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.current }

/// Does nothing: a virtual loop does not sleep.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}
