import Testing

@testable import SourceRewriting

/// What becomes of single expressions, and that lines and columns stay.
@Suite("Rewriting")
struct RewritingTests {
  func rewrite(_ texts: String..., modules: Set<String>? = nil) -> [RewrittenFile] {
    TargetRewriter(modules: modules).rewrite(
      texts.enumerated().map { ("/App/File\($0).swift", Array($1.utf8)) }
    )
  }

  func line(_ number: Int, of file: RewrittenFile) -> String {
    let lines = file.content.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    return number <= lines.count ? String(decoding: lines[number - 1], as: UTF8.self) : ""
  }

  @Test("Attributes become spaces of the same width")
  func attributes() {
    let file = rewrite("import UIKit\nclass A: UIView {\n  @IBOutlet weak var v: UILabel!\n}\n")[0]
    #expect(line(3, of: file) == "            weak var v: UILabel!")
  }

  @Test(
    "A selector gets the name of its declaration, with labels and prepositions",
    arguments: [
      ("func go() {}", "go", "go"),
      ("func go(_ sender: Any) {}", "go(_:)", "go:"),
      ("func go(sender: Any) {}", "go", "goWithSender:"),
      ("func go(with sender: Any) {}", "A.go", "goWith:"),
      ("func goTo(sender: Any) {}", "goTo", "goToSender:"),
      ("func go(_ a: Any, for event: UIEvent) {}", "self.go(_:for:)", "go:for:"),
    ]
  )
  func selectors(declaration: String, reference: String, name: String) {
    let text =
      "class A: UIView {\n  @objc \(declaration)\n  var s: Any { #selector(\(reference)) }\n}\n"
    let file = rewrite(text)[0]
    #expect(line(3, of: file).contains("Selector(\"\(name)\")"))
    #expect(file.notes.isEmpty)
  }

  @Test("A selector that an attribute names keeps that name")
  func explicitSelector() {
    let text =
      "class A: UIView {\n  @objc(tapped:) func go(_ a: Any) {}\n  let s = #selector(go)\n}\n"
    #expect(line(3, of: rewrite(text)[0]).contains("Selector(\"tapped:\")"))
  }

  @Test("A selector of nothing known is a note with its place, and stays")
  func unknownSelector() {
    let file = rewrite("class A: UIView {\n  let s = #selector(gone)\n}\n")[0]
    #expect(file.notes.map { "\($0.line):\($0.column)" } == ["2:11"])
    #expect(line(2, of: file).contains("#selector(gone)"))
  }

  @Test(
    "A reference to XCTest's fulfill is a closure; calls stay, and so do others' in files without XCTest",
    arguments: [
      ("import XCTest", "done = e.fulfill", "done = { e.fulfill() }"),
      ("import XCTest", "e.fulfill()", "e.fulfill()"),
      ("import UIKit", "done = e.fulfill", "done = e.fulfill"),
    ]
  )
  func fulfill(head: String, written: String, expected: String) {
    #expect(line(2, of: rewrite("\(head)\n\(written)\n")[0]) == expected)
  }

  @Test(
    "A protocol of Objective-C is bound to classes once",
    arguments: [
      ("@objc protocol P {", "      protocol P: AnyObject {"),
      ("@objc protocol P: Q {", "      protocol P: AnyObject, Q {"),
      ("@objc protocol P: class {", "      protocol P: class {"),
      ("@objc protocol P: class, Q {", "      protocol P: class, Q {"),
    ]
  )
  func bound(written: String, expected: String) {
    #expect(line(1, of: rewrite(written + "\n}\n")[0]) == expected)
  }

  @Test("Conditions hold as on iOS, and keep their width")
  func conditions() {
    let file = rewrite("#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif !canImport(UIKit)\n#endif\n")[0]
    #expect(line(1, of: file) == "#if true    || false   ")
    #expect(line(3, of: file) == "#elseif !true            ")
  }

