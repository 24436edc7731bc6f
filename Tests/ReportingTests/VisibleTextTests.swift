import Foundation
import Testing

@testable import Reporting

@Suite("Text is shown, not obeyed")
struct VisibleTextTests {
  @Test("Control characters become pictures; line feeds and tabs only in a line")
  func controls() {
    #expect(VisibleText.shown("a\u{1b}[31mb\u{7}\u{8}\u{7f}") == "a␛[31mb␇␈␡")
    #expect(VisibleText.shown("a\r\nb\rc\n\td") == "a\nb␍c\n\td")
    #expect(VisibleText.line("a\nb\r\nc\td") == "a␊b␊c␉d")
    for scalar in ["\u{80}", "\u{85}", "\u{9b}", "\u{9f}", "\u{2028}", "\u{2029}", "\u{202e}"] {
      #expect(VisibleText.line("a\(scalar)b") == "a\u{fffd}b")
    }
  }

  @Test("No C0 or C1 character is left in any form")
  func allControls() throws {
    let controls = (0..<0x20).map { $0 } + (0x7f..<0xa0).map { $0 }
    let text = String(
      String.UnicodeScalarView(controls.compactMap { Unicode.Scalar(UInt32($0)) })
    )
    func left(_ text: String) -> [UInt32] {
      text.unicodeScalars.map(\.value).filter { $0 < 0x20 || (0x7f..<0xa0).contains($0) }
    }
    #expect(left(VisibleText.line(text)).isEmpty)
    #expect(left(VisibleText.shown(text)).allSatisfy { $0 == 0x0a || $0 == 0x09 })
  }

  @Test(
    "Commands of CI engines are parted",
    arguments: [
      ("::error::x", ": :error::x"), ("  ::group::x", "  : :group::x"),
      ("a\n\u{a0}::error", "a\n\u{a0}: :error"), ("a::b", "a::b"), (":::", ": ::"),
      ("x ##[error]y", "x # #[error]y"), ("##vso[a.b c=d;]", "# #vso[a.b c=d;]"),
      ("a##teamcity[b]", "a# #teamcity[b]"), ("###[x]", "## #[x]"), ("## Title", "## Title"),
      ("C#[0] and a:b", "C#[0] and a:b"),
    ]
  )
  func commands(text: String, shown: String) {
    #expect(VisibleText.shown(text) == shown)
    #expect(VisibleText.shown(shown) == shown)
  }

  @Test("JSON and XML say the same without them")
  func formats() throws {
    let text = "a##[error]b\u{9b}\u{7f}::c"
    let json = try String(decoding: JSONEncoder().encode([text]), as: UTF8.self)
    let safe = VisibleText.json(json)
    #expect(!safe.contains("##[") && !safe.contains("\u{9b}") && !safe.contains("\u{7f}"))
    #expect(try JSONDecoder().decode([String].self, from: Data(safe.utf8)) == [text])
    #expect(
      VisibleText.markup("<a b=\"##vso[x]\u{9b}\">\n ::c</a>")
        == "<a b=\"&#35;#vso[x]&#155;\">\n &#58;:c</a>"
    )
  }
}
