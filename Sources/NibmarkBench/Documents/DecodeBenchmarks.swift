import InterfaceBuilder
import XMLSupport

/// From the bytes of a document to its checked, typed values, against a SAX pass of libxml2 that
/// only counts.
enum DecodeBenchmarks {
  /// Prints a table for each document, and one for a cell as people make them.
  static func run() throws(BenchInputError) {
    let names = [
      "reusable_10", "tablecell_10", "reusable_100", "reusable_1000", BenchDocument.real,
    ]
    for document in try BenchDocument.measured(names) { measure(document) }
  }

  /// Decodes one document `count` times without a clock, for instruction counters.
  static func repeatOnly(
    _ what: String,
    _ nameOrPath: String,
    count: Int
  ) throws(BenchInputError) {
    let bytes = try BenchDocument.document(nameOrPath).bytes
    for _ in 0..<count {
      switch what {
      case "memory": blackHole(BareSAXPass.count(bytes, parser: .memory))
      case "push": blackHole(BareSAXPass.count(bytes, parser: .push))
      default: blackHole(try? IBDocument(bytes: bytes))
      }
    }
  }

  private static func measure(_ input: BenchDocument) {
    let (name, bytes) = (input.name, input.bytes)
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
