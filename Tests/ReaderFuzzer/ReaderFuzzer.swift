import Foundation

/// Gives libFuzzer's inputs to one reader: `ReaderFuzzer READER [libFuzzer's options] [FOLDER…]`.
///
/// It finds traps, reads outside memory, hangs and memory past the limit. `Scripts/fuzz-readers` builds it.
@main
enum ReaderFuzzer {
  nonisolated(unsafe) private static var reader = FuzzedReader.document

  static func main() {
    guard CommandLine.argc > 1, let named = FuzzedReader(rawValue: CommandLine.arguments[1]) else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: " ")
      FileHandle.standardError.write(Data("usage: ReaderFuzzer READER …; readers: \(names)\n".utf8))
      exit(64)
    }
    reader = named
    // libFuzzer reads the arguments after the first, which names the program.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv.advanced(by: 1)
    exit(
      runLibFuzzer(&count, &arguments) { bytes, count in
        ReaderFuzzer.reader.read([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    )
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
