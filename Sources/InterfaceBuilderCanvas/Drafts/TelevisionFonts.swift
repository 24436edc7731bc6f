import Foundation
import HeadlessUIKit

/// The fonts of tvOS.
@MainActor
enum TelevisionFonts {
  /// What tvOS gives controls: medium by name, and as wide as semibold texts are elsewhere.
  static let control = UIFont.systemFont(ofSize: 38, weight: .semibold)

  /// The font of a text style; nil for those that tvOS has not.
  static func font(for style: UIFont.TextStyle) -> UIFont? {
    sizes[style].map { .systemFont(ofSize: $0.0, weight: $0.1) }
  }

  /// Sizes and weights of text styles: Apple's Human Interface Guidelines.
  private static let sizes: [UIFont.TextStyle: (CGFloat, UIFont.Weight)] = [
    .title1: (76, .medium), .title2: (57, .medium), .title3: (48, .medium),
    .headline: (38, .medium), .subheadline: (29, .semibold), .callout: (31, .medium),
    .body: (29, .medium), .footnote: (29, .medium), .caption1: (25, .medium),
    .caption2: (23, .medium),
  ]
}
