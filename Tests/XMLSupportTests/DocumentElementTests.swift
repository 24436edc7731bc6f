import Foundation
import Testing

@testable import XMLSupport

@Suite("The document element of a file")
struct DocumentElementTests {
  private func read(_ bytes: [UInt8]) throws(XMLError) -> DocumentElement {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-element-\(UUID().uuidString).xml").path
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try DocumentElement(contentsOf: path)
  }

  private func name(_ text: String, _ encoding: String.Encoding = .utf8) throws -> String {
    try read([UInt8](#require(text.data(using: encoding)))).name
  }

  @Test("What stands before it is passed, however long")
  func prolog() throws {
    #expect(try name("<suite/>") == "suite")
    #expect(try name("\u{feff}<suite>") == "suite")
    #expect(
      try name("<?xml version=\"1.0\"?>\r<!-- <a> -->\r<?b <c>?>\r<suite a='>'>&x;") == "suite"
    )
    #expect(try name("<!DOCTYPE a [<!ENTITY b \"<c> ]>\">]>\n<suite/>") == "suite")
    #expect(try name("<!--" + String(repeating: "x", count: 300_000) + "--><suite/>") == "suite")
    #expect(try name("<a:suite xmlns:a='b'>") == "a:suite")
    #expect(try name("<a:suite>") == "a:suite")
  }

  @Test("Other encodings are read")
  func encodings() throws {
    #expect(try name("\u{feff}<suite/>", .utf16LittleEndian) == "suite")
    #expect(try name("\u{feff}<suite/>", .utf16BigEndian) == "suite")
    let declared = "<?xml version='1.0' encoding='UTF-16'?><suite/>"
    #expect(try name(declared, .utf16LittleEndian) == "suite")
    let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><!--é--><suite/>"
    #expect(try name(latin, .isoLatin1) == "suite")
  }

  @Test(
    "What has none is refused with the reason",
    arguments: [
      ("", "empty"), ("  \n", "Start tag expected"), ("<!-- a", "omment not terminated"),
      ("<suite", "find end of Start Tag"), ("plain text", "Start tag expected"),
      ("<?xml version='1.0' encoding='x-none'?><suite/>", "nsupported encoding x-none"),
    ]
  )
  func refusals(text: String, reason: String) {
    let error = #expect(throws: XMLError.self) { try read(Array(text.utf8)) }
    #expect(error?.message.lowercased().contains(reason.lowercased()) == true, "\(error as Any)")
  }

  @Test("UTF-32 and EBCDIC are refused by name, here and by both parsers")
  func unread() throws {
    let wide: [UInt8] = [0xff, 0xfe, 0, 0] + "<suite/>".utf8.flatMap { [$0, 0, 0, 0] }
    let mainframe: [UInt8] = [0x4c, 0x6f, 0xa7, 0x94, 0x93]
    for (bytes, encoding) in [(wide, "UTF-32"), (mainframe, "EBCDIC")] {
      let message = "the text is in \(encoding), which is not read"
      #expect(#expect(throws: XMLError.self) { try read(bytes) }?.message == message)
      let tree = #expect(throws: XMLError.self) { try XMLTree(bytes: bytes, file: "a.xml") }
      #expect(tree?.message == message)
    }
  }
}
