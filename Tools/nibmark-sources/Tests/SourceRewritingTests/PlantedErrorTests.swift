import Foundation
import Testing

@testable import SourceRewriting

/// Errors before, inside and after what is rewritten, as the compiler reports them.
@Suite("Planted errors")
struct PlantedErrorTests {
  /// A source with a mistake at each `§`; at `¶` only the line is promised, as something before it became longer.
  struct Planted: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    var testDescription: String { name }
  }

  static let sources = [
    Planted(
      name: "attributes",
      text: """
        let a: §; class A: UIView {
          @IBOutlet weak var b: §!
          @IBInspectable var c: § = 1; @objc dynamic var d: §?
          @IBAction func e(_ sender: §) { let f: § }
          @objc func long(
            _ sender: (§)?,
            event: UIEvent?
          ) -> Int { 1 }
        }
        extension A { class Inner { @objc func go(sender: §) { let h: § } } }
        private class Own { private class Hidden: UIView { @objc func go() { let i: § } } }
        let g: §
        """
    ),
    Planted(
      name: "selectors",
      text: """
        class A: UIView {
          func f() {
            let a: §; use(#selector(go)); let b: ¶
            use(#selector(
              A.go(_:)
            ), ¶1); let c: ¶
            let d: §
          }
          @objc func go(_ a: §) {}
        }; let e: ¶
        let f: §
        """
    ),
    Planted(
      name: "key paths",
      text: "class A: UIView {\n  var b: §; let k = #keyPath(A.b); let c: ¶\n}\nlet d: §\n"
    ),
    Planted(
      name: "conditions",
      text: """
        #if os(iOS) && !targetEnvironment(macCatalyst)
        let a: §
        #elseif os(macOS)
        let b: Int
        #else
        let c: Int
        #endif
        let d: §
        func e() { let f: §; if #available(iOS 16, *) { let g: ¶ } else { let h: ¶ }
          let i: §
          guard #available(iOS 16, *), ¶1 else { return }
          let j: §
        }
        """
    ),
    Planted(
      name: "optional calls",
      text: """
        @objc protocol P {
          @objc optional func p(_ a: Int, at b: Int) -> Int
          @objc optional func q(at a: §)
        }
        func f(_ d: P?) {
          let a: §; _ = d?.p?(¶1, at: 2); let b: ¶
          d?.p?(
            1,
            at: §1
          )
          let c: §
        }
        let d: §
        """
    ),
    Planted(
      name: "observed outlets",
      text: """
        class A: UIView {
          @IBOutlet var a: UILabel! {
            didSet { let b: § }
          }
          let c: §
        }
        let d: §
        """
    ),
    Planted(
      name: "overrides in extensions",
      text: """
        class A: UIView {
          let a: §
        }; let b: ¶
        extension A {
          override func layoutSubviews() { let c: ¶ }
          override var size: Int { let d: ¶; return 1 }
          func more(_ e: §) {}
        }
        let f: §
        """
    ),
    Planted(
      name: "imports",
      text: "import SafariServices; let a: §\nimport Foundation\nlet b: §\n"
    ),
    Planted(
      name: "other letters and line ends",
      text:
        "let a = \"ä😀\"; let b: §\r\nclass A: UIView {\r\n  /* 😀 */ @objc func f(_ a: §) {}\r\n  func g() { use(#selector(f(_:))) }\r\n}\r\nlet c: §\r\n"
    ),
  ]

  @Test("Each is told at its line, and at its column before what became longer", arguments: sources)
  func places(_ planted: Planted) throws {
    let folder = NSTemporaryDirectory() + "planted-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (text, marks) = plant(planted.text)
    let file = folder + "/A.swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let files = TargetRewriter().rewrite([(file, [UInt8](text.utf8))])
    let output = try OutputFolder(folder + "/out")
    try output.write(files)
    try Self.stub.write(toFile: folder + "/Stub.swift", atomically: true, encoding: .utf8)
    _ = try swiftc(
      ["-emit-module", "-module-name", "UIKit", folder + "/Stub.swift", "-o"] + [
        folder + "/UIKit.swiftmodule"
      ]
    )
    let errors = try swiftc(["-typecheck", "-I", folder, "-vfsoverlay", output.overlay, file])
    for mark in marks {
      let found = errors.split(separator: "\n").filter { $0.contains("'\(mark.name)'") }
      let place = "\(file):\(mark.line):" + (mark.hasColumn ? "\(mark.column):" : "")
      // A table repeats a parameter's type, and the error with it, at the same place.
      #expect(!found.isEmpty && found.count <= 2, "\(mark) \(found)\n\(errors)")
      #expect(found.allSatisfy { $0.hasPrefix(place) }, "\(mark) \(found)\n\(errors)")
    }
  }

  struct Mark {
    let name: String
    let line: Int
    let column: Int
    let hasColumn: Bool
  }

  /// Puts names that nothing has into the places of the marks.
  private func plant(_ text: String) -> (String, [Mark]) {
    var (result, marks) = ("", [Mark]())
    var (line, column) = (1, 1)
    for character in text {
      let isMark = character == "§" || character == "¶"
      let piece = isMark ? "Missing\(marks.count)" : String(character)
      if isMark {
        marks.append(Mark(name: piece, line: line, column: column, hasColumn: character == "§"))
      }
      result += piece
      column += piece.utf8.count
      if character.isNewline { (line, column) = (line + 1, 1) }
    }
    // `§1` stands for a value: the digit only parts it from the text behind it.
    for mark in marks {
      result = result.replacingOccurrences(of: mark.name + "1", with: mark.name + " ")
    }
    return (result, marks)
  }

  private func swiftc(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "5", "-parse-as-library", "-diagnostic-style", "llvm"]
      + arguments
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// What rewritten sources name, and nothing else.
  private static let stub = """
    public struct Selector { public init(_ name: String) {} }
    public func use(_ selector: Selector, _ other: Int = 0) {}
    public enum NibAction {
      public static func calling<T, S>(_ body: (T, S) -> Void) -> NibAction { fatalError() }
      public static func calling<T, S, E>(_ body: (T, S, E) -> Void) -> NibAction { fatalError() }
      public static func calling<T>(_ body: (T) -> Void) -> NibAction { fatalError() }
      public static func action<T>(_ body: T) -> NibAction { fatalError() }
    }
    public class UIEvent {}
    public struct OutletBinding { public init<R, V>(_ name: String, _ path: KeyPath<R, V>) {} }
    public protocol NibConnectable {}
    open class UIResponder {
      public init() {}
      open class var actions: [String: NibAction] { [:] }
      open class var outlets: [OutletBinding] { [] }
    }
    open class UIView: UIResponder {
      open func layoutSubviews() {}
      open var size: Int { 0 }
    }
    open class UILabel: UIView {}
    public enum OptionalMethods {
      @discardableResult public static func optional<V>(_ body: () -> V) -> V? { nil }
      public static func missing<V>() -> V { fatalError() }
      public static func missing() {}
    }
    public enum UIKitProfile { public static func isAvailable(_ a: Int, _ b: Int = 0) -> Bool { true } }
    """
}
