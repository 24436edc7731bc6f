import Foundation

/// What libFuzzer, whose `main` starts the program, gives its inputs to.
///
/// `NIBMARK_READER=xpath ReaderFuzzer [libFuzzer's options] [FOLDER…]` finds traps, reads outside memory, hangs and
/// memory past the limit. `Scripts/fuzz-readers` builds and starts it.
enum ReaderFuzzer {
  static let reader: FuzzedReader = {
    let name = ProcessInfo.processInfo.environment["NIBMARK_READER"] ?? ""
    guard let reader = FuzzedReader(rawValue: name) else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("NIBMARK_READER is to be one of \(names)\n".utf8))
      exit(64)
    }
    return reader
  }()
}

/// Reads one input; libFuzzer calls it by this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  ReaderFuzzer.reader.read([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
