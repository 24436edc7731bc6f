import HeadlessUIKit

/// A button of an app's own class.
///
/// Nibs give the engine's controls their actions directly; those of other classes take them one by one, with
/// `addTarget(_:action:for:)`, as code does.
open class PanelKnob: UIButton {}
