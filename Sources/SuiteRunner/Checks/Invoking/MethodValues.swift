import Foundation
import HeadlessUIKit

/// The values of a call, as suites write them: numbers apart by spaces, index paths as `0.3`, objects by their names
/// or views by expressions, `nothing` for nil.
@MainActor
struct MethodValues {
  private let texts: [String]
  private let context: CaseContext
  private let line: Int

  init(_ texts: [String], _ context: CaseContext, line: Int) {
    self.texts = texts
    self.context = context
    self.line = line
  }

  func text(_ place: Int) -> String? { texts[place] == "nothing" ? nil : texts[place] }

  /// A number; `system` is the spacing that stacks take for the system's.
  func number(_ place: Int) throws(StepError) -> Double {
    try value(place, "a number") { text in
      text == "system" ? Double(UIStackView.spacingUseSystem) : PropertyValue.number(text)
    }
  }

  func integer(_ place: Int) throws(StepError) -> Int {
    try value(place, "a whole number", PropertyValue.integer)
  }

  func flag(_ place: Int) throws(StepError) -> Bool {
    try value(place, "YES or NO", PropertyValue.flag)
  }

  /// Whether a value has the form of a point and not of a rectangle.
  func isPoint(_ place: Int) -> Bool { PropertyValue.point(texts[place]) != nil }

  func point(_ place: Int) throws(StepError) -> CGPoint {
    try value(place, "a point \"x y\"", PropertyValue.point)
  }

  /// A size; `automatic` is the one that flow layouts take for an estimate of their own.
  func size(_ place: Int) throws(StepError) -> CGSize {
    try value(place, "a size \"width height\"") { text in
      text == "automatic" ? UICollectionViewFlowLayout.automaticSize : PropertyValue.size(text)
    }
  }

  func rect(_ place: Int) throws(StepError) -> CGRect {
    try value(place, "a rectangle \"x y width height\"", PropertyValue.rect)
  }

  /// An index path such as `0.3`, of any length; `empty` for one without numbers.
  func path(_ place: Int) throws(StepError) -> IndexPath {
    try value(place, "an index path such as 0.3", Self.path)
  }

  /// Index paths apart by spaces.
  func paths(_ place: Int) throws(StepError) -> [IndexPath] {
    try value(place, "index paths such as 0.3 1.0") { text in
      let paths = text.split(separator: " ").map { Self.path(String($0)) }
      let known = paths.compactMap { $0 }
      return known.count == paths.count ? known : nil
    }
  }

  private static func path(_ text: String) -> IndexPath? {
    if text == "empty" { return IndexPath() }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count else { return nil }
    return IndexPath(indexes: known)
  }

  /// Indexes of sections apart by spaces.
  func indexes(_ place: Int) throws(StepError) -> IndexSet {
    try value(place, "numbers of sections such as 0 2") { text in
      let numbers = text.split(separator: " ").map { Int($0) }
      let known = numbers.compactMap { $0 }
      guard known.count == numbers.count, known.allSatisfy({ $0 >= 0 }) else { return nil }
      return IndexSet(known)
    }
  }

  /// Names apart by spaces; none for `nothing`.
  func names(_ place: Int) -> [String] {
    (text(place) ?? "").split(separator: " ").map(String.init)
  }

  /// What records `completion(NAME)` of `Batch`; nil for `nothing`.
  func completion(_ place: Int) -> (@MainActor () -> Void)? {
    guard let name = text(place) else { return nil }
    return {
      let call = LoggedCall(name: "completion(\(name))", className: "Batch", outlets: [])
      CallLog.current?.append(call)
    }
  }

  /// A font of the system of a size in points, and of a weight or slant, as in `20 bold`.
  func font(_ place: Int) throws(StepError) -> UIFont? {
    guard text(place) != nil else { return nil }
    return try value(place, "a font such as 20 or 20 bold", Self.font)
  }

  private static func font(_ text: String) -> UIFont? {
    let parts = text.split(separator: " ").map(String.init)
    guard let size = parts.first.flatMap(PropertyValue.number), parts.count < 3 else { return nil }
    let points = CGFloat(size)
    guard parts.count == 2 else { return UIFont.systemFont(ofSize: points) }
    if parts[1] == "italic" { return UIFont.italicSystemFont(ofSize: points) }
    return weights[parts[1]].map { UIFont.systemFont(ofSize: points, weight: $0) }
  }

