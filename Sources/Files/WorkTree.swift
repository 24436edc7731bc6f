#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Finds the work trees of git.
package enum WorkTree {
  /// The nearest folder at or above one that is a git work tree, links resolved.
  package static func holding(_ folder: String) -> String? {
    guard var current = FileReader.resolve(folder) else { return nil }
    while true {
      var status = stat()
      if stat(current + "/.git", &status) == 0 { return current }
      guard let slash = current.lastIndex(of: "/"), current != "/" else { return nil }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
  }
}
