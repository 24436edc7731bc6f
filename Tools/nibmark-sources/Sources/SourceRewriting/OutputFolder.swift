import Foundation

/// The folder of the copies, with the overlay that puts them in the originals' places.
public struct OutputFolder {
  /// The folder's path.
  public let path: String

  /// Creates the folder where it is not there.
  public init(_ path: String) throws {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The overlay's path.
  public var overlay: String { path + "/overlay.yaml" }

  /// Writes copies that changed, and the overlay; removes copies of files that are gone.
  /// - Returns: The originals whose copies are other than before, though they are unchanged themselves.
  @discardableResult
  public func write(_ files: [RewrittenFile]) throws -> [String] {
    var entries: [String: [(name: String, copy: String)]] = [:]
    var names: Set<String> = ["overlay.yaml"]
    var followers: [String] = []
    for file in files where file.isChanged {
      let url = URL(fileURLWithPath: file.path).standardizedFileURL
      let name = Self.name(of: url)
      names.insert(name)
      if try write(file.content, to: name, of: url) { followers.append(url.path) }
      entries[url.deletingLastPathComponent().path, default: []]
        .append((url.lastPathComponent, path + "/" + name))
    }
    try writeIfChanged(Data(Self.overlay(entries).utf8), to: overlay)
    try removeCopies(ending: ".copy", except: names)
    return followers
  }

  /// Writes a source of each file that tells the compiler its original; removes those of files that are gone.
  public func generate(_ files: [RewrittenFile]) throws {
    var names: Set<String> = []
    for file in files {
      let url = URL(fileURLWithPath: file.path).standardizedFileURL
      let name = Self.name(of: url, ending: ".swift")
      names.insert(name)
      let first = "#sourceLocation(file: \(Self.quoted(url.path)), line: 1)\n"
      // A byte order mark is one at the beginning alone.
      let mark: [UInt8] = [0xef, 0xbb, 0xbf]
      let content = file.content.starts(with: mark) ? file.content.dropFirst(3) : file.content[...]
      try writeIfChanged(Data(first.utf8) + Data(content), to: path + "/" + name)
    }
    try removeCopies(ending: ".swift", except: names)
  }

  /// Leaves an empty file of a name that was never there, and removes those of former runs.
  public func stamp() throws {
    // Of all endings SwiftPM takes this one for neither a source nor a resource, and says nothing.
    let ending = ".docc"
    let time = UInt64(Date().timeIntervalSince1970 * 1e6)
    try removeCopies(ending: ending, except: [])
    let name = "\(time)-\(UInt32.random(in: 0...UInt32.max))" + ending
    try Data().write(to: URL(fileURLWithPath: path + "/" + name))
  }

  private func removeCopies(ending: String, except names: Set<String>) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name.hasSuffix(ending) && !names.contains(name)
      && Self.isOwn(name.dropLast(ending.count))
    {
      let file = path + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      // A catalogue of documentation is a folder.
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      try FileManager.default.removeItem(atPath: file)
    }
  }

  /// Whether a name without its ending is one that this program gives: the folder may hold other people's files.
  ///
  /// Those of copies end in a hash, and those of stamps are two numbers, of which the first is a time.
  private static func isOwn(_ name: Substring) -> Bool {
    guard let dash = name.lastIndex(of: "-") else { return false }
    let (first, last) = (name[..<dash], name[dash...].dropFirst())
    if last.count > 8, UInt64(last, radix: 16) != nil { return true }
    return first.count > 12 && UInt64(first) != nil && UInt32(last) != nil
  }

  /// Writes a copy; answers whether it changed though its original is older than the copy before.
  private func write(_ content: [UInt8], to name: String, of original: URL) throws -> Bool {
    let copy = path + "/" + name
    let before = modificationDate(copy)
    guard try writeIfChanged(Data(content), to: copy) else { return false }
    guard let before, let changed = modificationDate(original.path) else { return false }
    return changed < before
  }

  @discardableResult
  private func writeIfChanged(_ data: Data, to file: String) throws -> Bool {
    if FileManager.default.contents(atPath: file) == data { return false }
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    return true
  }

  private func modificationDate(_ file: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.modificationDate] as? Date
  }

  /// A name for the copy that is the same in every run, and no other file's.
  private static func name(of url: URL, ending: String = ".copy") -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in url.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return url.deletingPathExtension().lastPathComponent + "-" + String(hash, radix: 16) + ending
  }

  /// An overlay of LLVM's virtual file system, as JSON, which is YAML too.
  private static func overlay(_ folders: [String: [(name: String, copy: String)]]) -> String {
    let roots = folders.sorted { $0.key < $1.key }.map { folder, files in
      let contents = files.sorted { $0.name < $1.name }.map {
        "{\"type\": \"file\", \"name\": \(quoted($0.name)), \"external-contents\": \(quoted($0.copy))}"
      }
      return "{\"type\": \"directory\", \"name\": \(quoted(folder)), \"contents\": [\n    "
        + contents.joined(separator: ",\n    ") + "]}"
    }
    return "{\"version\": 0, \"use-external-names\": false, \"roots\": [\n  "
      + roots.joined(separator: ",\n  ") + "]}\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
