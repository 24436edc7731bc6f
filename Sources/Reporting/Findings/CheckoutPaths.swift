import Files
import Foundation

/// Paths of documents as a code host knows them: below the root of the repository.
public struct CheckoutPaths: Sendable {
  /// The root of the repository, without a slash at its end.
  public let root: String
  /// The working folder, which the paths of a check start from.
  private let folder: String

  /// Finds the root above a folder: a work tree of git, or what CI says of its checkout.
  ///
  /// - Parameters:
  ///   - folder: The folder that the check runs in.
  ///   - environment: The process's variables.
  public init(folder: String, environment: [String: String]) {
    let folder = FileReader.resolve(folder) ?? folder
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy
      .compactMap { environment[$0] }
      .compactMap { FileReader.resolve($0) }
      .first { Self.holds($0, folder) }
    self.init(root: WorkTree.holding(folder) ?? named ?? folder, folder: folder)
  }

  init(root: String, folder: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    self.folder = folder
  }

  /// The path of a document below the root; a document outside of it keeps its whole path.
  public func path(of document: String) -> String {
    let start = document.hasPrefix("/") ? document : folder + "/" + document
    let whole = (start as NSString).standardizingPath
    guard Self.holds(root, whole), whole != root else { return whole }
    return String(whole.dropFirst(root == "/" ? 1 : root.count + 1))
  }

  /// The path as a URI: relative below the root, and a file's URI outside of it.
  func uri(of document: String) -> String {
    let path = path(of: document)
    return (path.hasPrefix("/") ? "file://" : "") + Self.encoded(path)
  }

  /// The root as a URI that ends in a slash.
  var rootURI: String { folderURI(root) }

  /// A folder as a URI that ends in a slash.
  func folderURI(_ folder: String) -> String {
    "file://" + Self.encoded(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func holds(_ root: String, _ path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  // RFC 3986: what is not reserved stays, and so does the slash.
  private static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