  @Test(
    "Availability asks the profile; other platforms' holds",
    arguments: [
      ("#available(iOS 16.4, *)", "UIKitProfile.isAvailable(16, 4)"),
      ("#unavailable(iOS 16)", "!UIKitProfile.isAvailable(16)"),
      ("#available(macOS 13, *)", "true"),
    ]
  )
  func availability(written: String, expected: String) {
    #expect(line(1, of: rewrite("if \(written) { f() }\n")[0]).contains(expected))
  }

  @Test("Imports of what is not there go, with a note; others stay")
  func imports() {
    let text = "import Combine\nimport UIKit\nimport Kit\nimport Foundation.NSString\n"
    let file = rewrite(text + "import class Foundation.Bundle\n", modules: ["Kit"])[0]
    #expect(line(1, of: file) == "              ")
    #expect(line(3, of: file) == "import Kit")
    #expect(line(4, of: file) == "import Foundation         ")
    #expect(line(5, of: file) == "import class Foundation.Bundle")
    #expect(file.notes.map(\.line) == [1])
  }

  @Test("What Apple's Foundation has and Linux's has in another module is imported")
  func networking() {
    let texts = rewrite("import UIKit\nlet a = URLSession.shared\n", "import UIKit\nlet a = 1\n")
      .map { String(decoding: $0.content, as: UTF8.self) }
    #expect(texts[0].hasSuffix("\nimport FoundationNetworking\n"))
    #expect(!texts[1].contains("Networking"))
  }

