import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Classes of the binary by their names")
struct ClassLookUpTests {
  private final class Hidden: UIView {}

  enum Outer {
    final class Inner: UIView {}
  }

  @Test("names of classes are known in whatever library and scope they lie")
  func known() {
    for name in ["UIView", "RecordingView", "Hidden", "Inner", "NSObject", "JSONEncoder"] {
      #expect(LoadedClassNames.mayContain(name), "\(name)")
    }
  }

  @Test("a filter keeps nearly all other names from being looked up")
  func unknown() {
    let taken = (0..<1000).count { LoadedClassNames.mayContain("AppViewController\($0)") }
    #expect(taken < 200)
  }

  @Test("a class is found in its module, nested and mangled; a name of none is not")
  func found() {
    let module = "HeadlessUIKitTests"
    #expect(RuntimeClassLookUp.find("RecordingView", in: [module]) == RecordingView.self)
    #expect(RuntimeClassLookUp.find("UIView", in: [module, "HeadlessUIKit"]) == UIView.self)
    #expect(RuntimeClassLookUp.find("Foundation.NSObject", in: []) == NSObject.self)
    let inner = "ClassLookUpTests.Outer.Inner"
    #expect(RuntimeClassLookUp.find(inner, in: [module]) == Outer.Inner.self)
    let mangled = "_TtC\(module.utf8.count)\(module)13RecordingView"
    #expect(RuntimeClassLookUp.find(mangled, in: []) == RecordingView.self)
    #expect(RuntimeClassLookUp.find("RecordingView", in: ["HeadlessUIKit"]) == nil)
    #expect(RuntimeClassLookUp.find("NoSuchView", in: [module]) == nil)
    #expect(RuntimeClassLookUp.find("_TtC3App10NoSuchView", in: []) == nil)
  }

  @Test("the engine's classes are told from others, nested and private ones too")
  func engine() {
    for type in [UIView.self, UITableViewCell.self, NibClassRegistry.self] as [AnyClass] {
      #expect(NibNames.isEngine(type), "\(type)")
    }
    for type in [Hidden.self, Outer.Inner.self, RecordingView.self, NSObject.self] as [AnyClass] {
      #expect(!NibNames.isEngine(type), "\(type)")
    }
  }
}
