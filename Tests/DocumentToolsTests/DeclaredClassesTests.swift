import Testing

@testable import DocumentTools

@Suite("Classes that sources declare")
struct DeclaredClassesTests {
  private func swift(_ texts: String...) -> DeclaredClasses {
    var found = DeclaredClasses()
    for text in texts { found.add(Array(text.utf8), isSwift: true) }
    return found
  }

  private func objectiveC(_ texts: String...) -> DeclaredClasses {
    var found = DeclaredClasses()
    for text in texts { found.add(Array(text.utf8), isSwift: false) }
    return found
  }

  @Test(
    "in Swift have the outlets of their variables",
    arguments: [
      "@IBOutlet weak var label: UILabel!", "@IBOutlet\n  private weak var label: UILabel!",
      "@IBOutlet var other: UILabel!, label: UILabel!",
      "@IBOutlet var other: Map<A, B>!, label: UILabel!",
      "var label: UILabel! { didSet { use() } }", "@objc(label) var other: UILabel!",
      "var other = { (a: Int) -> Int in if a > 0 { return 1 }; return 2 }()\n let label = UILabel()",
      "#if os(iOS)\n func f() {\n #else\n func f(a: Int) {\n #endif\n }\n var label: UILabel!",
      "var text = \"}\\(a[\"b\"])}\"\n var label: UILabel!",
      "var text = \"\"\"\n } \"quoted\" }\n \"\"\"\n var label: UILabel!",
      "var text = #\"}\"\\\"#\n var label: UILabel!", "/* } /* } */ } */ var label: UILabel! // }",
      "enum Kind { case class(Int), other }\n var label: UILabel!",
      "class func make() -> Self { other }\n class var shared = 1\n var label: UILabel!",
      "typealias Other = Kind\n  @IBOutlet weak var label: UILabel!",
      "func setLabel(_ label: UILabel) {}", "var kind = Kind.class\n var label: UILabel!",
    ]
  )
  func swiftOutlets(member: String) {
    let found = swift("import class UIKit.UIView\nclass A: UIViewController {\n\(member)\n}")
    let lineage = found.lineage(of: "A")
    #expect(lineage?.hasOutlet("label") == true)
    #expect(lineage?.hasOutlet("lable") == false)
    #expect(lineage?.hasOutlet("view") == true)
  }

  @Test(
    "in Swift have the selectors of their functions",
    arguments: [
      ("func f()", "f"), ("func f(_ sender: Any)", "f:"), ("func f(sender: Any)", "fWithSender:"),
      ("func f(sender: Any)", "f:"), ("func f(for sender: Any)", "fFor:"),
      ("func f(_ a: Any, forEvent event: UIEvent)", "f:forEvent:"),
      ("func f(_: Any, event: UIEvent)", "f:event:"), ("func f(_ a: Any, _ b: Any)", "f::"),
      ("func f(a: Map<Int, Any>, b: (Int, Any) -> Void)", "fWithA:b:"),
      ("@objc(g:) func f(_ a: Any)", "g:"), ("@objc dynamic override func f() async throws", "f"),
      ("func f<T>(_ a: T = T(b: 1), c: Int = 2) where T: B", "f:c:"),
      ("func `f`(@Wrapped a: Int)", "fWithA:"),
    ]
  )
  func swiftActions(function: String, selector: String) {
    let found = swift("class A: UIView { @IBAction \(function) { if true { } } }")
    #expect(found.classes["A"]?.selectors.contains(selector) == true)
    #expect(found.lineage(of: "A")?.hasAction("g") == false)
  }

  @Test("in Swift have what extensions, other names, nesting and generic superclasses give them")
  func swiftTypes() {
    let found = swift(
      "@objc(Other) final class A<T: P>: Base<T>, P where T: Q { struct Inner { var a: Int } }",
      "class Base<T>: Module.Root {}; typealias Root = UIViewController & P",
      "public extension Outer.A where T: Q { var b: Int { 1 } }\nprotocol P: AnyObject { var p: Int { get } }",
      "class Outer { class Nested: UIView { var c: Int } }"
    )
    #expect(found.lineage(of: "Other")?.hasOutlet("b") == true)
    #expect(found.lineage(of: "A")?.hasOutlet("a") == false)
    #expect(found.lineage(of: "A")?.hasOutlet("searchDisplayController") == true)
    #expect(found.lineage(of: "Nested")?.hasOutlet("c") == true)
    #expect(found.lineage(of: "Outer") == nil)
  }

