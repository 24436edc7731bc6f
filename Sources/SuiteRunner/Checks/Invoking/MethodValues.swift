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

  func path(_ place: Int) throws(StepError) -> IndexPath {
    try value(place, "an index path such as 0.3") { text in
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let section = numbers[0], let item = numbers[1] else { return nil }
      return IndexPath(item: item, section: section)
    }
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

  private func value<Value>(
    _ place: Int,
    _ expectation: String,
    _ read: (String) -> Value?
  ) throws(StepError) -> Value {
    if let value = read(texts[place]) { return value }
    throw .because("\"\(texts[place])\" is not \(expectation)", line: line)
  }
}
