/// Keeps what can be undone; here nothing.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Stored only.
  open var canUndo: Bool { false }
  /// Stored only.
  open var canRedo: Bool { false }
  /// Does nothing here.
  open func undo() { StandIn.note("UndoManager.undo") }
  /// Does nothing here.
  open func redo() { StandIn.note("UndoManager.redo") }
  /// Does nothing here.
  open func removeAllActions() { StandIn.note("UndoManager.removeAllActions") }
  /// Does nothing here.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {}
}
