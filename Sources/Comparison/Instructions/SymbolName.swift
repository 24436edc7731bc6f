import Foundation

/// Makes linker symbols readable.
enum SymbolName {
  private typealias Call =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// Demangles a symbol with Swift's own runtime; an unknown one stays as it is.
  static func readable(_ symbol: String) -> String {
    // Callgrind appends the depth of a recursion, and the number of a function's copy.
    let name = symbol.prefix { $0 != "'" }
    guard let address = dlsym(nil, "swift_demangle") else { return String(name) }
    let demangle = unsafeBitCast(address, to: Call.self)
    guard let text = demangle(String(name), name.utf8.count, nil, nil, 0) else {
      return String(name)
    }
    defer { free(text) }
    return String(cString: text)
  }
}
