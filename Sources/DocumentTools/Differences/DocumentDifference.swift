import Foundation

/// What two documents say otherwise, and what that does to their views.
public struct DocumentDifference: Codable, Sendable {
  /// What happened to an object, a constraint or a connection.
  public struct Change: Codable, Sendable {
    /// What happened to it.
    public enum Kind: String, Codable, Sendable {
      case added, removed, changed, moved
    }

    /// What happened to it.
    public var kind: Kind
    /// Its Interface Builder id.
    public var id: String
    /// What it is, in a sentence: of the newer document, or of the older one where it is gone.
    public var name: String
    /// What changed, by attribute or property; empty for what came or went.
    public var values: [Value] = []
    /// The line in the newer document, or in the older one where it is gone.
    public var line: Int
    /// The id of the object that it came or went with.
    public var within: String?
  }

  /// A value before and after; nil where it is absent.
  public struct Value: Codable, Sendable {
    /// The attribute or property; empty for what a constraint or a connection says itself.
    public var name: String
    /// The value before.
    public var old: String?
    /// The value after.
    public var new: String?
  }

  /// A view that lies elsewhere, in points of its superview.
  public struct Move: Codable, Sendable {
    /// The view's id.
    public var id: String
    /// The view in a sentence.
    public var name: String
    /// Where it was.
    public var old: Frame
    /// Where it is.
    public var new: Frame
  }

  /// A frame in points of the superview.
  public struct Frame: Codable, Sendable {
    /// From the left edge.
    public var x: Double
    /// From the top edge.
    public var y: Double
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    init(_ rect: CGRect) {
      (x, y) = (Double(rect.minX), Double(rect.minY))
      (width, height) = (Double(rect.width), Double(rect.height))
    }
  }

  /// Where it is, by its newer path.
  public var file: String
  /// Whether it is in both; `added` and `removed` documents have no changes.
  public var state: Change.Kind
  /// The objects that came, went, moved or changed.
  public var objects: [Change] = []
  /// The constraints that came, went or changed.
  public var constraints: [Change] = []
  /// The connections that came, went or changed.
  public var connections: [Change] = []
  /// Those of views that both documents have.
  public var moves: [Move] = []
  /// Why one of both could not be read or laid out.
  public var error: String?

  init(file: String, state: Change.Kind) {
    self.file = file
    self.state = state
  }

  /// A document that was not compared.
  public init(file: String, because error: String) {
    self.init(file: file, state: .changed)
    self.error = error
  }

  /// Whether both say the same and lay out alike.
  public var isEmpty: Bool {
    state == .changed && error == nil && objects.isEmpty && constraints.isEmpty
      && connections.isEmpty && moves.isEmpty
  }
}
