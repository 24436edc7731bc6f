import Foundation
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

private let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/>"

private func view(
  _ id: String,
  _ custom: String = "",
  _ attributes: String = "",
  _ inside: String = ""
) -> String {
  let custom = custom.isEmpty ? "" : "customClass=\"\(custom)\" "
  return "<view id=\"\(id)\" \(custom)\(attributes)>\(rect)\(inside)</view>"
}

@MainActor
@Suite("Nib rules", .serialized)
struct NibRuleTests {
  @Test("NB-1: making a nib reads nothing; it is decoded and compiled once")
  func cheapAndOnce() throws {
    try withNibs { _ in
      EngineCounters.current = EngineCounters()
      let nib = NibFixtures.nib(view("a"))
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
      let nib = NibFixtures.nib(view("a") + "<label id=\"b\">\(rect)</label>" + view("c"))
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
      let inner = view("in", "RecordingView", "tag=\"2\"")
      let label = "<label id=\"l\" text=\"Hello\">\(rect)</label>"
      let nib = NibFixtures.nib(
        view(
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

  @Test("NB-6: strong, weak, private and collection outlets; weak ones go nil (NB-9)")
  func outlets() throws {
    try withNibs { _ in
      let labels =
        "<subviews><label id=\"x\" text=\"X\">\(rect)</label><label id=\"y\" text=\"Y\">\(rect)</label>"
        + "</subviews>"
      let connections =
        "<connections><outlet property=\"kept\" destination=\"x\" id=\"1\"/>"
        + "<outlet property=\"secret\" destination=\"y\" id=\"2\"/>"
        + "<outletCollection property=\"all\" destination=\"y\" id=\"3\"/>"
        + "<outlet property=\"label\" destination=\"free\" id=\"5\"/>"
        + "<outletCollection property=\"all\" destination=\"x\" id=\"4\"/></connections>"
      let nib = NibFixtures.nib(
        view("v", "RecordingView", "", labels + connections)
          + "<label id=\"free\" text=\"F\">\(rect)</label>"
      )
      var objects = try nib.instantiateObjects()
      let made = try #require(objects[0] as? RecordingView)
      #expect(made.kept?.text == "X")
      #expect(made.secretText == "Y")
      #expect(made.all.map(\.text) == ["Y", "X"])
      #expect(made.label?.text == "F")
      objects.removeLast()
      #expect(made.label == nil)
    }
  }

  @Test("NB-7: a missing property raises with UIKit's words")
  func missingProperty() {
    withNibs { _ in
      let nib = NibFixtures.nib(
        view(
          "v",
          "RecordingView",
          "",
          "<connections><outlet property=\"nope\" destination=\"v\" id=\"1\"/></connections>"
        )
      )
      #expect(
        raisedReason { _ = nib.instantiate(withOwner: nil) }
          == "NSUnknownKeyException: [<HeadlessUIKitTests.RecordingView 0xADDR> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nope."
      )
    }
  }

  @Test("an object of the wrong class is refused, not stored")
  func wrongClass() throws {
    withNibs { _ in
      let nib = NibFixtures.nib(
        view(
          "v",
          "RecordingView",
          "",
          "<connections><outlet property=\"label\" destination=\"v\" id=\"1\"/></connections>"
        )
      )
      let reason = raisedReason { _ = nib.instantiate(withOwner: nil) }
      #expect(reason?.contains("the property takes UILabel") == true, "\(reason ?? "nothing")")
    }
  }

  @Test("NB-8: outlets of a nil owner hit a plain NSObject")
  func nilOwner() {
    withNibs { _ in
      let nib = NibFixtures.nib(
        view("v"),
        ownerConnections: "<outlet property=\"header\" destination=\"v\" id=\"1\"/>"
      )
      #expect(
        raisedReason { _ = nib.instantiate(withOwner: nil) }
          == "NSUnknownKeyException: [<NSObject 0xADDR> setValue:forUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key header."
      )
    }
  }

  @Test("a key-path binding runs observers and renames")
  func bindings() throws {
    try withNibs { _ in
      let nib = NibFixtures.nib(
        view(
          "v",
          "ObservedView",
          "",
          "<subviews><label id=\"l\">\(rect)</label></subviews><connections>"
            + "<outlet property=\"other\" destination=\"l\" id=\"1\"/></connections>"
        )
      )
      let made = try #require(try nib.instantiateObjects()[0] as? ObservedView)
      #expect(made.observed?.interfaceBuilderID == "l")
      #expect(made.sets == 1)
    }
  }

  @Test("NB-10: actions with 0, 1 and 2 arguments, and along the responder chain")
  func actions() throws {
    try withNibs { _ in
      let action = { (selector: String, destination: String) in
        "<action selector=\"\(selector)\" destination=\"\(destination)\" eventType=\"touchUpInside\" "
          + "id=\"\(selector)\(destination)\"/>"
      }
      let button =
        "<button id=\"b\" tag=\"9\">\(rect)<connections>\(action("none", "v"))\(action("one:", "v"))"
        + "\(action("two:event:", "v"))\(action("one:", "-1"))</connections></button>"
      let text = NibFixtures.xib(
        view("v", "ActingView", "", "<subviews>\(button)</subviews>"),
        owner: "/>"
      ).replacingOccurrences(of: "destination=\"-1\"", with: "destination=\"-2\"")
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      let made = try #require(try nib.instantiateObjects()[0] as? ActingView)
      let control = try #require(made.subviews.first as? UIButton)
      control.sendActions(for: .touchUpInside)
      #expect(made.calls == ["none", "one 9", "two 9", "one 9"])
    }
  }

  @Test("NB-11: an attribute that nobody has raises NB-7; engine keys and layers take theirs")
  func runtimeAttributes() throws {
    try withNibs { _ in
      let attribute = { (key: String, type: String, value: String) in
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" "
          + "keyPath=\"\(key)\">\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
      }
      let radius = attribute("layer.cornerRadius", "number", "<integer key=\"value\" value=\"8\"/>")
      let made = try NibFixtures.nib(view("v", "", "", radius)).instantiateObjects()[0]
      #expect((made as? UIView)?.layer.cornerRadius == 8)
      let unknown = attribute("nuiClass", "number", "<integer key=\"value\" value=\"8\"/>")
      let nib = NibFixtures.nib(view("v", "", "", unknown))
      let reason = raisedReason { _ = nib.instantiate(withOwner: nil) }
      #expect(reason?.hasSuffix("for the key nuiClass.") == true, "\(reason ?? "nothing")")
    }
  }

  @Test("NB-12: an unknown class is noted and the base class stands in", arguments: [true, false])
  func unknownClass(lenient: Bool) throws {
    withNibs(policy: lenient ? .lenient : .strict) { environment in
      let nib = NibFixtures.nib(
        view(
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
        view("1", "Outer.Inner") + view("2", "RecordingView", "customModule=\"DemoApp\"")
          + view("3", "Renamed") + "<label id=\"4\" customClass=\"Declared\">\(rect)<connections>"
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
        view("r", "RefusingView")
          + view(
            "d",
            "DroppingView",
            "",
            "<subviews><label id=\"l\">\(rect)</label></subviews>\(constraint)"
          )
      )
      let made = try nib.instantiateObjects()
      #expect(made.count == 1)
      #expect((made[0] as? UIView)?.constraints.isEmpty == true)
      #expect(environment.notes.contains { $0.kind == .objectNotCreated })
    }
  }

  @Test("NB-13: a registered nib must hold exactly one cell, which dequeueing finds out")
  func oneTopLevelObject() {
    withNibs { _ in
      let table = UITableView(frame: .zero, style: .plain)
      table.register(NibFixtures.nib(view("a")), forCellReuseIdentifier: "X")
      let reason = raisedReason { _ = table.dequeueReusableCell(withIdentifier: "X") }
      #expect(
        reason
          == "NSInternalInconsistencyException: invalid nib registered for identifier (X) - nib "
          + "must contain exactly one top level object which must be a UITableViewCell instance"
      )
    }
  }

  @Test("NB-13: the same for collection views, whose message names the reusable view")
  func oneReusableView() {
    withNibs { _ in
      let cell = "<collectionViewCell id=\"c\">\(rect)</collectionViewCell>"
      let collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(NibFixtures.nib(cell + view("b")), forCellWithReuseIdentifier: "Y")
      let reason = raisedReason {
        _ = collection.dequeueReusableCell(
          withReuseIdentifier: "Y",
          for: IndexPath(indexes: [0, 0])
        )
      }
      #expect(reason?.hasSuffix("which must be a UICollectionReusableView instance") == true)
    }
  }

  @Test("NB-14: the identifier of the nib is empty, equal, or an error in UIKit's spelling")
  func identifiers() {
    withNibs { _ in
      let cell = { (attribute: String) in
        NibFixtures.nib("<tableViewCell id=\"c\" \(attribute)>\(rect)</tableViewCell>")
      }
      let table = UITableView(frame: .zero, style: .plain)
      table.register(cell(""), forCellReuseIdentifier: "A")
      let first = table.dequeueReusableCell(withIdentifier: "A")
      #expect(first?.reuseIdentifier == "A")
      table.register(cell("reuseIdentifier=\"A\""), forCellReuseIdentifier: "A")
      #expect(table.dequeueReusableCell(withIdentifier: "A") != nil)
      table.register(cell("reuseIdentifier=\"B\""), forCellReuseIdentifier: "A")
      #expect(
        raisedReason { _ = table.dequeueReusableCell(withIdentifier: "A") }
          == "NSInternalInconsistencyException: cell reuse indentifier in nib (B) does not match "
          + "the identifier used to register the nib (A)"
      )
    }
  }

  @Test("NB-15: a storyboard's prototypes are registrations under their identifiers")
  func prototypes() throws {
    try withNibs { _ in
      let scene =
        "<scene sceneID=\"s\"><objects><tableViewController id=\"t\" sceneMemberID=\"viewController\">"
        + "<tableView key=\"view\" id=\"v\" dataMode=\"prototypes\">\(rect)<prototypes>"
        + "<tableViewCell id=\"p\" reuseIdentifier=\"Proto\">\(rect)<tableViewCellContentView "
        + "key=\"contentView\" id=\"cv\">\(rect)</tableViewCellContentView></tableViewCell>"
        + "</prototypes></tableView></tableViewController></objects></scene>"
      let text = NibFixtures.storyboard(scene, initial: "initialViewController=\"t\"")
      let document = try IBDocument(bytes: Array(text.utf8), file: "S.storyboard")
      let controller = UIStoryboard(document: document).instantiateInitialViewController()
      let table = try #require((controller as? UITableViewController)?.tableView)
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "Proto"))
      #expect(cell.interfaceBuilderID == "p" && cell.contentView.interfaceBuilderID == "cv")
      #expect(table.dataSource === controller)
    }
  }

  @Test("NB-16, NB-18: controllers find FooView and FooViewController, and need their view")
  func controllers() throws {
    let folder = NSTemporaryDirectory() + "nibmark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let write = { (name: String, owner: String) in
      let body = NibFixtures.xib(
        "<view id=\"v\"><accessibility key=\"accessibilityConfiguration\" identifier=\"\(name)\"/>"
          + "\(rect)</view>",
        owner: owner
      )
      try body.write(toFile: "\(folder)/\(name).xib", atomically: true, encoding: .utf8)
    }
    let connected =
      "><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
    try write("FooView", connected)
    try write("Loose", "/>")
    try withNibs(folders: [folder]) { _ in
      let controller = FooViewController(nibName: nil, bundle: nil)
      try UIKitException.catching { controller.loadViewIfNeeded() }
      #expect(controller.loadedFrom == "FooView")
      let loose = UIViewController(nibName: "Loose", bundle: nil)
      #expect(
        raisedReason { loose.loadViewIfNeeded() }
          == "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] "
          + "loaded the \"Loose\" nib but the view outlet was not set."
      )
    }
    #expect(
      NibDecoder.conventionalNames("App.FooViewController") == ["FooView", "FooViewController"]
    )
  }

  @Test("TV-35, T-12: prepareForReuse is not sent on creation")
  func noPrepareOnCreation() throws {
    try withNibs { environment in
      environment.classes.register(DynamicClass(name: "Cell", superclass: "UITableViewCell"))
      let nib = NibFixtures.nib(
        "<tableViewCell id=\"c\" customClass=\"Cell\">\(rect)</tableViewCell>"
      )
      let table = UITableView(frame: .zero, style: .plain)
      table.register(nib, forCellReuseIdentifier: "A")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "A"))
      let storage = try #require(NibStorage.existing(of: cell))
      #expect(storage.recordedCalls.map(\.name) == ["init(coder:)", "awakeFromNib"])
      try table.recycle(cell)
      #expect(table.dequeueReusableCell(withIdentifier: "A") === cell)
      #expect(storage.recordedCalls.map(\.name).last == "prepareForReuse")
    }
  }
}
