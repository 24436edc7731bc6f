/// A closure that a control or a menu runs.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The object that runs the action.
  public internal(set) weak var sender: AnyObject?
  /// The name; one of its own without one.
  public let identifier: Identifier
  /// What the action does, in more words.
  public var discoverabilityTitle: String?
  /// How the action shows in a menu.
  public var attributes: Attributes
  /// The mark before the action.
  public var state: State
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler, which finds the object that runs it as its action's sender.
  func run(by sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
