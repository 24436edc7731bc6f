/// A titled picture below a failure.
public struct FailurePicture: Codable, Hashable, Sendable {
  /// What the picture shows.
  public var title: String
  /// The picture as SVG.
  public var svg: String
  /// Whether it shows dark appearance; nil for a picture that has none.
  public var isDark: Bool?

  /// Creates a picture.
  public init(title: String, svg: String, isDark: Bool? = nil) {
    self.title = title
    self.svg = svg
    self.isDark = isDark
  }
}
