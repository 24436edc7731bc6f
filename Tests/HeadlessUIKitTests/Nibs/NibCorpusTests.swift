import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The corpus", .serialized, .enabled(if: Corpus.folder != nil, Corpus.absence))
struct NibCorpusTests {
  @Test("every xib instantiates under the lenient policy, every view of it once")
  func xibs() throws {
    let files = Corpus.files(".xib")
    #expect(!files.isEmpty)
    for path in files {
      try withNibs(policy: .lenient) { _ in
        let nib = UINib(contentsOfFile: path)
        let objects = try instantiate(path, nib)
        var found: [String] = []
        for object in objects { collect(object, &found) }
        try compare(path, found, with: IBDocument(contentsOf: path))
      }
    }
  }

  @Test("every storyboard scene instantiates and loads its view under the lenient policy")
  func storyboards() throws {
    let files = Corpus.files(".storyboard")
    #expect(!files.isEmpty)
    for path in files {
      try withNibs(policy: .lenient) { environment in
        // The storyboards of an app are not all in the corpus.
        environment.followsReferences = false
        let storyboard = UIStoryboard(contentsOfFile: path)
        var controllers: [UIViewController] = []
        do {
          controllers = try UIKitException.catching { storyboard.sceneControllers() }
        } catch {
          Issue.record("\(path): \(error)")
        }
        var found: [String] = []
        for controller in controllers {
          do {
            try UIKitException.catching { controller.loadViewIfNeeded() }
          } catch {
            Issue.record("\(path): \(error)")
          }
          if let view = controller.viewIfLoaded { collect(view, &found) }
          collectItems(of: controller, &found)
          for object in controller.nibSceneObjects { collect(object, &found) }
        }
        try compare(path, found, with: IBDocument(contentsOf: path))
      }
    }
  }

  private func instantiate(_ path: String, _ nib: UINib) throws -> [NSObject] {
    do {
      return try nib.instantiateObjects(owner: nib.makeStandInOwner())
    } catch {
      Issue.record("\(path): \(error)")
      return []
    }
  }

  /// The ids of the views that exist, prototypes included.
  private func collect(_ object: NSObject, _ found: inout [String]) {
    if let controller = object as? UIViewController {
      if let view = controller.viewIfLoaded { collect(view, &found) }
      collectItems(of: controller, &found)
    }
    if let item = object as? UIBarButtonItem, let view = item.customView { collect(view, &found) }
    guard let view = object as? UIView else { return }
    if let id = view.interfaceBuilderID { found.append(id) }
    for subview in view.subviews { collect(subview, &found) }
    for prototype in view.nibPrototypes {
      for object in prototype.nib.objects(owner: nil) { collect(object, &found) }
    }
    if let table = view as? UITableView {
      for section in table.staticSections {
        for cell in section.cells where cell.superview == nil { collect(cell, &found) }
      }
    }
    if let cell = view as? UITableViewCell {
      for part in [cell.accessoryView, cell.selectedBackgroundView] {
        if let part, part.superview == nil { collect(part, &found) }
      }
    }
    if let bar = view as? UINavigationBar { for item in bar.items ?? [] { collect(item, &found) } }
    if let bar = view as? UIToolbar { for item in bar.items ?? [] { collect(item, &found) } }
  }

  private func collectItems(of controller: UIViewController, _ found: inout [String]) {
    collect(controller.navigationItem, &found)
    for button in controller.toolbarItems ?? [] { collect(button, &found) }
  }

  private func collect(_ item: UINavigationItem, _ found: inout [String]) {
    if let view = item.titleView { collect(view, &found) }
    for button in [item.backBarButtonItem].compactMap({ $0 }) + (item.leftBarButtonItems ?? [])
      + (item.rightBarButtonItems ?? [])
    {
      collect(button, &found)
    }
  }

  private func compare(_ path: String, _ found: [String], with document: IBDocument) throws {
    let expected = Set(document.objects.filter(\.isView).compactMap(\.id))
    let missing = expected.subtracting(found)
    #expect(missing.isEmpty, "\(path) lacks \(missing.sorted())")
    #expect(Set(found).subtracting(expected).isEmpty, "\(path)")
  }
}
