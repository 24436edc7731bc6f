extension SweepOptions {
  /// The texts of labels and buttons.
  public enum Text: Hashable, Sendable {
    /// Those of the document.
    case short
    /// Half as long again, as translations are.
    case long
    /// The longest translation of each.
    case translations
    /// Those of the document in a size of dynamic type.
    case size(TextSize)

    /// Those of the document in the largest size of dynamic type.
    public static let accessibility = Text.size(.largest)

    /// The size that was chosen; nil for the usual one.
    var size: TextSize? {
      if case .size(let size) = self { return size }
      return nil
    }
  }
}

extension SweepOptions.Text: CaseIterable {
  /// All kinds, sizes from the smallest.
  public static var allCases: [Self] {
    [.short, .long, .translations] + TextSize.allCases.map { .size($0) }
  }

  /// The kinds that `--text` takes.
  public static let named: [Self] = [.short, .long, .translations, .accessibility]
}

extension SweepOptions.Text: RawRepresentable {
  /// Reads a kind's name, or that of a size.
  public init?(rawValue: String) {
    switch rawValue {
    case "short": self = .short
    case "long": self = .long
    case "translations": self = .translations
    case "accessibility-xxxl": self = .accessibility
    default:
      guard let size = TextSize(rawValue: rawValue) else { return nil }
      self = .size(size)
    }
  }

  /// The name, by which baselines know findings too.
  public var rawValue: String {
    switch self {
    case .short: "short"
    case .long: "long"
    case .translations: "translations"
    case .size(.largest): "accessibility-xxxl"
    case .size(let size): size.rawValue
    }
  }
}
