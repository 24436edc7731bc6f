import Foundation

/// Linker symbols as people write them.
enum SymbolName {
  private typealias Call =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// A symbol demangled by Swift's own runtime; what it does not know stays as it is.
  static func readable(_ symbol: String) -> String {
    // Callgrind marks the depth of a recursion, and a copy of a function, behind the name.
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
