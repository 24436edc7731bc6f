/// The measurer in use.
@MainActor
public enum TextMeasurement {
  /// Measures all text of the process; replace it before views are made.
  public static var measurer: any TextMeasuring = FittedTextMeasurer()

  static func measure(
    _ text: String,
    _ font: UIFont,
    _ width: CGFloat,
    _ lines: Int,
    _ mode: NSLineBreakMode
  ) -> CGSize {
    EngineCounters.current.textMeasurements &+= 1
    return measurer.size(
      of: text,
      font: font,
      width: width,
      numberOfLines: lines,
      lineBreakMode: mode,
      scale: UIScreen.main.scale
    )
  }
}
