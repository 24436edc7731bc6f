/// What a sweep lays documents out with.
public struct SweepOptions: Sendable, Equatable {
  /// The texts of labels and buttons.
  public enum Text: String, Sendable, CaseIterable {
    /// Those of the document.
    case short
    /// Half as long again, as translations are.
    case long
    /// Those of the document in the largest size of dynamic type.
    case accessibility = "accessibility-xxxl"
  }

  /// The widths in points; screens, lists and what fills them take these.
  public var widths: [Double]
  /// The texts; each is laid out at each width.
  public var texts: [Text]

  /// Creates options.
  public init(widths: [Double], texts: [Text] = [.short]) {
    self.widths = widths
    self.texts = texts
  }

  /// Every width with every text, texts apart.
  var points: [SweepPoint] {
    texts.flatMap { text in widths.map { SweepPoint(width: $0, text: text) } }
  }
}

/// One width with one kind of texts; no width means the document's own.
struct SweepPoint: Hashable {
  var width: Double?
  var text: SweepOptions.Text
}
