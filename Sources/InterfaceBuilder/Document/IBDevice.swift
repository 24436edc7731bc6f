/// The device that a document was drawn on.
public struct IBDevice: Sendable, Hashable {
  /// The device's name, such as `retina6_12`.
  public var id: String?
  /// How it is held.
  public var orientation: IBOrientation?
  /// Light or dark.
  public var appearance: IBAppearance?
  /// The adaptation, such as `fullscreen`.
  public var adaptation: String?

  init(_ element: IBElement) {
    id = element.text(.id)
    orientation = element.keyword(.orientation)
    appearance = element.keyword(.appearance)
    adaptation = element.text(.layout) ?? element.child(.adaptation)?.text(.id)
  }
}
