import Foundation
import TestModel

/// Reads what a report says about the machine and the work tree.
public enum HostProbe {
  /// The machine that the process runs on.
  public static func fingerprint() -> HostFingerprint {
    HostFingerprint(
      hostName: ProcessInfo.processInfo.hostName,
      operatingSystem: operatingSystem(),
      processorModel: processorModel(),
      coreCount: ProcessInfo.processInfo.activeProcessorCount,
      swiftVersion: swiftVersion
    )
  }

  /// The moment now.
  public static func now() -> Timestamp {
    Timestamp(secondsSince1970: Date().timeIntervalSince1970)
  }

  /// The commit checked out at a folder, read from git's files; nil outside a work tree.
  ///
  /// Git itself is not started: a CI image need not have it, and a run should not wait for it.
  public static func commit(at root: String) -> String? {
    guard let folder = gitFolder(above: root),
      let head = text(folder + "/HEAD")
    else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let reference = String(head.dropFirst("ref: ".count))
    let common = text(folder + "/commondir").map { resolve($0, in: folder) } ?? folder
    if let loose = text(common + "/" + reference) { return loose }
    return packedReference(reference, in: common)
  }

  private static func gitFolder(above root: String) -> String? {
    var folder = URL(fileURLWithPath: root).standardizedFileURL.path
    while true {
      let candidate = folder + "/.git"
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) {
        if isFolder.boolValue { return candidate }
        // A linked work tree keeps a file that names its folder.
        let line = text(candidate) ?? ""
        return line.hasPrefix("gitdir: ")
          ? resolve(String(line.dropFirst("gitdir: ".count)), in: folder) : nil
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
  }

  private static func packedReference(_ reference: String, in folder: String) -> String? {
    text(folder + "/packed-refs")?.split(separator: "\n")
      .first { $0.hasSuffix(" " + reference) }
      .flatMap { $0.split(separator: " ").first.map(String.init) }
  }

  private static func resolve(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }

  private static func text(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func operatingSystem() -> String {
    let lines = (text("/etc/os-release") ?? "").split(separator: "\n")
    let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }
      .map { $0.dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: ["\""]) }
    return name ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static func processorModel() -> String {
    let lines = (text("/proc/cpuinfo") ?? "").split(separator: "\n")
    return lines.first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":", maxSplits: 1).last }
      .map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }

  private static var swiftVersion: String {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }
}
