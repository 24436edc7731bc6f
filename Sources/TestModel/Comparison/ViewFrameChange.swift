import Numbers

/// A view whose frame changed, or that is new or gone.
public struct ViewFrameChange: Codable, Hashable, Sendable {
  /// The view's id, or its path from the nearest view with an id.
  public var path: String
  /// Its frame in the base; nil for a new view.
  public var base: TreeFrame?
  /// Its frame in the head; nil for a view that is gone.
  public var head: TreeFrame?

  /// Creates a change.
  public init(path: String, base: TreeFrame?, head: TreeFrame?) {
    self.path = path
    self.base = base
    self.head = head
  }

  /// The change as text: `label#abc-de-fgh (16, 8, 288, 21) → (16, 8, 200, 21)`.
  public var text: String { "\(path) \(Self.text(base)) → \(Self.text(head))" }

  /// A frame as text, the same in every report.
  public static func text(_ frame: TreeFrame?) -> String {
    guard let frame else { return "not there" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.number)
    return "(\(numbers.joined(separator: ", ")))"
  }

  private static func number(_ value: Double) -> String {
    let isWhole = value.rounded() == value && abs(value) < 1e15
    return isWhole ? String(Int(saturating: value)) : String(value)
  }
}
