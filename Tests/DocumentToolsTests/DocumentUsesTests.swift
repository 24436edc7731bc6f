import Foundation
import Statistics
import Testing

@testable import DocumentTools

@Suite("Documents that nothing loads")
struct DocumentUsesTests {
  static let start = ["Start.swift": "@main class Delegate {}"]

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
    return graph.reach(named, named: [SourceWords.hash("Listed")]).unused
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
      "let x = CardViewController().name.dropLast(\"ViewController\".count)",
      "enum Board: String { case card }; let b = 1",
      "let n = \"Ca\" + name", "let n = name + \"ard\"", "let n = \"\\(kind)ard\"",
      "let n = \"Ca\\(kind)rd\"", "let n = String(format: \"Ca%@\", kind)",
      "let n = kind.appending(\"ard\")",
      "let x = use(\"\"\"\n  Card\n\"\"\")",
    ]
  )
  func used(source: String) { #expect(!isUnused("Card.xib", source)) }

  @Test("a constant that a header only declares is used by nobody")
  func declaredConstants() {
    func isUnused(_ more: String) -> Bool {
      let sources = [
        "K.h": "extern NSString *const CardName;\nFOUNDATION_EXPORT NSString * const OtherName;",
        "K.m": "NSString *const CardName = @\"Card\";", "F.m": more,
      ]
      return !unused(["Card.xib": ""], Self.start.merging(sources) { $1 }).isEmpty
    }
    #expect(isUnused("void f() { use(OtherName); }"))
    #expect(!isUnused("void f() { use(CardName); }"))
    #expect(!isUnused("NSString *const Last = CardName;"))
  }

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

  @Test("a cell's class loads no nib of its name, and any other view's may")
  func cells() {
    func unused(_ tag: String) -> [String] {
      let story =
        "<document><objects><\(tag) customClass=\"Card\"/></objects></document>"
      let source = [
        "A.swift": "class Card: UIView { func f() { UINib(nibName: name, bundle: nil) } }"
      ]
      return self.unused(
        ["Card.xib": "", "Listed.storyboard": story],
        Self.start.merging(source) { $1 }
      )
    }
    #expect(unused("view") == [])
    #expect(unused("tableViewCell") == ["Card.xib"])
    #expect(unused("collectionViewCell") == ["Card.xib"])
  }

  @Test("what only a source names that no target compiles is not loaded")
  func uncompiled() throws {
    func isUnused(_ compiled: String...) throws -> Bool {
      let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("nibmark-uses-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: root) }
      let files = ["Card.xib"] + compiled
      let project = SampleProject.text(
        children: files.indices.map { "F\($0)" },
        files: files.indices.map { "F\($0)" },
        objects: files.indices.map { SampleProject.file("F\($0)", files[$0]) }.joined()
      )
      let texts = [
        "App.xcodeproj/project.pbxproj": project, "Card.xib": "<document/>",
        "Start.swift": "@main class Delegate {}",
        "Old.swift": "func f() { UINib(nibName: \"Card\", bundle: nil) }",
      ]
      for (name, text) in texts {
        let path = root.appendingPathComponent(name)
        let folder = path.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: path)
      }
      let read = ProjectFiles(below: root.path)
      return DocumentUses(read, BuiltDocuments(read), root: root.path)
        .isUnused(root.path + "/Card.xib")
    }
    #expect(try isUnused("Start.swift"))
    #expect(try !isUnused("Start.swift", "Old.swift"))
  }

  @Test("of Objective-C, what only reads a header or says that there is a class names nothing")
  func objectiveC() {
    func isUnused(_ source: String) -> Bool { self.isUnused("Card.xib", source, in: "A.m") }
    #expect(isUnused("#import \"Card.h\"\n@class Card;\nvoid f(void) {}"))
    #expect(!isUnused("#import \"Card.h\"\nvoid f(void) { [Card new]; }"))
    let interface = "@interface Card : UIView\n@end\n@implementation Card\n"
    #expect(isUnused(interface + "- (id)init { return load(@\"Card\"); }\n@end"))
    #expect(!isUnused("@implementation Card\n+ (void)load { use(@\"Card\"); }\n@end"))
    let category = "@implementation UIView (Cards)\n- (void)f { use(@\"Card\"); }\n@end"
    #expect(isUnused(category))
    #expect(!isUnused(category + "\nvoid g(void) { [view f]; }"))
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

  @Test("a class of which only the type is asked for is not made")
  func typesAsked() {
    for source in [
      "if x is Card {}", "let y = x as? Card", "let y = x.top as! Card", "x.isKind(of: Card.self)",
    ] {
      #expect(isUnused("Card.xib", "func f() { \(source) }"))
    }
    for source in [
      "f() as? Card", "f()[0] as! Card", "views.first as? Card", "let c: Card = f()", "Card.make()",
    ] {
      #expect(!isUnused("Card.xib", "func f() { \(source) }"))
    }
    func isUnusedInC(_ source: String) -> Bool {
      isUnused("Card.xib", "void f(void) { \(source) }", in: "A.m")
    }
    #expect(isUnusedInC("Card *card = nil; [x isKindOfClass:[Card class]];"))
    #expect(!isUnusedInC("[x isKindOfClass:[Other class]]; [Card class];"))
  }

  @Test(
    "what a function names counts where something may call it",
    arguments: [
      ("class A { func f() { g(\"Card\") } }; let a = A()", false),
      ("class A { func f() { f(); g(\"Card\") } }; let a = A()", false),
      ("class A { func f() { h() }\n func h() { f(); g(\"Card\") } }; let a = A()", false),
      ("class A { func f() { g(\"Card\") } }; let a = A().f()", true),
      ("class A { func f() { g(\"Card\") } }; func h() { perform(\"f\") }; let a = A()", true),
      ("class A: B { override func f() { g(\"Card\") } }; class B {}; let a = A()", true),
      ("class A: B { func f() { g(\"Card\") } }; class B {}; let a = A()", false),
      ("class A: Others { func f() { g(\"Card\") } }; let a = A()", true),
      ("class A: UIView { func f() { g(\"Card\") } }; let a = A()", false),
      ("class A: UIView { func didMoveToWindow() { g(\"Card\") } }; let a = A()", true),
      ("class A { init() { g(\"Card\") } }; let a = A()", true),
      ("class A { var f: Int { g(\"Card\") } }; let a = A()", true),
      ("class A { static func f(x: () -> Int = { 1 }) { g(\"Card\") } }; let a = A()", false),
      ("class A { func f() { func k() {}; g(\"Card\") } }; let a = A(); let b = a.k()", false),
      (
        "protocol P { func f()\n func h() }; class A: P { func f() { g(\"Card\") } }; let a = A()",
        false
      ),
      ("class A { func f() {} }; extension A { func f() { g(\"Card\") } }; let a = A().f()", true),
      ("class A {}; class B { let c = \"Card\" }; let a = A()", false),
      ("class A { class B { let c = use(\"Card\") } }; let a = A.B()", true),
      ("class A { let c = \"Card\" }; let a = A()", false),
      ("class A { let c = \"Card\" }; let a = A().c", true),
      ("struct N { static let card = N(\"Card\")\nlet b = 1 }; let a = N.b", false),
      ("struct N { static let card = N(\"Card\")\nlet b = 1 }; let a = N.card", true),
      ("struct N: Others { let card = \"Card\" }; let a = N()", true),
      ("let card: String = \"Card\"; let other = 1", false),
      ("let card: String? = \"Card\"\nfunc f() { g(card) }", true),
      ("#if false\nfunc f() { g(\"Card\") }\n#endif\nlet a = 1", false),
      ("#if true\nlet a = 1\n#else\nfunc f() { g(\"Card\") }\n#endif\nlet b = 1", false),
      ("#if DEBUG\nlet a = 1\n#else\nfunc f() { g(\"Card\") }\n#endif\nlet b = 1", true),
      ("#if false\n#if A\n#else\n#endif\ng(\"Card\")\n#else\nlet b = f(\"Card\")\n#endif", true),
      ("@objcMembers class A { func f() { g(\"Card\") } }; let a = A()", true),
    ]
  )
  func functions(source: String, isUsed: Bool) {
    #expect(isUnused("Card.xib", source) == !isUsed)
  }

  @Test(
    "a method of Objective-C is called by all parts of its name",
    arguments: [
      ("- (void)f { g(@\"Card\"); }", "[A new];", false),
      ("- (void)f { g(@\"Card\"); }", "[[A new] f];", true),
      ("- (void)f { g(@\"Card\"); }", "[A new]; @selector(f);", true),
      ("- (void)f:(id)x tap:(id)y { g(@\"Card\"); }", "[[A new] f:x open:y];", false),
      ("- (void)f:(id)x tap:(id)y { g(@\"Card\"); }", "[[A new] f:x tap:y];", true),
      ("- (void)viewDidLoad { g(@\"Card\"); }", "[A new];", true),
      (
        "#if X\n- (void)f {\n#else\n- (void)h {\n#endif\n}\n- (void)k { g(@\"Card\"); }",
        "[A new];", true
      ),
    ]
  )
  func methods(method: String, call: String, isUsed: Bool) {
    let type = "@interface A : UIView\n- (void)f;\n- (void)f:(id)x tap:(id)y;\n@end\n"
    let source = type + "@implementation A\n\(method)\n@end\nvoid start(void) { \(call) }"
    #expect(isUnused("Card.xib", source, in: "A.m") == !isUsed)
  }

  @Test("Swift calls a method of Objective-C by the beginning of its name, and the other way round")
  func languages() {
    let type = "@interface A : NSObject\n@end\n@implementation A\n"
    let method = type + "- (void)showWithText:(id)x { g(@\"Card\"); }\n@end"
    let start = "@main class Start { let a = A() }"
    #expect(unused(["Card.xib": ""], ["A.m": method, "S.swift": start]) == ["Card.xib"])
    let call = start + "; func f() { a.show(text: 1) }"
    #expect(unused(["Card.xib": ""], ["A.m": method, "S.swift": call]) == [])
    let function = "class A { @objc func show(text: Int) { g(\"Card\") } }\n" + start
    #expect(unused(["Card.xib": ""], ["A.swift": function]) == ["Card.xib"])
    let sources = ["A.swift": function, "B.m": "void f(void) { [a showWithText:1]; }"]
    #expect(unused(["Card.xib": ""], sources) == [])
  }

  @Test("an action of a document calls a function")
  func actions() {
    let type = "class A { @IBAction func f(sender: Any) { g(\"Card\") } }"
    let sources = Self.start.merging(["A.swift": type]) { $1 }
    for (action, isUsed) in [("f:", true), ("fWithSender:", true), ("h:", false)] {
      let documents = [
        "Card.xib": "", "Listed.storyboard": "<a customClass=\"A\"/><b selector=\"\(action)\"/>",
      ]
      #expect(unused(documents, sources) == (isUsed ? [] : ["Card.xib"]))
    }
  }

  @Test(
    "a constant of a structure is named behind its type, or behind what may be its type",
    arguments: [
      ("let a = Board.Card", true), ("let a = App.Board.Card", true), ("let a = Other.Card", false),
      ("let a = Other.Card.title", false), ("let a = \"Card title\"", false),
      ("let a = T.Card", true),
      ("let a: Board = .Card", true), ("let a = board.Card", true), ("let a = map(\\.Card)", true),
      ("let a = Card(1)", false),
    ]
  )
  func qualifiedConstants(use: String, isUsed: Bool) {
    let types = "struct Board { static let Card = \"Panel\" }\nstruct Other { struct Card {} }\n"
    #expect(isUnused("Panel.xib", types + "let b = Board()\n" + use) == !isUsed)
    let own = "struct Board { static let Card = \"Panel\"; static func f() { g(Card) } }\n"
    #expect(!isUnused("Panel.xib", own + "let a = Board.f()"))
  }

  @Test(
    "a storyboard is named by a text, a case or a class, and by no other word of code",
    arguments: [
      ("let a = Text.Login", false), ("let a = Login", false), ("let a = use(\"Login\")", true),
      ("let a = use(\"Login.storyboard\")", true), ("enum Board: String { case Login }", true),
      ("class Login {}; let a = name(Login.self)", true),
      ("enum Login { case a }\nlet a = Login.a", false),
    ]
  )
  func storyboards(source: String, isUsed: Bool) {
    let sources = Self.start.merging(["A.swift": source + "; let b = 1"]) { $1 }
    #expect(unused(["Login.storyboard": ""], sources).isEmpty == isUsed)
  }

  @Test("UIKit looks for the nib of a controller that code makes, or hands to what may")
  func controllers() {
    let type = "class CardViewController: UIViewController {}\n"
    let controller = "CardViewController"
    let made = ["\(controller)()", "make(\(controller).self)", "\(controller).init()"]
    for use in made {
      #expect(!isUnused("CardView.xib", type + "let a = \(use)"))
    }
    for use in ["find(\"CardViewController\")", "CardViewController.name"] {
      #expect(isUnused("CardView.xib", type + "let a = \(use)"))
    }
  }

  @Test(
    "a reuse identifier loads no nib",
    arguments: [
      ("[list dequeueReusableCellWithIdentifier:@\"Card\"];", false),
      ("NSString *cellIdentifier = @\"Card\";\n  [list take:cellIdentifier];", false),
      ("NSString *cellIdentifier = @\"Card\";\n  [UINib nibWithNibName:cellIdentifier];", true),
      ("NSString *name = @\"Card\";", true), ("[list registerNib:@\"Card\"];", true),
    ]
  )
  func reuseIdentifiers(statement: String, isUsed: Bool) {
    let source = "void f(void) {\n  \(statement)\n}\n"
    #expect(isUnused("Card.xib", source, in: "A.m") == !isUsed)
  }

  @Test("constants beside the types of a file name something where something names them")
  func constants() {
    let type = "@interface Cell : UIView\n@end\n"
    #expect(isUnused("Card.xib", type, in: "A.h"))
    for constant in ["static NSString *const name = @\"Card\";\n", "#define name @\"Card\"\n"] {
      #expect(isUnused("Card.xib", constant + type, in: "A.h"))
      let use = type + "void f(void) { load(name); }\n"
      #expect(!isUnused("Card.xib", constant + use, in: "A.h"))
    }
    #expect(isUnused("Card.xib", "#if 0\nvoid f(void) { load(@\"Card\"); }\n#endif", in: "A.m"))
    #expect(!isUnused("Card.xib", "#if 1\nvoid f(void) { load(@\"Card\"); }\n#endif", in: "A.m"))
  }

  @Test("a document lists names with commas between")
  func lists() {
    let documents = ["Card.xib": "", "Listed.storyboard": "<a value=\"Other, Card,More\"/>"]
    #expect(unused(documents, Self.start) == [])
  }

  @Test("names of types with something behind are made of parts that nobody knows")
  func joined() {
    let join = "func f() { use(\"\\(String(describing: type))\\(number)\") }\n"
    #expect(!isUnused("Card2.xib", join + "class Card {}"))
    #expect(isUnused("Card2.xib", join + "class Other {}"))
    #expect(isUnused("CardCell.xib", join + "class Card {}"))
    #expect(isUnused("Card2.xib", "func f() { use(\"\\(a)\\(b)\") }\nclass Card {}"))
    func isUnusedSecond(of type: String) -> Bool {
      let sources = ["A.swift": join + "class Card {}\nclass Other {}"].merging(Self.start) { $1 }
      return !unused(["Card2.xib": "<placeholder customClass=\"\(type)\"/>"], sources).isEmpty
    }
    #expect(!isUnusedSecond(of: "Card"))
    #expect(!isUnusedSecond(of: "Far"))
    #expect(isUnusedSecond(of: "Other"))
  }

  @Test("a controller that makes its view needs no nib")
  func viewMakers() {
    let make = "let a = CardController()\nclass CardController: UIViewController { "
    #expect(!isUnused("Card.xib", make + "}"))
    #expect(isUnused("Card.xib", make + "override func loadView() { view = UIView() } }"))
    #expect(!isUnused("Card.xib", make + "override func loadView() { super.loadView() } }"))
  }

  @Test("sources of words and marks in any order are read to their end")
  func anyOrder() {
    let swift = [
      "class", "A", "func", "f", "{", "}", "(", ")", ":", ";", "\n", "protocol", "extension", "B",
      "override", "var", "enum", "case", "\"Card\"", "init", ".", ",", "<", ">", "`", "@objc",
    ]
    let other = [
      "@interface", "@implementation", "@protocol", "@end", "A", "B", ":", "<", ">", "- (void)",
      "f",
      "{", "}", "(", ")", ";", "\n", "+ (id)", "load", "*", "@\"Card\"", "#if", "=", ",", "x:", "-",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4_000 {
      for (words, name) in [(swift, "A.swift"), (other, "A.m"), (other, "A.h")] {
        let count = Int.random(in: 1...30, using: &generator)
        let text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
        var graph = UseGraph([])
        graph.add(
          SourceWords(
            Array(text.joined(separator: " ").utf8),
            SourceWords.Language(ending: DocumentPlace.ending(name))
          )
        )
        _ = graph.reach([], named: [])
      }
    }
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