  private static let weights: [String: UIFont.Weight] = [
    "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// A configuration with the first two values as its texts; nil without the first.
  func configuration(of content: UIListContentConfiguration) -> UIListContentConfiguration? {
    guard let title = text(0) else { return nil }
    var content = content
    (content.text, content.secondaryText) = (title, text(1))
    return content
  }

  /// An image of a size, named `made`.
  func image(_ place: Int) throws(StepError) -> UIImage? {
    guard text(place) != nil else { return nil }
    return UIImage(name: "made", size: try size(place))
  }

  /// A colour by its name in documents, such as `systemRed`, by four numbers from 0 to 1, or by `hsb` and four or
  /// `white` and two numbers.
  func color(_ place: Int) throws(StepError) -> UIColor? {
    guard text(place) != nil else { return nil }
    return try value(place, "a colour such as systemRed or 1 0 0 1", Self.color)
  }

  private static func color(_ text: String) -> UIColor? {
    if let named = UIColor.interfaceBuilderColor(named: text + "Color") { return named }
    if text.hasPrefix("hsb ") {
      return PropertyValue.rect(String(text.dropFirst(4))).map {
        UIColor(hue: $0.minX, saturation: $0.minY, brightness: $0.width, alpha: $0.height)
      }
    }
    if text.hasPrefix("white ") {
      return PropertyValue.point(String(text.dropFirst(6))).map {
        UIColor(white: $0.x, alpha: $0.y)
      }
    }
    return PropertyValue.rect(text).map {
      UIColor(red: $0.minX, green: $0.minY, blue: $0.width, alpha: $0.height)
    }
  }

  /// States of a control by their names, apart by spaces.
  func state(_ place: Int) throws(StepError) -> UIControl.State {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    return try value(place, "states such as highlighted selected") { text in
      let names = text.split(separator: " ").map { states[String($0)] }
      let known = names.compactMap { $0 }
      guard known.count == names.count, !known.isEmpty else { return nil }
      return known.reduce(into: []) { $0.formUnion($1) }
    }
  }

  /// The delegate that records scrolling, which the case keeps.
  func scrollDelegate(_ place: Int) throws(StepError) -> (any UIScrollViewDelegate)? {
    guard let name = text(place) else { return nil }
    guard name == "scrolling" else {
      throw .because("\"\(name)\" is no delegate; expected scrolling or nothing", line: line)
    }
    let delegate = ScrollingDelegate()
    context.keep(delegate)
    return delegate
  }

  /// The delegate that records typing, which the case keeps.
  func fieldDelegate(_ place: Int) throws(StepError) -> (any UITextFieldDelegate)? {
    guard let name = text(place) else { return nil }
    guard name == "typing" else {
      throw .because("\"\(name)\" is no delegate; expected typing or nothing", line: line)
    }
    let delegate = TypingDelegate()
    context.keep(delegate)
    return delegate
  }

  /// A position of tables, as `<scrollTo>` has it.
  func scrollPosition(_ place: Int) throws(StepError) -> UITableView.ScrollPosition {
    try value(place, "none, top, middle or bottom") { text in
      ["none", "top", "middle", "bottom"].contains(text) ? ScrollPositionName.row(text) : nil
    }
  }

  /// Events by their names, apart by spaces.
  func events(_ place: Int) throws(StepError) -> UIControl.Event {
    try value(place, "events such as touchUpInside") { text in
      let names = text.split(separator: " ").map(String.init)
      let known = names.compactMap { $0 == "allEvents" ? .allEvents : SendStep.events[$0] }
      guard known.count == names.count else { return nil }
      return known.reduce(into: []) { $0.formUnion($1) }
    }
  }

  /// The data that the case's fixture generates.
  func data<Data>(_ place: Int, _ type: Data.Type) throws(StepError) -> Data? {
    if text(place) == nil { return nil }
    if texts[place] == "data", let data = try context.data(line: line) as? Data { return data }
    throw .because("\"\(texts[place])\" is no data; expected data or nothing", line: line)
  }

  /// A layout that a step named, or a new one of a class, as in `new UICollectionViewFlowLayout`.
  func layout(_ place: Int) throws(StepError) -> UICollectionViewLayout {
    guard let name = text(place), name.hasPrefix("new ") else {
      return try object(place, UICollectionViewLayout.self)
    }
    let className = String(name.dropFirst(4))
    let type: AnyClass = try context.nibs.viewClass(className, line: line)
    guard type is UICollectionViewLayout.Type else {
      throw .because("\"\(name)\" is no layout; expected the class of one", line: line)
    }
    let isFlow = type is UICollectionViewFlowLayout.Type
    let element = HostElement(
      name: isFlow ? "collectionViewFlowLayout" : "collectionViewLayout",
      attributes: [SourceAttribute(name: "customClass", value: className)],
      children: []
    )
    return try HostBuilder.layout(of: element, line: line)
  }

  /// The class of a name, declared or linked; nil for `nothing`.
  func viewClass(_ place: Int) throws(StepError) -> AnyClass? {
    guard let name = text(place) else { return nil }
    return try context.nibs.viewClass(name, line: line)
  }

  /// The object of a name, or the view of an expression that begins with a slash, or nil.
  func object(_ place: Int) throws(StepError) -> NSObject? {
    guard let name = text(place) else { return nil }
    if name.hasPrefix("/") { return try context.view(selectedBy: name, line: line) }
    return try context.object(named: name, line: line)
  }

  /// The object of a name, which must be of a class.
  func object<Object: NSObject>(_ place: Int, _ type: Object.Type) throws(StepError) -> Object {
    guard let object = try object(place) as? Object else {
      throw .because("\"\(texts[place])\" is no \(type)", line: line)
    }
    return object
  }

  /// The same, or nil.
  func optional<Object: NSObject>(_ place: Int, _ type: Object.Type) throws(StepError) -> Object? {
    text(place) == nil ? nil : try object(place, type)
  }

  /// The objects of names apart by spaces; none for `nothing`.
  func objects<Object: NSObject>(_ place: Int, _ type: Object.Type) throws(StepError) -> [Object] {
    var found: [Object] = []
    for name in names(place) {
      guard let object = try context.object(named: name, line: line) as? Object else {
        throw .because("\"\(name)\" is no \(type)", line: line)
      }
      found.append(object)
    }
    return found
  }

  /// An object that the case keeps as long as it runs.
  func kept<Kept: NSObject>(_ object: Kept) -> Kept {
    context.keep(object)
    return object
  }

  func value<Value>(
    _ place: Int,
    _ expectation: String,
    _ read: (String) -> Value?
  ) throws(StepError) -> Value {
    if let value = read(texts[place]) { return value }
    throw .because("\"\(texts[place])\" is not \(expectation)", line: line)
  }
}
