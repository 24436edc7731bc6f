/// The last measured sizes of one text.
///
/// Three entries suffice: layout asks for the intrinsic size and, when a view is measured or
/// rotated, for two widths.
struct TextCache {
  private struct Entry {
    var width: CGFloat
    var size: CGSize
  }

  private var natural: CGSize?
  private var wrapped: Entry?
  private var spare: Entry?

  /// Drops all sizes, after the text, its font or its number of lines changed.
  mutating func forget() {
    natural = nil
    wrapped = nil
    spare = nil
  }

  /// The size of a text, measured if it is not cached; width 0 means unlimited.
  ///
  /// - Complexity: O(1) when cached, without allocation.
  @MainActor
  mutating func size(
    _ text: String?,
    font: UIFont,
    width: CGFloat,
    lines: Int,
    mode: NSLineBreakMode
  ) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let limit = width > 0 && lines != 1 ? width : .greatestFiniteMagnitude
    let full: CGSize
    if let natural {
      full = natural
    } else {
      full = TextMeasurement.measure(text, font, .greatestFiniteMagnitude, lines, mode)
      natural = full
    }
    if lines == 1 || full.width <= limit { return full }
    if let wrapped, wrapped.width == limit { return wrapped.size }
    if let spare, spare.width == limit {
      (wrapped, self.spare) = (spare, wrapped)
      return spare.size
    }
    let size = TextMeasurement.measure(text, font, limit, lines, mode)
    spare = wrapped
    wrapped = Entry(width: limit, size: size)
    return size
  }
}
