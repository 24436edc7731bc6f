extension UIFont {
  /// The known sizes that a user can choose for texts.
  public enum ContentSize: Sendable, CaseIterable {
    /// The size that devices have by default.
    case large
    /// The size below that.
    case medium
    /// The smallest size.
    case extraSmall
  }

  /// The look of a text style: size, weight, and distance between baselines, in points.
  struct StyleLook {
    var size: CGFloat
    var distance: CGFloat
    var weight = Weight.regular
  }

  /// The font of a text style at a content size.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    contentSize: ContentSize
  ) -> UIFont {
    let look = look(of: style, contentSize)
    return UIFont(
      family: systemFamilyName,
      name: ".SFUI-\(look.weight.rawValue)",
      size: look.size,
      weight: look.weight,
      textStyle: style
    )
  }

  /// The space between lines of a style's own size; 0 for other sizes.
  static func leading(of style: TextStyle, _ pointSize: CGFloat) -> CGFloat {
    for size in ContentSize.allCases {
      let look = look(of: style, size)
      if look.size == pointSize { return max(0, look.distance - pointSize * systemLineShare) }
    }
    return 0
  }

  /// The look of a style at a content size, from Apple's tables "Large (default)", "Medium" and "xSmall".
  static func look(of style: TextStyle, _ size: ContentSize) -> StyleLook {
    switch size {
    case .large: largeLook(of: style)
    case .medium: mediumLook(of: style)
    case .extraSmall: extraSmallLook(of: style)
    }
  }

  private static func largeLook(of style: TextStyle) -> StyleLook {
    switch style {
    case .largeTitle: StyleLook(size: 34, distance: 41)
    case .title1: StyleLook(size: 28, distance: 34)
    case .title2: StyleLook(size: 22, distance: 28)
    case .title3: StyleLook(size: 20, distance: 25)
    case .headline: StyleLook(size: 17, distance: 22, weight: .semibold)
    case .callout: StyleLook(size: 16, distance: 21)
    case .subheadline: StyleLook(size: 15, distance: 20)
    case .footnote: StyleLook(size: 13, distance: 18)
    case .caption1: StyleLook(size: 12, distance: 16)
    case .caption2: StyleLook(size: 11, distance: 13)
    default: StyleLook(size: 17, distance: 22)
    }
  }

  private static func mediumLook(of style: TextStyle) -> StyleLook {
    switch style {
    case .largeTitle: StyleLook(size: 33, distance: 40)
    case .title1: StyleLook(size: 27, distance: 33)
    case .title2: StyleLook(size: 21, distance: 26)
    case .title3: StyleLook(size: 19, distance: 24)
    case .headline: StyleLook(size: 16, distance: 21, weight: .semibold)
    case .callout: StyleLook(size: 15, distance: 20)
    case .subheadline: StyleLook(size: 14, distance: 19)
    case .footnote: StyleLook(size: 12, distance: 16)
    case .caption1: StyleLook(size: 11, distance: 13)
    case .caption2: StyleLook(size: 11, distance: 13)
    default: StyleLook(size: 16, distance: 21)
    }
  }

  private static func extraSmallLook(of style: TextStyle) -> StyleLook {
    switch style {
    case .largeTitle: StyleLook(size: 31, distance: 38)
    case .title1: StyleLook(size: 25, distance: 31)
    case .title2: StyleLook(size: 19, distance: 24)
    case .title3: StyleLook(size: 17, distance: 22)
    case .headline: StyleLook(size: 14, distance: 19, weight: .semibold)
    case .callout: StyleLook(size: 13, distance: 18)
    case .subheadline: StyleLook(size: 12, distance: 16)
    case .footnote: StyleLook(size: 12, distance: 16)
    case .caption1: StyleLook(size: 11, distance: 13)
    case .caption2: StyleLook(size: 11, distance: 13)
    default: StyleLook(size: 14, distance: 19)
    }
  }
}
