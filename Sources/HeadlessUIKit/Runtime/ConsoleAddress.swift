/// The addresses that messages print: invented, in the order in which objects are named.
///
/// They are the same in every run of a case, as real addresses are not.
@MainActor
public enum ConsoleAddress {
  /// The addresses given so far.
  struct Table {
    fileprivate struct Entry {
      weak var object: AnyObject?
      let number: Int
    }

    fileprivate var entries: [ObjectIdentifier: Entry] = [:]
    fileprivate var count = 0
  }

  /// What lies beside an object: UIKit prints it, and the engine has no object for it.
  enum Part: Int {
    case object = 0
    case gestureRecognizers
    case layer
    case anchor
  }

  static var table = Table()

  /// Begins anew, as at the start of a case.
  public static func reset() { table = Table() }

  /// The address of an object, such as `0x600000000100`.
  static func text(of object: AnyObject, _ part: Part = .object) -> String {
    let key = ObjectIdentifier(object)
    var entry = table.entries[key]
    if entry?.object !== object {
      table.count += 1
      entry = Table.Entry(object: object, number: table.count)
      table.entries[key] = entry
    }
    let address = firstAddress + (entry?.number ?? 0) * objectSize + part.rawValue * partSize
    return "0x" + String(address, radix: 16)
  }

  private static let firstAddress = 0x6000_0000_0000
  private static let objectSize = 0x100
  private static let partSize = 0x20
}
