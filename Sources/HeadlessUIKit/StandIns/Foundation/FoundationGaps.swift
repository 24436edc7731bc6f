import Foundation

extension CGRect {
  /// Whether two rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
  /// Whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGPoint {
  /// The coordinates, as Apple's Foundation prints them.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// Width and height, as Apple's Foundation prints them.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// Origin and size, as Apple's Foundation prints them.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension ProcessInfo {
  /// Whether the process is a Mac's of an app for iPads: never here.
  public var isMacCatalystApp: Bool { false }
  /// Whether the process is an iOS app on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSValue {
  /// The rectangle of the value.
  public var cgRectValue: CGRect { StoredGeometry.value(of: self) ?? .zero }
  /// The point of the value.
  public var cgPointValue: CGPoint { StoredGeometry.value(of: self) ?? .zero }
  /// The size of the value.
  public var cgSizeValue: CGSize { StoredGeometry.value(of: self) ?? .zero }
  /// The insets of the value.
  public var uiEdgeInsetsValue: UIEdgeInsets { StoredGeometry.value(of: self) ?? .zero }
  /// A value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(bytes: rect) }
  /// A value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(bytes: point) }
  /// A value of a size.
  public convenience init(cgSize size: CGSize) { self.init(bytes: size) }
  /// A value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(bytes: insets) }

  private convenience init<Value>(bytes value: Value) {
    let letter = StoredGeometry.letters(of: Value.self)
    self.init(bytes: withUnsafePointer(to: value) { UnsafeRawPointer($0) }, objCType: letter)
  }
}

/// Geometry in the bytes of values.
private enum StoredGeometry {
  static func letters<Value>(of type: Value.Type) -> UnsafePointer<CChar> {
    // One "d" for each number, which is how Foundation knows the size.
    let count = MemoryLayout<Value>.size / 8
    return count == 4 ? fours : twos
  }
  nonisolated(unsafe) static let fours = pointer("{CGRect=dddd}")
  nonisolated(unsafe) static let twos = pointer("{CGPoint=dd}")

  private static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  static func value<Value>(of value: NSValue) -> Value? {
    withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Value>.size, alignment: 8) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      value.getValue(base)
      return base.load(as: Value.self)
    }
  }
}

extension NSIndexPath {
  /// The row.
  public var row: Int { index(atPosition: 1) }
  /// The item.
  public var item: Int { index(atPosition: 1) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
}

extension Bundle {
  /// Instantiates a nib; objects of its own are in their order.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}
