/// A form of report with the file that it goes to.
public struct ReportOutput {
  /// The form.
  public var renderer: any RunRenderer
  /// The file.
  public var path: String

  /// Creates an output.
  public init(_ renderer: any RunRenderer, to path: String) {
    self.renderer = renderer
    self.path = path
  }
}
