/// What sources assign to the outlets of classes, as far as words tell: `nameLabel.text = …`.
///
/// An assignment through another object, such as `cell.nameLabel.text`, counts for the classes that its file names.
struct SourceAssignments: Sendable {
  /// What is assigned.
  enum Member: String, Sendable {
    /// A text, a title, or a name that says so: `setTitle`, `attributedText`, `localizedKey`.
    case text
    /// An image.
    case image
    /// A font, or how small a text and how many its lines may be.
    case font
    /// Whether it is hidden, or its opacity.
    case visibility
    /// How a view is turned or scaled.
    case place
    /// How it looks, by a method of the app's own: `setTheme`, `configure`, `applyStyle`.
    case style
    /// Constraints, by anchors or a library for them.
    case constraints
    /// Whether it scrolls.
    case scrolling
    case delegate
    case dataSource
    /// Whether a button shows its menu instead of sending its action.
    case menu
    /// What a control sends its actions to.
    case target
    /// The constant of a constraint.
    case constant
  }

  /// The classes whose own files assign a member of an outlet, by `outlet.member`.
  private var owners: [String: Set<String>] = [:]
  /// The files that assign a member through another object, by `outlet.member`.
  private var others: [String: Set<Int>] = [:]
  /// The names with a capital in each of those files.
  private var mentions: [Set<String>] = []
  /// Whether the file that is read assigns through another object.
  private var hasOthers = false
  /// What the variables of loops in the file that is read stand for: `for label in labels`.
  private var loops: [String: Set<String>] = [:]
  /// The tags of the views that code looks for, as written.
  private(set) var tags: Set<String> = []

