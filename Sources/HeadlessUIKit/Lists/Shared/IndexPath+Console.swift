import Foundation

extension IndexPath {
  /// The path as UIKit's messages print it.
  ///
  /// Short paths are tagged pointers in UIKit, whose bits are the path itself.
  var consoleDescription: String {
    let path = map { String($0) }.joined(separator: " - ")
    let first = UInt64(truncatingIfNeeded: count > 0 ? self[0] : 0)
    let second = UInt64(truncatingIfNeeded: count > 1 ? self[1] : 0)
    let bits = 0xC000_0000_0000_0016 | ((first & 0x1FFF) << 8) | ((second & 0xFF_FFFF) << 21)
    return "<NSIndexPath: 0x\(String(bits, radix: 16))> {length = \(count), path = \(path)}"
  }
}
