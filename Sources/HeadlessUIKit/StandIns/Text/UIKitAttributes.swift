import Foundation

/// The attributes of `AttributedString` that UIKit adds, which configurations' transformers write.
extension AttributeScopes {
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind it.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below it.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through it.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line below it.
    public let underlineColor: UnderlineColorAttribute
    /// Points that are added between letters.
    public let kern: KernAttribute
    /// Points between its baseline and the line's.
    public let baselineOffset: BaselineOffsetAttribute
    /// Alignment and spacing.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }
}

/// The keys, each with its name in attributed strings of Objective-C.
extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIFont
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSFont"
  }
  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSColor"
  }
  /// The colour behind it.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSBackgroundColor"
  }
  /// The line below it.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = NSUnderlineStyle
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSUnderline"
  }
  /// The line through it.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = NSUnderlineStyle
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSStrikethrough"
  }
  /// The colour of the line below it.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSUnderlineColor"
  }
  /// Points that are added between letters.
  public enum KernAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSKern"
  }
  /// Points between its baseline and the line's.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSBaselineOffset"
  }
  /// Alignment and spacing.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = NSParagraphStyle
    /// Its name in attributed strings of Objective-C.
    public static let name = "NSParagraphStyle"
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
