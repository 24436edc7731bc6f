import Foundation
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

@MainActor
@Suite("Nib rules: outlets, actions and attributes", .serialized)
struct NibConnectionTests {
  @Test("NB-6: strong, weak, private and collection outlets; weak ones go nil (NB-9)")
  func outlets() throws {
    try withNibs { _ in
      let labels =
        "<subviews><label id=\"x\" text=\"X\">\(NibFixtures.rect)</label><label id=\"y\" text=\"Y\">\(NibFixtures.rect)</label>"
        + "</subviews>"
      let connections =
        "<connections><outlet property=\"kept\" destination=\"x\" id=\"1\"/>"
        + "<outlet property=\"secret\" destination=\"y\" id=\"2\"/>"
        + "<outletCollection property=\"all\" destination=\"y\" id=\"3\"/>"
        + "<outlet property=\"label\" destination=\"free\" id=\"5\"/>"
        + "<outletCollection property=\"all\" destination=\"x\" id=\"4\"/></connections>"
      let nib = NibFixtures.nib(
        NibFixtures.view("v", "RecordingView", "", labels + connections)
          + "<label id=\"free\" text=\"F\">\(NibFixtures.rect)</label>"
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

  @Test("An owner's code that drops views while it takes outlets finds the next ones all the same")
  func droppedByTheOwner() throws {
    withNibs { _ in
      let label = "<subviews><label id=\"l\" text=\"L\">\(NibFixtures.rect)</label></subviews>"
      let box = NibFixtures.view("b", "", "", label)
      let nib = NibFixtures.nib(
        NibFixtures.view("v", "", "", "<subviews>\(box)</subviews>"),
        ownerConnections: "<outlet property=\"box\" destination=\"b\" id=\"1\"/>"
          + "<outlet property=\"label\" destination=\"l\" id=\"2\"/>"
      )
      let owner = DroppingOwner()
      _ = nib.instantiate(withOwner: owner)
      #expect(owner.found == "L")
    }
  }

  @Test("A delegate that the engine never tells is set, and keeps nobody alive")
  func quietDelegates() throws {
    final class Owner: UIViewController, UITabBarDelegate {}
    withNibs { _ in
      let bar =
        "<tabBar id=\"t\">\(NibFixtures.rect)<connections><outlet property=\"delegate\" "
        + "destination=\"-1\" id=\"1\"/></connections></tabBar>"
      let nib = NibFixtures.nib(
        NibFixtures.view("v", "", "", "<subviews>\(bar)</subviews>"),
        ownerConnections: "<outlet property=\"view\" destination=\"v\" id=\"2\"/>"
      )
      weak var gone: Owner?
      do {
        let owner = Owner()
        gone = owner
        _ = nib.instantiate(withOwner: owner)
        #expect((owner.view.subviews.first as? UITabBar)?.delegate === owner)
      }
      #expect(gone == nil)
    }
  }

  @Test("NB-7: a missing property raises with UIKit's words")
  func missingProperty() {
    withNibs { _ in
      let nib = NibFixtures.nib(
        NibFixtures.view(
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
        NibFixtures.view(
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
        NibFixtures.view("v"),
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
        NibFixtures.view(
          "v",
          "ObservedView",
          "",
          "<subviews><label id=\"l\">\(NibFixtures.rect)</label></subviews><connections>"
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
        "<button id=\"b\" tag=\"9\">\(NibFixtures.rect)<connections>\(action("none", "v"))\(action("one:", "v"))"
        + "\(action("two:event:", "v"))\(action("one:", "-1"))</connections></button>"
      let text = NibFixtures.xib(
        NibFixtures.view("v", "ActingView", "", "<subviews>\(button)</subviews>"),
        owner: "/>"
      ).replacingOccurrences(of: "destination=\"-1\"", with: "destination=\"-2\"")
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      let made = try #require(try nib.instantiateObjects()[0] as? ActingView)
      let control = try #require(made.subviews.first as? UIButton)
      control.sendActions(for: .touchUpInside)
      #expect(made.calls == ["none", "one 9", "two 9", "one 9"])
    }
  }

  @Test("NB-11: an attribute that nobody has is logged; engine keys and layers take theirs")
  func runtimeAttributes() throws {
    try withNibs { environment in
      let attribute = { (key: String, type: String, value: String) in
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" "
          + "keyPath=\"\(key)\">\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
      }
      let radius = attribute("layer.cornerRadius", "number", "<integer key=\"value\" value=\"8\"/>")
      let made = try NibFixtures.nib(NibFixtures.view("v", "", "", radius)).instantiateObjects()[0]
      #expect((made as? UIView)?.layer.cornerRadius == 8)
      let unknown = attribute("nuiClass", "number", "<integer key=\"value\" value=\"8\"/>")
      let nib = NibFixtures.nib(NibFixtures.view("v", "", "", unknown))
      for _ in 1...2 { _ = try nib.instantiateObjects() }
      #expect(
        environment.notes.map { NibFixtures.withoutAddresses($0.message) } == [
          "Failed to set (nuiClass) user defined inspected property on (UIView): [<UIView 0xADDR> "
            + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nuiClass."
        ]
      )
    }
  }

  @Test("a window of a nib gets its root controller")
  func window() throws {
    let window =
      "<window id=\"w\">\(NibFixtures.rect)<connections><outlet property=\"rootViewController\" "
      + "destination=\"c\" id=\"o\"/></connections></window>"
    let made = try withNibs { _ in
      try NibFixtures.nib(window + "<viewController id=\"c\"/>").instantiateObjects()
    }
    let live = try #require(made.first as? UIWindow)
    #expect(live.rootViewController === made.last)
    #expect(live.frame.size == CGSize(width: 100, height: 50))
  }

  @Test("a view of a class that nobody declared may send actions; one of UIKit's does not")
  func actionsOfUnknownClasses() throws {
    let action =
      "<connections><action selector=\"tapped\" destination=\"-1\" eventType=\"touchUpInside\" "
      + "id=\"a\"/></connections>"
    for (name, isNoted) in [("AppButton", false), ("", true)] {
      let notes = try withNibs(policy: .lenient) { environment in
        _ = try NibFixtures.nib(NibFixtures.view("v", name, "", action)).instantiateObjects()
        return environment.notes.map(\.kind)
      }
      #expect(notes.contains(.unsupported) == isNoted)
    }
  }
}