  @Test("Calls of optional methods answer nil where the method is missing")
  func optionalCalls() {
    let text = """
      @objc protocol P { @objc optional func height(of row: Int) -> Double }
      class A: UIView {
        weak var delegate: P?
        var onTap: (() -> Void)?
        func f() -> Double { onTap?(); return delegate?.height?(of: 1) ?? 2 }
      }
      """
    let file = rewrite(text)[0]
    #expect(line(1, of: file).contains("protocol P: AnyObject {"))
    let body = "func height(of row: Int) -> Double { OptionalMethods.missing() }"
    #expect(String(decoding: file.content, as: UTF8.self).contains(body))
    #expect(
      line(5, of: file).contains(
        "onTap?(); return OptionalMethods.optional { delegate?.height (of: 1) } ?? 2"
      )
    )
  }

  @Test(
    "A forced call of an optional method traps where the method is missing, unless its base is nil"
  )
  func forcedCalls() {
    let file = rewrite(
      """
      func f(_ a: UITableViewDelegate, _ b: UITableViewDelegate?) {
        a.tableView!(UITableView(), didSelectRowAt: IndexPath())
        b?.tableView!(UITableView(), didSelectRowAt: IndexPath())
      }
      """
    )[0]
    #expect(line(2, of: file).contains("OptionalMethods.optional { a.tableView (UITableView()"))
    #expect(line(2, of: file).hasSuffix(" }!"), "\(line(2, of: file))")
    #expect(line(3, of: file).hasSuffix("IndexPath()) }"), "\(line(3, of: file))")
  }

  @Test("A protocol under a condition keeps each line behind it, however its methods are written")
  func conditionalProtocol() {
    let text = """
      #if DEBUG
      @objc protocol P {
        @objc optional func height(
          of row: Int  // the row
        ) -> Double
      }
      #endif
      let last = 1
      """
    let file = rewrite(text)[0]
    let body = "func height( of row: Int ) -> Double { OptionalMethods.missing() }"
    #expect(line(6, of: file).contains(body), "\(line(6, of: file))")
    #expect(line(7, of: file) == "#endif" && line(8, of: file) == "let last = 1")
  }

  @Test("Actions and observed outlets stand in tables, which the closing line of their class names")
  func tables() {
    let text = """
      class A: UIView {
        @IBOutlet var label: UILabel! { didSet { label.text = "" } }
        @IBOutlet var plain: UILabel!
      }
      """
    let other = "extension A {\n  @IBAction private func go() {}\n}\n"
    let files = rewrite(text, other)
    #expect(line(4, of: files[0]).contains(#"[OutletBinding("label", \A.label)]"#))
    #expect(line(4, of: files[0]).contains("[String: NibAction] { [\"go\": actionOf_A_go] }"))
    #expect(!line(4, of: files[0]).contains("plain"))
    let copy = String(decoding: files[1].content, as: UTF8.self)
    #expect(
      copy.contains("extension A { @MainActor static var actionOf_A_go: NibAction {"),
      "\(copy)"
    )
    #expect(copy.contains("#sourceLocation(file: \"\(files[1].path)\", line: 1)"), "\(copy)")
    #expect(copy.contains("in target.go() } } }\n#sourceLocation()"), "\(copy)")
    #expect(line(3, of: files[1]) == "}")
  }

  @Test("A class outside of the responder family becomes one that nibs can connect")
  func plainClass() {
    let file = rewrite(
      "class A: NSObject {\n  @objc func go() {}\n}\nclass B: A {\n  @objc func up() {}\n}\n"
    )[0]
    #expect(line(3, of: file).contains("@MainActor class var actions"))
    #expect(line(3, of: file).hasSuffix("extension A: NibConnectable {}"))
    #expect(line(6, of: file).contains("override class var actions"))
  }

  @Test("A public class has a public table, with the attribute before the modifier")
  func publicClass() {
    let file = rewrite("open class A: NSObject {\n  @objc func go() {}\n}\n")[0]
    #expect(
      line(3, of: file).contains("@MainActor public class var actions"),
      "\(line(3, of: file))"
    )
  }

  @Test("An override in an extension is forwarded to from the class")
  func extensionOverride() {
    let text =
      "class A: UIView {\n}\nextension A {\n  override func layoutSubviews() { super.layoutSubviews() }\n}\n"
    let file = rewrite(text)[0]
    #expect(
      line(2, of: file).contains("override func layoutSubviews() { layoutSubviewsInExtension() }")
    )
    #expect(line(4, of: file).contains("func layoutSubviewsInExtension()"))
    #expect(!line(4, of: file).contains("override"))
  }

  @Test("A modifier before `override` stays when an extension's override is forwarded to")
  func publicExtensionOverride() {
    let text =
      "public class A: UIView {\n}\n\nextension A {\n\n  public override var isHidden: Bool {\n    get { true }\n    set {}\n  }\n}\n"
    let file = rewrite(text)[0]
    #expect(line(6, of: file) == "  public          var isHiddenInExtension: Bool {")
    #expect(line(2, of: file).contains("public override var isHidden: Bool"))
  }

  @Test("A plain scroll view's delegate is overridden under another name, a list's under its own")
  func delegates() {
    let file = rewrite(
      """
      class A: UIScrollView {
        override weak var delegate: UIScrollViewDelegate? { didSet { print(super.delegate, delegate) } }
      }
      class B: UITableView { override var delegate: UITableViewDelegate? { didSet {} } }
      """
    )[0]
    #expect(
      line(2, of: file).contains(
        "override weak var scrollDelegate: UIScrollViewDelegate? { didSet { print(super.scrollDelegate, delegate) } }"
      )
    )
    #expect(line(4, of: file).contains("override var delegate: UITableViewDelegate?"))
  }

  @Test("A target's timers and operations run on virtual time, unless it declares its own")
  func virtualTypes() {
    let texts = rewrite(
      "import Foundation\nvar timer: Timer?\n",
      "func f() { OperationQueue.main.addOperation {} }\nstruct DispatchGroup {}\n"
    ).map { String(decoding: $0.content, as: UTF8.self) }
    #expect(
      texts[0].contains(
        "\npublic typealias OperationQueue = VirtualOperationQueue; public typealias Timer = VirtualTimer\n"
      )
    )
    #expect(!texts[1].contains("typealias"))
    #expect(!texts[0].contains("VirtualGroup"))
  }

  @Test("Every line of a file stays, whatever is rewritten in it")
  func lines() {
    let text =
      "import UIKit\r\nclass A: UIView {\r\n  @objc(\r\n  go) func go() {}\r\n  let s = #selector(\r\n    go\r\n  )\r\n  let last = 1\r\n}\r\n"
    let file = rewrite(text)[0]
    #expect(line(8, of: file).hasPrefix("  let last = 1"))
  }
}
