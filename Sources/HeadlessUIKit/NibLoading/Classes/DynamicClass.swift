import Foundation

/// A class that a suite declares instead of writing Swift: a name, a superclass, outlets, actions.
///
/// Its instances are instances of the superclass that carry their outlets beside them, print the
/// declared name, and record the actions that they receive.
public struct DynamicClass: Sendable, Hashable {
  /// An outlet of the class.
  public struct Outlet: Sendable, Hashable {
    /// The outlet's name.
    public var name: String
    /// The class (UIKit's, registered or declared) that connected objects must have; nil for any.
    public var className: String?
    /// Whether it is an outlet collection.
    public var isCollection: Bool

    /// Declares an outlet.
    public init(name: String, className: String? = nil, isCollection: Bool = false) {
      self.name = name
      self.className = className
      self.isCollection = isCollection
    }
  }

  /// The name that documents use as `customClass`.
  public var name: String
  /// The name of a class of UIKit's, a registered or another declared class.
  public var superclass: String
  /// The outlets that connections may set.
  public var outlets: [Outlet]
  /// The selectors that the class answers; calls are recorded.
  public var actions: [String]
  /// Keys that runtime attributes may set; any value is kept.
  public var attributes: [String]

  /// Declares a class.
  public init(
    name: String,
    superclass: String,
    outlets: [Outlet] = [],
    actions: [String] = [],
    attributes: [String] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.outlets = outlets
    self.actions = actions
    self.attributes = attributes
  }
}
