/// An effect on what lies behind a view; the base class has none.
open class UIVisualEffect: NSObject {}