  @Test("are not known where a superclass is in no source, or nothing declares them")
  func unknown() {
    let found = swift("class A: FarController {}\nclass B: A {}\nextension C { var a: Int { 1 } }")
    #expect(found.lineage(of: "B") == nil)
    #expect(found.lineage(of: "C") == nil)
    #expect(found.lineage(of: "D") == nil)
  }

  @Test("take any key or message where they say so")
  func dynamic() {
    let found = swift(
      "class A: UIView { override func setValue(_ a: Any?, forUndefinedKey key: String) {} }",
      "class B: UIView { override func forwardingTarget(for a: Selector!) -> Any? { c } }"
    )
    #expect(found.lineage(of: "A")?.hasOutlet("anything") == true)
    #expect(found.lineage(of: "B")?.hasAction("anything:") == true)
  }

  @Test(
    "in Objective-C have the outlets of their properties, variables and setters",
    arguments: [
      "@interface A : UIView\n@property (nonatomic, weak) IBOutlet UILabel *label;\n@end",
      "@interface A : UIView\n@property (copy) void (^other)(int); @property UILabel *a, *label;\n@end",
      "@interface A : UIView { IBOutlet UILabel *other, *label; }\n@end",
      "@interface A : UIView <P> {\n@private\n  UILabel *_label;\n}\n@end",
      "@interface A : UIView\n@end\n@interface A () { UILabel *label; }\n@end",
      "@interface A : UIView\n@end\n@implementation A { UILabel *label; }\n- (void)f { }\n@end",
      "@interface A : UIView\n@end\n@implementation A\n- (void)setLabel:(UILabel *)label { }\n@end",
      "@interface A : UIView\n@end\n@interface UIView (More)\n@property UILabel *label;\n@end",
      "@interface A<T> : Base<T *> <P>\n@end @interface Base : UIView\nSTRONG(UILabel *, label)\n@end",
      "@interface A : UIView <P>\n@end\n@protocol P <NSObject>\n@property UILabel *label;\n@end",
      "@interface A : UIView\n#if X\n@property int a;\n#else\n@property UILabel *label;\n#endif\n@end",
      "#if X\n@interface A : B<P>\n#else\n@interface A : UIView<P>\n#endif\n{\n  UILabel *label;\n}\n@end\n"
        + "@interface B : UIView\n@end",
      """
      @interface A : UIView
      @end
      @implementation A
      - (void)f {
      #if X
        if (a) { b('}'); @"}";
      #else
        if (c) {
      #endif
        }
      }
      #define M(x) { \\
        {
      @synthesize label = _other;
      @end
      """,
    ]
  )
  func objectiveCOutlets(source: String) {
    let lineage = objectiveC(source).lineage(of: "A")
    #expect(lineage?.hasOutlet("label") == true)
    #expect(lineage?.hasOutlet("lable") == false)
  }

  @Test("in Objective-C have all parts of their selectors, and accessors of other names")
  func objectiveCActions() {
    let source = """
      @protocol Ahead;
      @interface A : UIView
      @property (getter=isOn, setter = putOn:) BOOL on;
      - (IBAction)f;
      - (IBAction) g:(id)sender forEvent:(UIEvent *)event NS_AVAILABLE(8_0, 9_0);
      + (void)h;
      - (void)i:(void (^)(id a, int b))block :(int)c;
      @end
      """
    let lineage = objectiveC(source).lineage(of: "A")
    for selector in ["f", "g:forEvent:", "isOn", "putOn:", "i::", "setOn:"] {
      #expect(lineage?.hasAction(selector) == true, "\(selector)")
    }
    for selector in ["f:", "g:", "h"] {
      #expect(lineage?.hasAction(selector) == false, "\(selector)")
    }
  }

  @Test("of both languages know each other")
  func languages() {
    var found = objectiveC("@interface Base : UIViewController\n@property UILabel *label;\n@end")
    found.add(Array("class A: Base { }".utf8), isSwift: true)
    #expect(found.lineage(of: "A")?.hasOutlet("label") == true)
  }

  @Test("end with the file, whatever is open")
  func broken() {
    let parts = [
      "class A: UIView {", "@IBOutlet var a: Map<", "func f(", "\"\\(", "#if X", "@objc(", "/*",
      "`",
      "@interface A : UIView <", "@property (", "- (void)f:(", "@protocol P <", "{ ^ }", "'\\",
    ]
    for first in parts {
      for second in parts {
        #expect(swift(first + " " + second).isWhole && objectiveC(first + " " + second).isWhole)
      }
    }
  }
}
