import Foundation
import InterfaceBuilder
import XMLSupport

/// From the bytes of a document to its checked, typed values, against a SAX pass of libxml2 that
/// only counts.
///
/// The documents are `../shared/bench/documents` and a real cell of `../shared/corpus`, or those of
/// the folder named in `NIBMARK_BENCH_DOCUMENTS`; what is not there is skipped with a message.
enum DecodeBenchmarks {
  static func run() {
    for (name, path) in documents {
      guard let bytes = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) else {
        print("decode \(name): skipped, \(path) is not there")
        continue
      }
      measure(name, bytes)
    }
  }

  /// Runs one document `count` times without any clock, for instruction counters.
  static func repeatOnly(_ what: String, path: String, count: Int) {
    guard let bytes = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) else {
      return print("decode: \(path) is not there")
    }
    for _ in 0..<count {
      switch what {
      case "memory": blackHole(BareSAXPass.count(bytes, parser: .memory))
      case "push": blackHole(BareSAXPass.count(bytes, parser: .push))
      default: blackHole(try? IBDocument(bytes: bytes))
      }
    }
  }

  private static var documents: [(String, String)] {
    let shared = "../shared"
    let folder =
      ProcessInfo.processInfo.environment["NIBMARK_BENCH_DOCUMENTS"]
      ?? "\(shared)/bench/documents"
    return [
      ("10 views (reusable)", "\(folder)/reusable_10.xib"),
      ("10 views (table cell)", "\(folder)/tablecell_10.xib"),
      ("100 views", "\(folder)/reusable_100.xib"),
      ("1000 views", "\(folder)/reusable_1000.xib"),
      ("real cell, 1.4 KB", "\(shared)/corpus/\(realCell)"),
    ]
  }

  private static let realCell =
    "DenTelezhkin__DTTableViewManager/Sources__Tests__Fixtures__tvOS__NibCell.xib"

  private static func measure(_ name: String, _ bytes: [UInt8]) {
    do throws(IBError) {
      let document = try IBDocument(bytes: bytes, file: name)
      BenchmarkHarness.compare(
        "decode \(name): \(bytes.count) bytes, \(document.objects.count) objects, "
          + "\(document.constraints.count) constraints",
        [
          BenchmarkEntry(name: "libxml2 SAX2, counting") {
            blackHole(BareSAXPass.count(bytes, parser: .memory))
          },
          BenchmarkEntry(name: "libxml2 SAX2 push, counting") {
            blackHole(BareSAXPass.count(bytes, parser: .push))
          },
          BenchmarkEntry(name: "bytes to IBDocument") {
            blackHole(try? IBDocument(bytes: bytes))
          },
        ]
      )
    } catch {
      print("decode \(name): \(error)")
    }
  }
}
