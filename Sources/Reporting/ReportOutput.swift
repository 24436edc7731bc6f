/// A report format and its file.
public struct ReportOutput {
  /// The writer of the format.
  public var renderer: any RunRenderer
  /// The file.
  public var path: String

  /// Creates an output.
  public init(_ renderer: any RunRenderer, to path: String) {
    self.renderer = renderer
    self.path = path
  }
}
