import Foundation
import HeadlessUIKit

/// A property that `<assertProperties>` can read, under the name by which Objective-C knows it.
@MainActor
struct ReadableProperty {
  let name: String
  /// The class that declares it.
  let owner: AnyClass
  /// The value; nil for an object of another class.
  let value: (NSObject) -> Any?

  init<Owner: NSObject, Value>(_ name: String, _ read: @escaping (Owner) -> Value) {
    self.name = name
    owner = Owner.self
    value = { object in (object as? Owner).map { read($0) } }
  }
}

@MainActor
enum ReadableProperties {
  /// All of them; of two with one name, the class that is further down stands first.
  static let all: [ReadableProperty] =
    cells + lists + layouts + controls + texts + bars + controllers + gestures + constraints
    + layers + parts + code + further + furtherViews + views

  /// The value at the end of a path of names, such as `navigationItem.rightBarButtonItems.0.title`.
  ///
  /// A number picks from an array, and `count` counts it.
  /// - Throws: ``StepError`` for a name that the object's class has not, with the nearest one that it has.
  static func value(
    at path: String,
    of object: NSObject,
    line: Int
  ) throws(StepError) -> Any? {
    var current: Any? = object
    for name in path.split(separator: ".").map(String.init) {
      guard let here = current else {
        try checkKnown(name, line: line)
        continue
      }
      current = PropertyText.unwrapped(try value(named: name, of: here, line: line))
    }
    return current
  }

  /// Whether some class has a property of a name, or an array takes it.
  static func isKnown(_ name: String) -> Bool {
    name == "count" || Int(name) != nil || names.contains(name)
  }

  /// Refuses a name behind nothing that no class has: it would be nothing whatever happens.
  private static func checkKnown(_ name: String, line: Int) throws(StepError) {
    guard !isKnown(name) else { return }
    throw .because(unknown(name), line: line)
  }

  /// What is said of a name that no class has, with the nearest one.
  static func unknown(_ name: String) -> String {
    "no class has a property \"\(name)\" that a suite can read"
      + NearestName.hint(name, in: names.sorted())
  }

  /// The names of all of them.
  private static let names = Set(all.map(\.name))

  private static func value(
    named name: String,
    of value: Any,
    line: Int
  ) throws(StepError) -> Any? {
    if let array = value as? [Any] {
      if name == "count" { return array.count }
      if let index = Int(name) { return array.indices.contains(index) ? array[index] : nil }
    }
    guard let object = value as? NSObject else {
      throw .because("\(PropertyText.of(value)) has no property \"\(name)\"", line: line)
    }
    for property in all where property.name == name {
      if let found = property.value(object) { return found }
    }
    let names = all.filter { $0.value(object) != nil }.map(\.name).sorted()
    throw .because(
      "\(ObjectName.className(of: object)) has no property \"\(name)\" that a suite can read"
        + NearestName.hint(name, in: names),
      line: line
    )
  }
}
