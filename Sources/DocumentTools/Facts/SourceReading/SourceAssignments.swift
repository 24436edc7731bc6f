/// What sources assign to the outlets of classes, as far as words tell: `nameLabel.text = …`.
///
/// An assignment through another object, such as `cell.nameLabel.text`, counts for the classes that its file names.
struct SourceAssignments: Sendable {
  /// What is assigned.
  enum Member: String, Sendable {
    /// That it is hidden, in so many words.
    case hiding
    /// That it is seen, or may be.
    case showing
    /// Whether it takes touches.
    case touches
    /// That it takes none, in so many words.
    case disabling
    /// That it takes them, or may.
    case enabling
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
    /// A gesture recogniser of taps, which takes the touches from a control.
    case tap
    /// The constant of a constraint.
    case constant
  }

  /// The classes whose own files assign a member of an outlet, by `outlet.member`.
  private var owners: [String: Set<String>] = [:]
  /// The files that assign a member through another object, by `outlet.member`.
  private var others: [String: Set<Int>] = [:]
  /// Those files by the names with a capital in them.
  private var mentions: [String: Set<Int>] = [:]
  /// How many such files there are.
  private var mentionCount = 0
  /// Whether the file that is read assigns through another object.
  private var hasOthers = false
  /// What the words that were read may set.
  private var words: [String: AssignedWord] = [:]
  /// What the variables of loops in the file that is read stand for: `for label in labels`.
  private var loops: [String: Set<String>] = [:]
  /// What the parameters of its functions stand for.
  private var parameters: [SourceText.Parameter] = []
  /// The tags of the views that code looks for, as written.
  private(set) var tags: Set<String> = []
  /// Those that it takes for image views.
  private var tagsOfImages: Set<String> = []

