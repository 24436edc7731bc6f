import Foundation
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

@MainActor
@Suite("Nib rules: registered nibs, prototypes and controllers", .serialized)
struct NibRegistrationTests {
  @Test("NB-13: a registered nib must hold exactly one cell, which dequeueing finds out")
  func oneTopLevelObject() {
    withNibs { _ in
      let table = UITableView(frame: .zero, style: .plain)
      table.register(NibFixtures.nib(NibFixtures.view("a")), forCellReuseIdentifier: "X")
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
      let cell = "<collectionViewCell id=\"c\">\(NibFixtures.rect)</collectionViewCell>"
      let collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(
        NibFixtures.nib(cell + NibFixtures.view("b")),
        forCellWithReuseIdentifier: "Y"
      )
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
        NibFixtures.nib("<tableViewCell id=\"c\" \(attribute)>\(NibFixtures.rect)</tableViewCell>")
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
        + "<tableView key=\"view\" id=\"v\" dataMode=\"prototypes\">\(NibFixtures.rect)<prototypes>"
        + "<tableViewCell id=\"p\" reuseIdentifier=\"Proto\">\(NibFixtures.rect)<tableViewCellContentView "
        + "key=\"contentView\" id=\"cv\">\(NibFixtures.rect)</tableViewCellContentView></tableViewCell>"
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
          + "\(NibFixtures.rect)</view>",
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
        "<tableViewCell id=\"c\" customClass=\"Cell\">\(NibFixtures.rect)</tableViewCell>"
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

  @Test("what an owner holds weakly alone lives until the turn ends, so that its code can add it")
  func weakOutlets() throws {
    MainLoop.shared.reset()
    try withNibs { _ in
      let owner = WeakOwner()
      let nib = NibFixtures.nib(
        NibFixtures.view("a") + NibFixtures.view("b"),
        ownerConnections: """
          <outlet property="content" destination="a" id="1"/><outlet property="other" destination="b" id="2"/>
          """
      )
      _ = nib.instantiate(withOwner: owner)
      let content = try #require(owner.content)
      owner.addSubview(content)
      #expect(owner.other != nil)
      MainLoop.shared.settle()
      #expect(owner.content === content && owner.other == nil)
    }
  }
}

/// A view whose nib is connected by weak outlets alone.
private final class WeakOwner: UIView {
  weak var content: UIView?
  weak var other: UIView?
}
