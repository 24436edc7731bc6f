import TestModel

/// What `inspect` says of one document.
public struct InspectedDocument: Sendable {
  /// The path as it was given.
  public var file: String
  /// Why it could not be loaded or laid out; nil when all went well.
  public var error: String?
  /// Every view with an Interface Builder id, in document order.
  public var views: [InspectedView] = []
  /// The view trees of its roots after layout.
  public var trees: [TreePicture] = []
  /// What cannot hold together; nil when nobody asked.
  public var conflicts: [ConflictReport]?
  /// Views whose frames are open; nil when nobody asked.
  public var ambiguities: [AmbiguityReport]?
  /// The limits that the search for both reached, each in a sentence.
  public var limits: [String] = []

  init(file: String, error: String? = nil) {
    self.file = file
    self.error = error
  }

  /// Creates the place of a document that could not be inspected.
  public init(file: String, because error: String) {
    self.init(file: file, error: error)
  }
}
