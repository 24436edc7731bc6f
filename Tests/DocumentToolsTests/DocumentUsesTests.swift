import Foundation
import Testing

@testable import DocumentTools

@Suite("Documents that nothing loads")
struct DocumentUsesTests {
  private static let start = ["Start.swift": "@main class Delegate {}"]

  /// Those of some documents, by their names and texts, that nothing loads beside some sources.
  private func unused(_ documents: [String: String], _ sources: [String: String]) -> [String] {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-uses-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    var graph = UseGraph([])
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      let language = SourceWords.Language(ending: DocumentPlace.ending(name))
      graph.add(SourceWords(Array(text.utf8), language))
    }
    let named = documents.sorted { $0.key < $1.key }.map { name, text in
      try? Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + name))
      return NamedDocument(root + "/" + name)
    }
    return graph.unused(named, named: [SourceWords.hash("Listed")])
      .map { DocumentPlace.name($0.path) }
  }

  private func isUnused(_ name: String, _ source: String, in file: String = "A.swift") -> Bool {
    let sources = Self.start.merging([file: source]) { $1 }
    return !unused([name: ""], sources).isEmpty
  }

  @Test(
    "a name that stands in what works",
    arguments: [
      "func f() { UINib(nibName: \"Card\", bundle: nil) }", "let card = Card()",
      "let names = [\"Card.xib\"]", "extension UIView { func f() { R.nib.card() } }",
      "let x = CardViewController()", "enum Board: String { case card }; let b = 1",
      "let n = \"Ca\" + name", "let n = name + \"ard\"", "let n = \"\\(kind)ard\"",
      "let n = \"Ca\\(kind)rd\"", "let n = String(format: \"Ca%@\", kind)",
      "let n = kind.appending(\"ard\")", "let x = \"\"\"\n  Card\n\"\"\"",
    ]
  )
  func used(source: String) { #expect(!isUnused("Card.xib", source)) }

  @Test(
    "a name that stands nowhere, in comments, or in parts of other names",
    arguments: [
      "let x = 1", "let x = 1 // Card", "let x = 1 /* Card \n Card */", "let x = CardHolder.self",
      "let x = \"Cards\"", "let x = \"Ca\\(1)Holder\"", "let n = \"Ca \" + name",
      "let quote = \"\\\"\" // Card", "class Card: UIView { let name = \"Card\" }",
      "class Card {}\nclass Other: Card {}",
    ]
  )
  func unused(source: String) { #expect(isUnused("Card.xib", source)) }

  @Test("of Objective-C, what only reads a header or says that there is a class names nothing")
  func objectiveC() {
    func isUnused(_ source: String) -> Bool { self.isUnused("Card.xib", source, in: "A.m") }
    #expect(isUnused("#import \"Card.h\"\n@class Card;\nvoid f(void) {}"))
    #expect(!isUnused("#import \"Card.h\"\nvoid f(void) { [Card new]; }"))
    let interface = "@interface Card : UIView\n@end\n@implementation Card\n"
    #expect(isUnused(interface + "- (id)init { return load(@\"Card\"); }\n@end"))
    #expect(!isUnused("@implementation Card\n+ (void)load { use(@\"Card\"); }\n@end"))
    #expect(!isUnused("@implementation UIView (Cards)\n- (void)f { use(@\"Card\"); }\n@end"))
    #expect(!isUnused("void f(void) { c = '\"'; [Card class]; d = '\"'; }"))
    #expect(!isUnused("void f(void) { NSStringFromClass([Other class]); [Card class]; }"))
  }

  @Test("a class that only unused ones name is unused, and so is its document")
  func circles() {
    let sources = [
      "A.swift": "class A { let b = B() }", "B.swift": "class B { let a = A() }",
      "C.swift": "class C {}",
    ]
    let documents = [
      "A.xib": "", "B.xib": "", "C.xib": "", "Listed.storyboard": "<a class=\"C\"/>",
    ]
    #expect(unused(documents, sources) == ["A.xib", "B.xib"])
    let begun = sources.merging(["Start.swift": "@main struct S { let a: A }"]) { $1 }
    #expect(unused(documents, begun) == [])
  }

  @Test("documents name others, but not themselves; a device is no part of a name")
  func documents() {
    let documents = [
      "Own.xib": "customClass=\"Own\"", "Other.storyboard": "", "Listed~ipad.xib": "",
      "Listed.storyboard": "storyboardName=\"Other\"",
    ]
    #expect(unused(documents, Self.start) == ["Own.xib"])
  }

  @Test("sources that are cut off or broken end")
  func broken() {
    for source in [
      "\"", "\"\\", "\"\\(", "/*", "@", "#", "'", "\"\"\"", "\"%", "@interface", "class",
    ] {
      #expect(isUnused("Card.xib", source + "\n"))
      #expect(isUnused("Card.xib", source))
    }
  }
}
