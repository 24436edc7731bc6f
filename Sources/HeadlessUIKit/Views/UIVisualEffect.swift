/// An effect on what lies behind a view.
open class UIVisualEffect: NSObject {}
