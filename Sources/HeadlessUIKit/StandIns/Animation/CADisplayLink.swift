import Foundation

/// Calls a method for each frame; no frames are drawn, so it never does.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Creates one.
  public init(target: Any, selector sel: Selector) {}
  /// Stored only.
  open var isPaused = false
  /// Stored only.
  open var preferredFramesPerSecond = 0
  /// Stored only.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Stored only.
  open var timestamp: CFTimeInterval { 0 }
  /// Stored only.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// Stored only.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Asks for calls, which do not come.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    StandIn.note("CADisplayLink.add")
  }
  /// Does nothing here.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    StandIn.note("CADisplayLink.remove")
  }
  /// Does nothing here.
  open func invalidate() { StandIn.note("CADisplayLink.invalidate") }
}
