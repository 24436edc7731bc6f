import Files

/// What the sources of a project say about nibs, outlets and colours, as far as words tell.
struct SourceFacts: Sendable {
  /// A class that the sources declare.
  struct Declared: Sendable {
    /// Its superclasses, as written; several for several declarations of one name.
    var superclasses: Set<String> = []
    /// Whether a file about the class sets colours.
    var setsColors = false
    /// Whether the class sets the font of itself, as a label or button may.
    var setsFont = false
    /// Whether a file about the class hides the navigation bar.
    var hidesBar = false
    /// Whether a file about the class allows its controllers landscape alone.
    var isOnSide = false
    /// Whether a file about the class looks for pictures among views, and sets images.
    var findsImages = false
  }

  /// The nibs that code registers for reuse by name.
  private(set) var registeredNibs: Set<String> = []
  /// The nibs that code loads by itself.
  private(set) var loadedNibs: Set<String> = []
  /// The properties that categories and extensions add to classes.
  private(set) var addedProperties: Set<String> = []
  /// The classes by name.
  private(set) var classes: [String: Declared] = [:]
  /// The classes by the superclasses that they are declared with.
  private var subclasses: [String: Set<String>] = [:]
  /// Whether code chooses the appearance of windows or views.
  private(set) var choosesStyle = false
  /// Whether code gives all views of a UIKit class their colours.
  private(set) var hasProxies = false
  /// Whether code chooses what tab bars contain.
  private(set) var fillsTabBars = false
  /// Whether code gives the items of a tab bar their images.
  private(set) var setsTabImages = false
  /// The classes of the controllers to which code gives a view.
  private(set) var classesWithGivenViews: Set<String> = []
  /// Whether code makes objects that are there instances of subclasses.
  private(set) var changesClasses = false
  /// The heights that code gives to rows.
  private(set) var rowHeights = RowHeights()
  /// What code assigns to outlets.
  private(set) var assignments = SourceAssignments()
  /// How many files were read.
  private(set) var fileCount = 0

  private static let byteCountMax = 4 << 20