  /// Takes the assignments of a file that declares some classes.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ text: SourceText, of classes: Set<String>) {
    hasOthers = false
    loops = text.loops
    defer { if hasOthers { mentions.append(text.capitalNames) } }
    for place in text.places(after: ".") {
      let word = text.name(at: place)
      let assigned = Self.member(word).flatMap { Self.isAssigned(word, text, place) ? $0 : nil }
      guard let member = assigned ?? Self.called(word, text, place) else { continue }
      if let target = Self.target(before: place - 1, text) { add(target, member, classes) }
    }
    for (space, place) in text.places(afterSpaceAnd: Self.messages) {
      let word = text.name(at: place)
      let isWithout = text.byte(place + word.utf8.count) == UInt8(ascii: "]")
      guard isWithout || text.byte(place + word.utf8.count) == UInt8(ascii: ":"),
        let member = Self.member(word) ?? Self.ofMethod(text.name(at: space)),
        !isWithout || member == .image
      else { continue }
      if let target = Self.target(before: space, text) { add(target, member, classes) }
    }
    for place in text.places(after: "into:") {
      if let target = Self.receiver(at: place, text) { add(target, .image, classes) }
    }
    for place in text.places(after: "viewWithTag") {
      tags.insert(text.name(at: text.byte(place) == 0x20 ? place : place + 1))
    }
  }

  /// Whether code assigns a member of a class's outlet.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - outlet: The outlet's name.
  ///   - isRelated: Whether a class that assigns is the outlet's class, or a superclass or subclass of it.
  /// - Returns: True also where code that names such a class assigns it through another object.
  func hasAssignment(
    _ member: Member,
    of outlet: String,
    where isRelated: (String) -> Bool
  ) -> Bool {
    let key = "\(outlet).\(member.rawValue)"
    if owners[key]?.contains(where: isRelated) == true { return true }
    return others[key]?.contains { mentions[$0].contains(where: isRelated) } == true
  }

  /// Whether code looks for views by a tag, or by one that it computes.
  func looksFor(tag: Int) -> Bool {
    tags.contains { $0 == "\(tag)" || $0.first?.isNumber != true }
  }

  // MARK: Words

  /// How messages of Objective-C begin that set something; libraries for images have prefixes of their own.
  private static let messages: [StaticString] = [
    "mas_", "set", "sd_set", "yy_set", "af_set", "hnk_set", "pin_set", "load", "download", "show",
    "display", "update",
    "fetch", "configure", "apply", "image", "addTarget",
  ]

  private static func member(_ word: String) -> Member? {
    switch word {
    case "delegate", "Delegate": return .delegate
    case "dataSource", "DataSource": return .dataSource
    case "isHidden", "hidden", "Hidden", "alpha", "Alpha": return .visibility
    case "transform", "Transform": return .place
    case "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
      "rightAnchor",
      "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor", "snp", "makeConstraints",
      "remakeConstraints", "updateConstraints":
      return .constraints
    case "isScrollEnabled", "scrollEnabled", "ScrollEnabled": return .scrolling
    case "constant", "Constant": return .constant
    case "showsMenuAsPrimaryAction": return .menu
    // In RxSwift: `button.rx.tap.bind { … }`
    case "tap", "controlEvent": return .target
    default: break
    }
    let lowered = word.lowercased()
    if lowered.hasSuffix("text") || lowered.hasSuffix("title") || lowered.hasPrefix("local")
      || lowered.hasPrefix("setlocal")
    {
      return .text
    }
    if isFont(lowered) { return .font }
    return isImage(lowered) ? .image : nil
  }

  // `font`, `setTitleFont`, `adjustsFontSizeToFitWidth`, `numberOfLines`; not `fontSize` of something else.
  private static func isFont(_ word: String) -> Bool {
    word.hasSuffix("font") || word.hasPrefix("adjustsfont") || word == "numberoflines"
      || word == "minimumscalefactor" || word.hasSuffix("textstyle") || word.hasSuffix("typography")
  }

  // `image`, `setBackgroundImage`, `sd_setImageWithURL`, `loadAvatar`; not `imageEdgeInsets`.
  private static func isImage(_ word: String) -> Bool {
    if word.hasSuffix("image") { return true }
    guard
      ["image", "avatar", "photo", "picture", "icon", "thumbnail"].contains(where: word.contains)
    else { return false }
    return !["inset", "mode", "view", "tint", "size", "position", "label"].contains {
      word.contains($0)
    }
  }

  /// What a method of a view sets by its name: `loadAvatar`, `imageFromURL`, `showThumbnail`.
  ///
  /// One that says no more than `load` or `download` may set an image as well.
  private static func ofMethod(_ name: String) -> Member? {
    if name == "addTarget" { return .target }
    let lowered = name.lowercased()
    let isPlain = lowered == "load" || lowered.hasPrefix("download")
    return isPlain || (lowered.count > "image".count && isImage(lowered)) ? .image : nil
  }

  // `image(for:)` and `backgroundImage(for:)` are asked for an image, as `imageRect(forContentRect:)` is.
  private static func called(_ word: String, _ text: SourceText, _ place: Int) -> Member? {
    let end = place + word.utf8.count
    guard text.byte(end) == UInt8(ascii: "("), text.text(end + 1, end + 4) != "for" else {
      return nil
    }
    return ofMethod(word) ?? (isStyling(word) ? .style : nil)
  }

  /// Whether a method of a view's extension sets how it looks: none of UIKit is named so.
  private static func isStyling(_ word: String) -> Bool {
    let first = word.prefix { !$0.isUppercase }
    if first == "set" { return looks.contains(where: word.dropFirst(3).hasPrefix) }
    return styling.contains(String(first))
  }

  private static let styling: Set<String> = [
    "configure", "apply", "style", "theme", "decorate", "customize", "customise",
  ]
  private static let looks = ["Theme", "Style", "Look", "Appearance", "Typography"]

  // A value follows an equals sign. A method's name begins with what it does.
  private static func isAssigned(_ word: String, _ text: SourceText, _ place: Int) -> Bool {
    if text.text(place - 4, place) == ".rx." || text.byte(place - 2) == UInt8(ascii: "\\") {
      return true
    }
    var next = place + word.utf8.count
    while text.byte(next) == 0x20 { next += 1 }
    switch text.byte(next) {
    // `label.topAnchor.constraint(…)`, `label.snp.makeConstraints { … }`
    case UInt8(ascii: "."):
      let made = text.name(at: next + 1)
      return made == "constraint" || made.hasSuffix("Constraints")
    case UInt8(ascii: "="): return text.byte(next + 1) != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return text.byte(next + 1) == UInt8(ascii: "=")
    case UInt8(ascii: "("):
      let lowered = word.lowercased()
      return ["set", "sd_set", "af_set", "load", "download", "local"].contains(
        where: lowered.hasPrefix
      )
    // In Objective-C: `[label.topAnchor constraintEqualToAnchor:…]`
    default: return word.hasSuffix("Anchor") && text.name(at: next).hasPrefix("constraint")
    }
  }

  private struct Target {
    /// The names of the outlets that may be meant.
    let names: [String]
    let isOwn: Bool
  }

  /// What libraries put between a view and what they add to it: `photoView.kf.setImage(with: url)`.
  private static let wrappers: Set<String> = ["rx", "kf", "sd", "af", "reactive"]

  /// What stands before a member: an outlet, or a part of an outlet such as its `titleLabel`.
  private static func target(before place: Int, _ text: SourceText) -> Target? {
    guard !text.isInComment(place) else { return nil }
    if text.byte(place - 1) == UInt8(ascii: "\\") { return bound(after: place, text) }
    var names: [String] = []
    var end = place
    while let (name, start) = text.nameAndStart(before: end) {
      end = start
      let isLast = !text.continuesBackwards(from: start)
      if name == "self" { break }
      let isWrapper = wrappers.contains(name)
      if !isWrapper { names.append(name) }
      guard !isLast, isWrapper || name == "titleLabel" || name == "imageView" else { break }
    }
    guard !names.isEmpty else { return nil }
    let before = text.continuesBackwards(from: end) ? text.nameAndStart(before: end)?.name : "self"
    return Target(names: names, isOwn: before == "self")
  }

  // In libraries for images: `loadImage(with: url, into: photoView)`.
  private static func receiver(at place: Int, _ text: SourceText) -> Target? {
    guard !text.isInComment(place) else { return nil }
    return target(ofPath: text.text(place, place + 60).drop { $0 == " " })
  }

  // In Combine: `.assign(to: \.text, on: nameLabel)`.
  private static func bound(after place: Int, _ text: SourceText) -> Target? {
    let rest = text.text(place, place + 60)
    guard let start = rest.firstRange(of: "on: ") else { return nil }
    return target(ofPath: rest[start.upperBound...])
  }

  private static func target(ofPath rest: Substring) -> Target? {
    let path = rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    let names = path.split(separator: ".").map(String.init)
    return names.last.map { Target(names: [$0], isOwn: names.count == 1 || names.first == "self") }
  }

  private mutating func add(_ target: Target, _ member: Member, _ classes: Set<String>) {
    for name in target.names + target.names.flatMap({ loops[$0] ?? [] }) {
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      let key = "\(plain).\(member.rawValue)"
      if target.isOwn {
        owners[key, default: []].formUnion(classes)
      } else {
        others[key, default: []].insert(mentions.count)
        hasOthers = true
      }
    }
  }
}
