import Foundation
import HeadlessUIKit

/// Replaces the texts in a tree of views.
@MainActor
enum SweepText {
  /// Changes the texts of labels and buttons before layout.
  ///
  /// - Parameters:
  ///   - text: What becomes of them.
  ///   - root: The views to change, with all below it.
  ///   - isName: Whether a text is a name that no translation changes.
  ///   - translations: The texts to take instead, by the ids of views.
  ///   - changed: Views whose texts were changed already. Roots may lie inside others, or be the same view.
  static func apply(
    _ text: SweepOptions.Text,
    to root: UIView,
    keeping isName: (String) -> Bool = { _ in false },
    translations: [String: Translation] = [:],
    changed: inout Set<ObjectIdentifier>
  ) {
    guard text != .short else { return }
    let repeated = text == .long ? repeatedTexts(below: root) : []
    func translated(_ text: String) -> String {
      repeated.contains(text) || isName(text) ? text : longer(text)
    }
    var waiting = [root]
    while let view = waiting.popLast() {
      // Headers, footers and static cells of tables are laid out separately, and get their texts
      // then.
      if !(view is UITableView) { waiting += view.subviews }
      guard changed.insert(ObjectIdentifier(view)).inserted else { continue }
      if let id = view.interfaceBuilderID, let translation = translations[id] {
        translate(view, translation.text)
        continue
      }
      switch (text, view) {
      case (.long, let label as UILabel):
        if !isOfIcons(label.font) { lengthen(label, by: translated) }
      case (.long, let button as UIButton):
        if !isOfIcons(button.titleFont), let title = button.title(for: .normal), !title.isEmpty {
          button.setTitle(translated(title), for: .normal)
        }
      case (.size(let size), _): resize(view, size)
      default: break
      }
    }
  }

  private static func translate(_ view: UIView, _ text: String) {
    switch view {
    case let label as UILabel: if !(label.text ?? "").isEmpty { label.text = text }
    case let button as UIButton:
      if !(button.title(for: .normal) ?? "").isEmpty { button.setTitle(text, for: .normal) }
    default: break
    }
  }

  // UIKit takes the fonts of styles when it loads a nib; whether a view adjusts decides what happens
  // while it is shown.
  private static func resize(_ view: UIView, _ size: TextSize) {
    switch view {
    case let label as UILabel: label.font = size.font(for: label.font)
    case let button as UIButton: button.titleFont = size.font(for: button.titleFont)
    case let field as UITextField: if let font = field.font { field.font = size.font(for: font) }
    case let text as UITextView: if let font = text.font { text.font = size.font(for: font) }
    default: break
    }
  }

  // Setting a text would take the fonts of its parts away.
  private static func lengthen(_ label: UILabel, by translated: (String) -> String) {
    guard let attributed = label.attributedText, attributed.length > 0,
      !attributed.attributes(at: 0, effectiveRange: nil).isEmpty
    else {
      if let text = label.text, !text.isEmpty { label.text = translated(text) }
      return
    }
    let text = attributed.string
    guard translated(text) != text else { return }
    let more = NSMutableAttributedString(attributedString: attributed)
    for addition in additions(to: text).reversed() {
      let place = text.utf16.distance(from: text.startIndex, to: addition.place)
      let font = attributed.attributes(at: max(0, place - 1), effectiveRange: nil)
      more.insert(NSAttributedString(string: addition.text, attributes: font), at: place)
    }
    label.attributedText = more
  }

  /// The texts that more than three views share: placeholders for an app's data.
  private static func repeatedTexts(below root: UIView) -> Set<String> {
    var counts: [String: Int] = [:]
    var waiting = [root]
    while let view = waiting.popLast() {
      if !(view is UITableView) { waiting += view.subviews }
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
      if let text, !text.isEmpty { counts[text, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > 3 }.keys)
  }

  /// Lengthens each line of a text by half, with a copy of its beginning.
  ///
  /// Texts that are not translated stay as they are: figures, signs of a font of icons, addresses, codes of
  /// currencies, and Interface Builder's default words.
  static func longer(_ text: String) -> String {
    guard text.count(where: \.isLetter) > 1, !isPlaceholder(text), !isUntranslated(text) else {
      return text
    }
    var longer = text
    for addition in additions(to: text).reversed() {
      longer.insert(contentsOf: addition.text, at: addition.place)
    }
    return longer
  }

  /// What makes the lines of a text longer, and where, in the order of the lines.
  private static func additions(to text: String) -> [(place: String.Index, text: String)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.contains(where: \.isLetter) else { return nil }
      let more = line.prefix(max(1, line.count / 2))
      return (line.endIndex, (line.contains(" ") ? " " : "") + more)
    }
  }

