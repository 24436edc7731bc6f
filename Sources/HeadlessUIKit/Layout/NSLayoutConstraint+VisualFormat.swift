import Foundation

extension NSLayoutConstraint {
  /// The alignment, the direction and the spacing of a visual format's views.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's numbers: one bit for each alignment, two for the direction, one for the spacing.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Horizontal middles are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Vertical middles are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines of text are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines of text are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The 16 lowest bits, which hold alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow in reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction, the lowest 0.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spacing is measured between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spacing is measured from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Makes the inactive constraints of a visual format string such as `H:|-[name(>=80@750)]-8-[price]-|`.
  ///
  /// Raises an `NSInvalidArgumentException` that points at a mistake in the format, and then
  /// returns no constraints. ``constraints(parsingVisualFormat:options:metrics:views:)`` throws a
  /// typed error instead.
  ///
  /// - Parameters:
  /// - format: The string, by the grammar of Apple's "Visual Format Language".
  /// - opts: The alignment across the layout, the direction, and the kind of spacing.
  /// - metrics: Numbers by the names that the format uses for them.
  /// - views: Views and guides by the names that the format uses for them.
  /// - Returns: The constraints, in the order of the format, then those of alignment.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try constraints(
        parsingVisualFormat: format,
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
    } catch {
      UIKitException.raise(.invalidArgument, error.description)
      return []
    }
  }

  /// Makes the inactive constraints of a visual format string; an addition of this engine.
  ///
  /// - Throws: A ``VisualFormatError`` with the place of the mistake.
  /// - Complexity: O(characters + constraints)
  public class func constraints(
    parsingVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let read = try VisualFormat(format)
    return try VisualFormatMaker(
      text: format,
      format: read,
      options: options,
      metrics: metrics,
      views: views
    ).constraints()
  }
}
