import Foundation
import HeadlessUIKit

/// A method that `<invoke>` can call, under its full name in Swift.
@MainActor
struct CallableMethod {
  typealias Call = @MainActor (NSObject, MethodValues) throws(StepError) -> Any?

  /// The name with its labels, such as `removeSegment(at:animated:)`.
  let name: String
  /// The class that declares it.
  let owner: AnyClass
  let call: Call
  private let matches: (NSObject) -> Bool

  init<Owner: NSObject>(
    _ name: String,
    _ body: @escaping @MainActor (Owner, MethodValues) throws(StepError) -> Any?
  ) {
    self.name = name
    owner = Owner.self
    matches = { $0 is Owner }
    call = { object, values throws(StepError) in
      guard let object = object as? Owner else { return nil }
      return try body(object, values)
    }
  }

  /// How many values it takes.
  var valueCount: Int { name.count { $0 == ":" } }

  func isOf(_ object: NSObject) -> Bool { matches(object) }
}

/// The methods that suites can call.
@MainActor
enum CallableMethods {
  /// All of them; of two with one name, the class that is further down stands first.
  static let all: [CallableMethod] =
    lists + changes + layouts + controls + stacks + recognisers + snapshots + itemsAndButtons
    + further + containers + looks + parts + code + initialisers + layers + views

  /// The method of an object's class.
  /// - Throws: ``StepError`` for a name that the class has not, with the nearest one that it has.
  static func find(_ name: String, of object: NSObject, line: Int) throws(StepError)
    -> CallableMethod
  {
    let own = all.filter { $0.isOf(object) }
    if let found = own.first(where: { $0.name == name }) { return found }
    throw .because(
      "\(ObjectName.className(of: object)) has no method \"\(name)\" that a suite can call"
        + NearestName.hint(name, in: own.map(\.name)),
      line: line
    )
  }
}
