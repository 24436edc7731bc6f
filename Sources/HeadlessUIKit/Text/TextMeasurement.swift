/// The text measurer of the process.
@preconcurrency @MainActor
public enum TextMeasurement {
  /// Measures all texts; replace it before views are made, since views cache sizes.
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
