import Foundation

/// What two documents say otherwise, and what that does to their views.
public struct DocumentDifference: Codable, Sendable {
  /// What happened to an object, a constraint or a connection.
  public struct Change: Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
      case added, removed, changed, moved
    }

    public var kind: Kind
    public var id: String
    /// What it is, in a sentence: of the newer document, or of the older one where it is gone.
    public var name: String
    /// What changed, by attribute or property; empty for what came or went.
    public var values: [Value] = []
    /// The line in the newer document, or in the older one where it is gone.
    public var line: Int
  }

  /// A value before and after; nil where it is absent.
  public struct Value: Codable, Sendable {
    public var name: String
    public var old: String?
    public var new: String?
  }

  /// A view that lies elsewhere, in points of its superview.
  public struct Move: Codable, Sendable {
    public var id: String
    public var name: String
    public var old: Frame
    public var new: Frame
  }

  /// A frame in points of the superview.
  public struct Frame: Codable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
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
  public var objects: [Change] = []
  public var constraints: [Change] = []
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
