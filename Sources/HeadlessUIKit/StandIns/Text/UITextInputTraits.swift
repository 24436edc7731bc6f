import Foundation

/// Keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case asciiCapable
  /// As UIKit's.
  case numbersAndPunctuation
  /// As UIKit's.
  case URL
  /// As UIKit's.
  case numberPad
  /// As UIKit's.
  case phonePad
  /// As UIKit's.
  case namePhonePad
  /// As UIKit's.
  case emailAddress
  /// As UIKit's.
  case decimalPad
  /// As UIKit's.
  case twitter
  /// As UIKit's.
  case webSearch
  /// As UIKit's.
  case asciiCapableNumberPad
}

/// Looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case dark
  /// As UIKit's.
  case light
}

/// Looks of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case go
  /// As UIKit's.
  case google
  /// As UIKit's.
  case join
  /// As UIKit's.
  case next
  /// As UIKit's.
  case route
  /// As UIKit's.
  case search
  /// As UIKit's.
  case send
  /// As UIKit's.
  case yahoo
  /// As UIKit's.
  case done
  /// As UIKit's.
  case emergencyCall
  /// As UIKit's.
  case `continue`
}

/// Which letters become upper case.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// As UIKit's.
  case none = 0
  /// As UIKit's.
  case words
  /// As UIKit's.
  case sentences
  /// As UIKit's.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case no
  /// As UIKit's.
  case yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case no
  /// As UIKit's.
  case yes
}

/// Whether dashes become long.
public enum UITextSmartDashesType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case no
  /// As UIKit's.
  case yes
}

/// Whether quotes become round.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case no
  /// As UIKit's.
  case yes
}

/// Whether spaces follow words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case no
  /// As UIKit's.
  case yes
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let name = UITextContentType(rawValue: "name")
  /// Stored only.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Stored only.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Stored only.
  public static let username = UITextContentType(rawValue: "username")
  /// Stored only.
  public static let password = UITextContentType(rawValue: "password")
  /// Stored only.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// Stored only.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Stored only.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Stored only.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Stored only.
  public static let URL = UITextContentType(rawValue: "url")
  /// Stored only.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Stored only.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Stored only.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Stored only.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// Stored only.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Stored only.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Stored only.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Stored only.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Stored only.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// How text is entered; stored, without effect here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextInputTraits {
  private func trait<Value>(_ key: String, _ standard: Value) -> Value {
    (self as? NSObject)?.stored(key, standard) ?? standard
  }
  private func setTrait(_ key: String, _ value: Any?) { (self as? NSObject)?.store(key, value) }
  /// Stored only.
  public var keyboardType: UIKeyboardType {
    get { trait("keyboardType", .default) }
    set { setTrait("keyboardType", newValue) }
  }
  /// Stored only.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { trait("keyboardAppearance", .default) }
    set { setTrait("keyboardAppearance", newValue) }
  }
  /// Stored only.
  public var returnKeyType: UIReturnKeyType {
    get { trait("returnKeyType", .default) }
    set { setTrait("returnKeyType", newValue) }
  }
  /// Stored only.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { trait("autocapitalizationType", .sentences) }
    set { setTrait("autocapitalizationType", newValue) }
  }
  /// Stored only.
  public var autocorrectionType: UITextAutocorrectionType {
    get { trait("autocorrectionType", .default) }
    set { setTrait("autocorrectionType", newValue) }
  }
  /// Stored only.
  public var spellCheckingType: UITextSpellCheckingType {
    get { trait("spellCheckingType", .default) }
    set { setTrait("spellCheckingType", newValue) }
  }
  /// Stored only.
  public var smartDashesType: UITextSmartDashesType {
    get { trait("smartDashesType", .default) }
    set { setTrait("smartDashesType", newValue) }
  }
  /// Stored only.
  public var smartQuotesType: UITextSmartQuotesType {
    get { trait("smartQuotesType", .default) }
    set { setTrait("smartQuotesType", newValue) }
  }
  /// Stored only.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { trait("smartInsertDeleteType", .default) }
    set { setTrait("smartInsertDeleteType", newValue) }
  }
  /// Stored only.
  public var textContentType: UITextContentType? {
    get { trait("textContentType", nil as UITextContentType?) }
    set { setTrait("textContentType", newValue) }
  }
  /// Stored only.
  public var enablesReturnKeyAutomatically: Bool {
    get { trait("enablesReturnKeyAutomatically", false) }
    set { setTrait("enablesReturnKeyAutomatically", newValue) }
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}
