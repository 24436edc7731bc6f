/// A control that shows a colour, and lets the user choose another one; nobody does here.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// What the picker would be called.
  open var title: String?
  /// Whether the user may choose how transparent it is.
  open var supportsAlpha = true
  /// The colour.
  open var selectedColor: UIColor?
}
