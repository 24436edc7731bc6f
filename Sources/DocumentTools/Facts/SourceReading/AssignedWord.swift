/// What a word after a dot, or of a message, may set, as far as its letters tell.
struct AssignedWord: Sendable {
  /// What is set where a value follows: `text`, `setTitle`.
  let member: SourceAssignments.Member?
  /// What a method of this name sets: `loadAvatar`, `imageFromURL`, `configure`.
  let method: SourceAssignments.Member?
  /// What a message of Objective-C whose first word this is sets.
  let message: SourceAssignments.Member?
  /// Whether what follows in brackets is a value: `setTitle(…)`.
  let takesValue: Bool

  /// Weighs a word.
  ///
  /// - Complexity: O(letters).
  init(_ word: String) {
    let lowered = word.lowercased()
    let letters = SourceText(lowered)
    member = Self.exact(word) ?? Self.alike(lowered, letters)
    message = word == "addTarget" ? .target : Self.imageMethod(lowered, letters)
    method = message ?? (Self.isStyling(word) ? .style : nil)
    takesValue = Self.setters.contains(where: lowered.hasPrefix)
  }

  private static let setters = ["set", "sd_set", "af_set", "load", "download", "local"]

  private static func exact(_ word: String) -> SourceAssignments.Member? {
    switch word {
    case "delegate", "Delegate": .delegate
    case "dataSource", "DataSource": .dataSource
    case "isHidden", "hidden", "Hidden", "alpha", "Alpha": .visibility
    case "isUserInteractionEnabled", "userInteractionEnabled", "UserInteractionEnabled",
      "isEnabled", "enabled", "Enabled":
      .touches
    case "transform", "Transform": .place
    case "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
      "rightAnchor",
      "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor", "snp", "makeConstraints",
      "remakeConstraints", "updateConstraints":
      .constraints
    case "isScrollEnabled", "scrollEnabled", "ScrollEnabled": .scrolling
    case "constant", "Constant": .constant
    case "showsMenuAsPrimaryAction": .menu
    // In RxSwift, ReactiveSwift and ReactiveObjC: `button.rx.tap.bind { … }`, `button.rac_command = command`
    case "tap", "controlEvent", "controlEvents", "pressed", "rac_command", "setRac_command",
      "rac_signalForControlEvents":
      .target
    default: nil
    }
  }

  private static func alike(_ word: String, _ letters: SourceText) -> SourceAssignments.Member? {
    if word.hasSuffix("text") || word.hasSuffix("title") || word.hasPrefix("local")
      || word.hasPrefix("setlocal")
    {
      return .text
    }
    if isFont(word) { return .font }
    return isImage(word, letters) ? .image : nil
  }

  // `font`, `setTitleFont`, `adjustsFontSizeToFitWidth`, `numberOfLines`; not `fontSize` of something else.
  private static func isFont(_ word: String) -> Bool {
    word.hasSuffix("font") || word.hasPrefix("adjustsfont") || word == "numberoflines"
      || word == "minimumscalefactor" || word.hasSuffix("textstyle") || word.hasSuffix("typography")
  }

  // `image`, `setBackgroundImage`, `sd_setImageWithURL`, `loadAvatar`; not `imageEdgeInsets`.
  private static func isImage(_ word: String, _ letters: SourceText) -> Bool {
    if word.hasSuffix("image") { return true }
    return imageWords.contains(where: letters.has) && !otherWords.contains(where: letters.has)
  }

  private static let imageWords: [StaticString] = [
    "image", "avatar", "photo", "picture", "icon", "thumbnail",
  ]
  private static let otherWords: [StaticString] = [
    "inset", "mode", "view", "tint", "size", "position", "label",
  ]

  // A method that says no more than `load` or `download` may set an image as well.
  private static func imageMethod(
    _ word: String,
    _ letters: SourceText
  ) -> SourceAssignments.Member? {
    let isPlain = word == "load" || word.hasPrefix("download")
    return isPlain || (word.utf8.count > "image".utf8.count && isImage(word, letters))
      ? .image : nil
  }

  // A method of a view's extension sets how it looks: none of UIKit is named so.
  private static func isStyling(_ word: String) -> Bool {
    let first = word.prefix { !$0.isUppercase }
    if first == "set" { return looks.contains(where: word.dropFirst(3).hasPrefix) }
    return styling.contains(String(first))
  }

  private static let styling: Set<String> = [
    "configure", "apply", "style", "theme", "decorate", "customize", "customise",
  ]
  private static let looks = ["Theme", "Style", "Look", "Appearance", "Typography"]
}