  /// Takes the assignments of a file that declares some classes.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ text: SourceText, of classes: Set<String>) {
    hasOthers = false
    loops = text.loops
    parameters = text.parameters
    defer { if hasOthers { mention(text.capitalNames) } }
    for place in text.places(after: ".") {
      let name = text.name(at: place)
      let (word, end) = (weighed(name), place + name.utf8.count)
      let assigned = word.member.flatMap { Self.isAssigned(word, text, place, end) ? $0 : nil }
      let called = word.method.flatMap { Self.isCalled(text, end) ? $0 : nil }
      guard let member = assigned ?? called else { continue }
      guard let target = handed(Self.target(before: place - 1, text), place) else { continue }
      add(target, member, classes)
      addValue(of: target, member, name, text, end, classes)
    }
    for (space, place) in text.places(afterSpaceAnd: Self.messages) {
      let word = text.name(at: place)
      let isWithout = text.byte(place + word.utf8.count) == UInt8(ascii: "]")
      guard isWithout || text.byte(place + word.utf8.count) == UInt8(ascii: ":"),
        let member = weighed(word).member ?? weighed(text.name(at: space)).message,
        !isWithout || member == .image
      else { continue }
      guard let target = handed(Self.target(before: space, text), space) else { continue }
      add(target, member, classes)
      addValue(of: target, member, word, text, place + word.utf8.count, classes)
    }
    addTaps(text, classes)
    for place in text.places(after: "into:") {
      if let target = Self.receiver(at: place, text) { add(target, .image, classes) }
    }
    for place in text.places(after: "viewWithTag") {
      let tag = text.name(at: text.byte(place) == 0x20 ? place : place + 1)
      tags.insert(tag)
      if Self.isOfImage(text, place) { tagsOfImages.insert(tag) }
    }
  }

  /// Whether code assigns a member of a class's outlet.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - outlet: The outlet's name.
  ///   - classes: The outlet's class, and its superclasses and subclasses.
  /// - Returns: True also where code that names such a class assigns it through another object.
  /// - Complexity: O(classes × files that assign it).
  func hasAssignment(_ member: Member, of outlet: String, by classes: Set<String>) -> Bool {
    let key = Self.key(outlet, member)
    if let owners = owners[key], !owners.isDisjoint(with: classes) { return true }
    guard let files = others[key] else { return false }
    return classes.contains { mentions[$0].map { !$0.isDisjoint(with: files) } ?? false }
  }

  /// The key of a member; a property and the variable behind it are one.
  private static func key(_ name: String, _ member: Member) -> String {
    let plain = name.hasPrefix("_") ? name.dropFirst() : name[...]
    return "\(plain).\(member.rawValue)"
  }

  private mutating func mention(_ names: Set<String>) {
    for name in names { mentions[name, default: []].insert(mentionCount) }
    mentionCount += 1
  }

  /// Whether code looks for views by a tag, or by one that it computes.
  func looksFor(tag: Int) -> Bool { Self.hasTag(tag, in: tags) }

  /// Whether code looks for image views by a tag, or by one that it computes.
  func looksForImage(tag: Int) -> Bool { Self.hasTag(tag, in: tagsOfImages) }

  private static func hasTag(_ tag: Int, in tags: Set<String>) -> Bool {
    tags.contains { $0 == "\(tag)" || $0.first?.isNumber != true }
  }

  /// Whether a line takes the view of a tag for an image view: `viewWithTag(1) as? UIImageView`, `(UIImageView *)[…`.
  private static func isOfImage(_ text: SourceText, _ place: Int) -> Bool {
    let before = text.text(place - 120, place).split(whereSeparator: "\n;".contains).last ?? ""
    let after = text.text(place, place + 80).prefix { !"\n;".contains($0) }
    return before.contains("UIImageView") || after.contains("UIImageView")
  }

  // MARK: Words

  /// How messages of Objective-C begin that set something; libraries for images have prefixes of their own.
  private static let messages: [StaticString] = [
    "mas_", "set", "sd_set", "yy_set", "af_set", "hnk_set", "pin_set", "load", "download", "show",
    "display", "update",
    "fetch", "configure", "apply", "image", "addTarget", "rac_",
  ]

  /// What a word may set; most words come again and again.
  private mutating func weighed(_ word: String) -> AssignedWord {
    if let known = words[word] { return known }
    let weighed = AssignedWord(word)
    words[word] = weighed
    return weighed
  }

  // `image(for:)` and `backgroundImage(for:)` are asked for an image, as `imageRect(forContentRect:)` is.
  private static func isCalled(_ text: SourceText, _ end: Int) -> Bool {
    text.byte(end) == UInt8(ascii: "(") && !text.has("for", at: end + 1)
  }

  // A value follows an equals sign. A method's name begins with what it does.
  private static func isAssigned(_ word: AssignedWord, _ text: SourceText, _ place: Int, _ end: Int)
    -> Bool
  {
    if text.has(".rx.", at: place - 4) || text.has(".reactive.", at: place - 10)
      || text.byte(place - 2) == UInt8(ascii: "\\")
    {
      return true
    }
    var next = end
    while text.byte(next) == 0x20 { next += 1 }
    switch text.byte(next) {
    // `label.topAnchor.constraint(…)`, `label.snp.makeConstraints { … }`
    case UInt8(ascii: "."):
      let made = text.name(at: next + 1)
      return made == "constraint" || made.hasSuffix("Constraints")
    case UInt8(ascii: "="): return text.byte(next + 1) != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return text.byte(next + 1) == UInt8(ascii: "=")
    case UInt8(ascii: "("): return word.takesValue
    // In Objective-C: `[label.topAnchor constraintEqualToAnchor:…]`
    default: return word.member == .constraints && text.name(at: next).hasPrefix("constraint")
    }
  }

  struct Target {
    /// The names of the outlets that may be meant.
    let names: [String]
    let isOwn: Bool
  }

  /// What libraries put between a view and what they add to it: `photoView.kf.setImage(with: url)`.
  private static let wrappers: Set<String> = ["rx", "kf", "sd", "af", "reactive"]

  /// What stands before a member: an outlet, or a part of an outlet such as its `titleLabel`.
  static func target(before place: Int, _ text: SourceText) -> Target? {
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

  /// A target with what a parameter of that name stands for, where a function has one.
  private func handed(_ target: Target?, _ place: Int) -> Target? {
    guard let target, target.isOwn, !parameters.isEmpty else { return target }
    let others = parameters.filter { $0.body.contains(place) && target.names.contains($0.name) }
    return Target(names: target.names + others.flatMap(\.arguments), isOwn: true)
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

  mutating func add(_ target: Target, _ member: Member, _ classes: Set<String>) {
    for name in target.names + target.names.flatMap({ loops[$0] ?? [] }) {
      let key = Self.key(name, member)
      if target.isOwn {
        owners[key, default: []].formUnion(classes)
      } else {
        others[key, default: []].insert(mentionCount)
        hasOthers = true
      }
    }
  }
}