  /// Whether a font has pictures for letters: those are not translated.
  static func isOfIcons(_ font: UIFont) -> Bool {
    guard !font.isSystemFont else { return false }
    let names = [font.familyName, font.fontName].map { name in
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return names.contains { name in iconFonts.contains(where: name.contains) }
  }

  /// Parts of the names of fonts of pictures.
  private static let iconFonts = [
    "icon", "fontello", "fontawesome", "materialsymbols", "icomoon", "glyph", "entypo", "dingbat",
    "simpleline", "stroke7", "themify", "fontisto", "webdings", "wingdings",
  ]

  /// Whether a text is the same in all languages: an address, a code such as EUR, or who holds a right.
  private static func isUntranslated(_ text: String) -> Bool {
    if text.contains("©") || text.contains("://") || isHolder(text) || isProduct(text) {
      return true
    }
    guard !text.contains(where: \.isWhitespace) else { return false }
    let isCode = text.count == 3 && text.allSatisfy { $0.isASCII && $0.isUppercase }
    return isCode && Locale.commonISOCurrencyCodes.contains(text) || isAddress(text)
  }

  /// Whether a text names a company and perhaps years: `Example Ltd, 2017-2018`, `(c) 2019 Example`.
  private static func isHolder(_ text: String) -> Bool {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber || "()".contains($0)) }
    guard words.count < 10 else { return false }
    let isCompany =
      words.count < 7 && words.dropFirst().contains { companyForms.contains(String($0)) }
    let isMarked = words.contains("(c)") || words.contains("copyright")
    return isCompany || isMarked && words.contains(where: isYear)
  }

  /// Whether a text is nothing but names of products that have one name everywhere: `Facebook`, `Apple Pay`.
  private static func isProduct(_ text: String) -> Bool {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
    return products.contains(words)
  }

  private static let products: Set<String> = [
    "airdrop", "airplay", "american express", "apple pay", "apple watch",
    "dropbox", "evernote", "face id", "facebook", "facetime", "flickr", "foursquare", "github",
    "google", "google drive", "google maps", "google pay", "google plus", "gmail", "icloud",
    "imessage", "instagram", "itunes", "linkedin", "mastercard",
    "microsoft", "netflix", "paypal", "pinterest", "qq", "skype",
    "snapchat", "spotify", "telegram", "tiktok", "touch id", "tumblr", "twitter", "viber",
    "waze", "wechat", "wechat pay", "weibo", "whatsapp", "yahoo",
    "youtube", "支付宝", "微信", "微博",
  ]

  private static func isYear(_ word: Substring) -> Bool {
    word.count == 4 && Int(word).map { (1900...2099).contains($0) } == true
  }

  /// The forms of companies.
  private static let companyForms: Set<String> = [
    "ltd", "inc", "llc", "gmbh", "corp", "plc", "srl", "pty",
  ]

  /// Whether a word is an address of the web or of a person: `www.example.org`, `me@example.org`.
  private static func isAddress(_ word: String) -> Bool {
    if word.lowercased().hasPrefix("www.") { return true }
    let parts = word.split(separator: "@")
    return parts.count == 2 && parts[1].contains(".")
  }

  /// Whether a text stands for another one that is not known: a default word of Interface Builder, a name or a key
  /// of code, or filling text.
  static func isPlaceholder(_ text: String) -> Bool {
    if placeholders.contains(text) { return true }
    guard !text.contains(where: \.isWhitespace) else {
      return text.lowercased().hasPrefix("lorem ipsum")
    }
    return isKey(text) || isClassName(text)
  }

  /// Whether a word is the name of a class of UIKit's kinds: `DetailViewController`.
  private static func isClassName(_ word: String) -> Bool {
    guard word.first?.isUppercase == true, word.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return false
    }
    return classEndings.contains { word.hasSuffix($0) && word.count > $0.count }
  }

  private static let classEndings = [
    "Controller", "View", "ViewCell", "Label", "Button", "TextField",
  ]

  /// Whether a word is written as code writes names: `lbl_title`, `welcome.title` or `welcomeTitle`.
  private static func isKey(_ word: String) -> Bool {
    guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }),
      let first = word.first, first.isLetter
    else { return false }
    let parts = word.split { "_.".contains($0) }
    if parts.count > 1, word.contains("_") { return true }
    // Three words between points are a key, and `Login.Title` is one too; `No.5` and `U.S.` are not.
    if parts.count > 1, parts.allSatisfy({ $0.count > 2 && $0.allSatisfy(\.isLetter) }) {
      return true
    }
    guard word.prefix(2).allSatisfy(\.isLowercase) else { return false }
    // Hardly a word of one line has so many letters: `addfriendmanually`.
    if word.count >= keyLength, word.allSatisfy(\.isLowercase) { return true }
    return parts.count > 1 || word.contains(where: \.isUppercase)
  }

  private static let keyLength = 15

  private static let placeholders: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail"]
}
