#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lists folders.
enum FolderReader {
  /// What a folder is on this machine, whatever its path.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// A folder that was read.
  struct Listing {
    let identity: Identity
    /// The names in it but `.` and `..`, in the order of their bytes.
    let entries: [FolderEntry]
  }

  /// Reads a folder.
  ///
  /// - Throws: ``FileError`` when it cannot be opened or read.
  static func read(_ path: String) throws(FileError) -> Listing {
    let path = path.isEmpty ? "." : path
    guard let folder = opendir(path) else {
      throw FileError(.opening(errno), path: path)
    }
    defer { closedir(folder) }
    var status = stat()
    guard fstat(dirfd(folder), &status) == 0 else { throw FileError(.reading(errno), path: path) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let raw = readdir(folder) else {
        if errno != 0 { throw FileError(.reading(errno), path: path) }
        break
      }
      let bytes = name(of: raw)
      guard bytes != [0x2e], bytes != [0x2e, 0x2e] else { continue }
      guard let kind = kind(of: raw, bytes, in: path) else { continue }
      entries.append(FolderEntry(bytes: bytes, kind: kind))
    }
    entries.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    return Listing(identity: identity(status), entries: entries)
  }

  static func identity(_ status: stat) -> Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  /// What an entry is; nil for one that went away meanwhile.
  private static func kind(
    of entry: UnsafeMutablePointer<dirent>,
    _ name: [UInt8],
    in folder: String
  ) -> FolderEntry.Kind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .special
    }
    // Some file systems do not say in the listing.
    var status = stat()
    let path = Array(folder.utf8) + [0x2f] + name + [0]
    let answer = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { lstat($0, &status) } ?? -1
      }
    }
    guard answer == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .special
    }
  }
}
