/// A titled picture below a failure.
public struct FailurePicture: Codable, Hashable, Sendable {
  /// What the picture shows.
  public var title: String
  /// The picture as SVG.
  public var svg: String

  /// Creates a picture.
  public init(title: String, svg: String) {
    self.title = title
    self.svg = svg
  }
}