  /// Reads source files; what cannot be read says nothing.
  ///
  /// - Complexity: O(bytes).
  init(_ paths: [String]) {
    for path in paths {
      guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax) else {
        continue
      }
      add(SourceText(bytes))
    }
  }

  /// Takes what one file says.
  mutating func add(_ text: SourceText) {
    fileCount += 1
    addNibs(text)
    addProperties(text)
    classesWithGivenViews.formUnion(text.classesWithGivenViews)
    let owners = addClasses(text)
    assignments.add(text, of: owners)
    rowHeights.add(text, of: owners)
    choosesStyle = choosesStyle || text.has("overrideUserInterfaceStyle")
    fillsTabBars =
      fillsTabBars
      || text.has("abBar") && (text.has("iewControllers = ") || text.has("etViewControllers"))
    setsTabImages =
      setsTabImages
      || text.has("abBar.items")
        && (text.has("mage = ") || text.has("etImage") || text.has("etFinished"))
      || text.has("abBarItem.image = ") || text.has("abBarItem = UITabBarItem(")
      || text.has("abBarItem = [[UITabBarItem")
    changesClasses = changesClasses || text.has("object_setClass")
    hasProxies =
      hasProxies || text.has("UILabel.appearance") || text.has("[UILabel appearance")
      || text.has("UIButton.appearance") || text.has("[UIButton appearance")
      || text.has("UIView.appearance") || text.has("UITableViewCell.appearance")
      || text.has("UICollectionViewCell.appearance") || text.has("[UITableViewCell appearance")
  }

  // MARK: Nibs

  private mutating func addNibs(_ text: SourceText) {
    for place in text.places(after: "loadNibNamed") {
      if let name = text.quoted(at: place) { loadedNibs.insert(name) }
    }
    for word: StaticString in ["UINib(nibName:", "nibWithNibName:"] {
      for place in text.places(after: word) {
        guard let name = text.quoted(at: place) else { continue }
        let after = text.text(place, place + 240)
        let before = text.text(place - 160, place)
        if after.contains(".instantiate") || after.contains("instantiateWithOwner") {
          loadedNibs.insert(name)
        } else if (before + after).contains("register") {
          registeredNibs.insert(name)
        }
      }
    }
  }

  // MARK: Properties

  // An extension ends where a closing bracket begins a line.
  private mutating func addProperties(_ text: SourceText) {
    for place in text.places(after: "extension ") {
      let body = text.part(from: place, to: "\n}")
      for start in body.places(after: "var ") { addedProperties.insert(body.name(at: start)) }
    }
    for place in text.places(after: "@interface ") {
      let body = text.part(from: place, to: "@end")
      guard body.text(0, 120).prefix(while: { $0 != "\n" }).contains("(") else { continue }
      for start in body.places(after: "@property") {
        let line = body.part(from: start, to: ";").text(0, 400)
        let name = line.reversed().prefix(while: \.isOfName)
        addedProperties.insert(String(name.reversed()))
      }
    }
  }

  // MARK: Classes

  /// Takes the classes that a file declares or extends, and gives their names.
  private mutating func addClasses(_ text: SourceText) -> Set<String> {
    var names: Set<String> = []
    let setsColors =
      text.has("ackgroundColor") || text.has("extColor") || text.has("intColor")
      || text.has("itleColor") || text.has("ttributedT") || text.has("heme")
      || text.has("ecorat") || text.has("tyle(") || text.has("kin(")
      || text.has("AVCapture") || text.has("previewView") || text.has("radient")
    let setsFont = text.setsOwnFont
    let hidesBar = text.hidesNavigationBar
    let findsImages = text.findsImages
    let isOnSide = text.keepsOnSide
    let words: [(text: StaticString, hasSuperclass: Bool, end: StaticString)] = [
      ("class ", true, "\n}"), ("@interface ", true, "@end"), ("extension ", false, "\n}"),
      ("@implementation ", false, "@end"),
    ]
    for word in words {
      for place in text.places(after: word.text) {
        let name = text.name(at: place)
        guard Self.isClass(name, text, place) else { continue }
        names.insert(name)
        classes[name, default: Declared()].setsColors =
          setsColors || classes[name]?.setsColors == true
        if hidesBar { classes[name]?.hidesBar = true }
        if findsImages { classes[name]?.findsImages = true }
        if isOnSide { classes[name]?.isOnSide = true }
        if setsFont, text.part(from: place, to: word.end).setsOwnFont {
          classes[name]?.setsFont = true
        }
        guard word.hasSuperclass, let superclass = Self.superclass(text, place, name) else {
          continue
        }
        classes[name, default: Declared()].superclasses.insert(superclass)
        subclasses[superclass, default: []].insert(name)
      }
    }
    return names
  }

  /// Whether a name is of a class, which begins with a capital, or has a colon or brace behind it.
  ///
  /// `class func` and a comment on a class have neither.
  private static func isClass(_ name: String, _ text: SourceText, _ place: Int) -> Bool {
    if name.first?.isUppercase == true || name.contains("_") { return true }
    let end = place + name.utf8.count
    let rest = text.text(end, end + 2).drop { $0 == " " }
    return !name.isEmpty && rest.first.map { ":{<".contains($0) } ?? false
  }

  /// What follows a class's name and a colon; nil for a category, and for a class without one.
  private static func superclass(_ text: SourceText, _ place: Int, _ name: String) -> String? {
    let rest = text.text(place, place + 160).dropFirst(name.count)
    let head = rest.prefix { $0 != "{" && $0 != "\n" && $0 != "(" }
    guard let colon = head.firstIndex(of: ":") else { return nil }
    return head[colon...].dropFirst().split { " ,<".contains($0) }.first.map(String.init)
  }

  /// Whether a class and all its superclasses are known to leave colours as they are.
  func leavesColors(_ name: String) -> Bool {
    var waiting = [name]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, !Self.isSystem(next) else { continue }
      guard let declared = classes[next], !declared.setsColors, !declared.superclasses.isEmpty
      else { return false }
      waiting += declared.superclasses
    }
    return true
  }

  /// Whether a class, or a superclass of it, sets its own font.
  func setsFont(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.setsFont == true }
  }

  /// Whether a class, or a superclass of it, hides the navigation bar.
  func hidesNavigationBar(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.hidesBar == true }
  }

  /// Whether a class, or a superclass of it, looks for pictures among views.
  func findsImages(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.findsImages == true }
  }

  /// Whether a class, or a superclass of it, allows its controllers landscape alone.
  func isOnSide(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.isOnSide == true }
  }

  /// Whether code assigns a member of an outlet that a class has.
  func assigns(_ member: SourceAssignments.Member, of outlet: String, in name: String) -> Bool {
    assignments.hasAssignment(member, of: outlet, by: relatives(of: name))
  }

  /// A class, and the superclasses and subclasses of it that the sources declare.
  private func relatives(of name: String) -> Set<String> {
    var found = lineage(of: name).filter { classes[$0] != nil }
    var waiting = [name]
    while let next = waiting.popLast() {
      for subclass in subclasses[next] ?? [] where found.insert(subclass).inserted {
        waiting.append(subclass)
      }
    }
    found.insert(name)
    return found
  }

  /// A class and all its superclasses.
  private func lineage(of name: String) -> Set<String> {
    var waiting = [name]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      waiting += classes[next]?.superclasses ?? []
    }
    return seen
  }

  private static func isSystem(_ name: String) -> Bool {
    name == "NSObject" || (name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true)
  }
}
