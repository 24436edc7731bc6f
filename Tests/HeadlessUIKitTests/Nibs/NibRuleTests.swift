import Foundation
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

@MainActor
@Suite("Nib rules", .serialized)
struct NibRuleTests {
  @Test("NB-1: making a nib reads nothing; it is decoded and compiled once")
  func cheapAndOnce() throws {
    try withNibs { _ in
      EngineCounters.current = EngineCounters()
      let nib = NibFixtures.nib(NibFixtures.view("a"))
      #expect(EngineCounters.current.nibsDecoded == 0)
      let first = try nib.instantiateObjects()
      let second = try nib.instantiateObjects()
      #expect(first[0] !== second[0])
      #expect(EngineCounters.current.nibsDecoded == 1)
      #expect(EngineCounters.current.nibsCompiled == 1)
      #expect(EngineCounters.current.nibsInstantiated == 2)
      #expect(EngineCounters.current.viewsCreated == 2)
    }
  }

  @Test("NB-2: a missing file raises at instantiation, with the bundle's path")
  func missingFile() {
    withNibs(folders: ["/nowhere"]) { _ in
      let nib = UINib(nibName: "Absent", bundle: nil)
      let reason = raisedReason { _ = nib.instantiate(withOwner: nil) }
      #expect(
        reason == "NSInternalInconsistencyException: Could not load NIB in bundle: "
          + "'NSBundle </nowhere> (loaded)' with name 'Absent'"
      )
    }
  }

  @Test("NB-3: top-level objects in document order, without the placeholders")
  func topLevelObjects() throws {
    try withNibs { _ in
      let nib = NibFixtures.nib(
        NibFixtures.view("a") + "<label id=\"b\">\(NibFixtures.rect)</label>"
          + NibFixtures.view("c")
      )
      let ids = try nib.instantiateObjects().map { ($0 as? UIView)?.interfaceBuilderID }
      #expect(ids == ["a", "b", "c"])
    }
  }

  @Test("NB-4, NB-5, NB-11, T-12: decode, then connections, then attributes, then awakeFromNib")
  func order() throws {
    try withNibs { _ in
      RecordingView.log = []
      let attribute =
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
        + "keyPath=\"number\"><integer key=\"value\" value=\"7\"/></userDefinedRuntimeAttribute>"
        + "</userDefinedRuntimeAttributes>"
      let inner = NibFixtures.view("in", "RecordingView", "tag=\"2\"")
      let label = "<label id=\"l\" text=\"Hello\">\(NibFixtures.rect)</label>"
      let nib = NibFixtures.nib(
        NibFixtures.view(
          "out",
          "RecordingView",
          "tag=\"1\"",
          "<subviews>\(inner)\(label)</subviews><connections><outlet property=\"label\" "
            + "destination=\"l\" id=\"o\"/></connections>\(attribute)"
        )
      )
      _ = try nib.instantiateObjects()
      #expect(
        RecordingView.log == [
          "init(coder:) 2 frame 100 subviews 0", "init(coder:) 1 frame 100 subviews 2",
          "awakeFromNib 1 label Hello number 7", "awakeFromNib 2 label nil number 0",
        ]
      )
    }
  }

  @Test("NB-12: an unknown class is noted and the base class stands in", arguments: [true, false])
  func unknownClass(lenient: Bool) throws {
    withNibs(policy: lenient ? .lenient : .strict) { environment in
      let nib = NibFixtures.nib(
        NibFixtures.view(
          "v",
          "Missing",
          "",
          "<connections><outlet property=\"x\" destination=\"v\" id=\"1\"/></connections>"
        )
      )
      var made: [Any] = []
      let reason = raisedReason { made = nib.instantiate(withOwner: nil) }
      #expect(
        environment.notes.first?.message == "Unknown class Missing in Interface Builder file."
      )
      if lenient {
        let object = made.first as? NSObject
        #expect(object.flatMap { NibStorage.existing(of: $0) }?.outlet("x") === object)
      } else {
        #expect(reason?.contains("[<UIView 0xADDR> setValue:forUndefinedKey:]") == true)
      }
    }
  }

  @Test("classes: nested, by alias, registered and declared")
  func classes() throws {
    try withNibs { environment in
      environment.classes.addAlias(module: "HeadlessUIKitTests", for: "DemoApp")
      environment.classes.register(RecordingView.self, name: "Renamed")
      environment.classes.register(
        DynamicClass(
          name: "Declared",
          superclass: "UILabel",
          outlets: [DynamicClass.Outlet(name: "peer", className: "UILabel")],
          actions: ["go:"]
        )
      )
      let nib = NibFixtures.nib(
        NibFixtures.view("1", "Outer.Inner")
          + NibFixtures.view("2", "RecordingView", "customModule=\"DemoApp\"")
          + NibFixtures.view("3", "Renamed")
          + "<label id=\"4\" customClass=\"Declared\">\(NibFixtures.rect)<connections>"
          + "<outlet property=\"peer\" destination=\"4\" id=\"c\"/></connections></label>"
      )
      let made = try nib.instantiateObjects()
      #expect(type(of: made[0]) == Outer.Inner.self)
      #expect(type(of: made[1]) == RecordingView.self)
      #expect(type(of: made[2]) == RecordingView.self)
      let storage = try #require(NibStorage.existing(of: made[3]))
      #expect(storage.className == "Declared" && storage.outlet("peer") === made[3])
      #expect(ActionPerformance.perform("go:", on: made[3], sender: made[0]))
      #expect(storage.recordedActions.map(\.selector) == ["go:"])
      #expect(
        storage.recordedCalls.map(\.name) == ["init(coder:)", "awakeFromNib", "go:"]
      )
    }
  }

  @Test("an initialiser that answers nil leaves its object out; one that drops a view is survived")
  func unruly() throws {
    try withNibs(policy: .lenient) { environment in
      let constraint =
        "<constraints><constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"d\" "
        + "secondAttribute=\"top\" id=\"k\"/></constraints>"
      let nib = NibFixtures.nib(
        NibFixtures.view("r", "RefusingView")
          + NibFixtures.view(
            "d",
            "DroppingView",
            "",
            "<subviews><label id=\"l\">\(NibFixtures.rect)</label></subviews>\(constraint)"
          )
      )
      let made = try nib.instantiateObjects()
      #expect(made.count == 1)
      #expect((made[0] as? UIView)?.constraints.isEmpty == true)
      #expect(environment.notes.contains { $0.kind == .objectNotCreated })
    }
  }
}
