import Testing

@testable import HeadlessUIKit

/// What Foundation lacks on Linux, and the collation of index titles.
@MainActor
struct FoundationTableTests {
  private final class Listener: NSObject {}

  @Test("A weak hash table forgets objects that end; a strong one keeps them")
  func hashTables() {
    let weak = NSHashTable<Listener>.weakObjects()
    let strong = NSHashTable<Listener>()
    let kept = Listener()
    do {
      let lost = Listener()
      weak.add(lost)
      weak.add(kept)
      weak.add(kept)
      strong.add(Listener())
      #expect(weak.count == 2)
      #expect(weak.contains(lost))
    }
    #expect(weak.allObjects == [kept])
    #expect(strong.count == 1)
    weak.remove(kept)
    #expect(weak.count == 0)
  }

  @Test("A map table with weak keys forgets the entries of keys that end")
  func mapTables() {
    let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let kept = Listener()
    map.setObject("kept", forKey: kept)
    do { map.setObject("lost", forKey: Listener()) }
    #expect(map.count == 1)
    #expect(map.object(forKey: kept) == "kept")
    map.setObject(nil, forKey: kept)
    #expect(map.object(forKey: kept) == nil)
    let named = NSMapTable<NSString, Listener>.strongToStrongObjects()
    named.setObject(kept, forKey: "a")
    #expect(named.object(forKey: NSString(string: "a")) === kept)
  }

  private final class Contact: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("A collation deals names by their first letters, whatever accents they have")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    let contacts = ["Émile", "zoe", "7 of 9", "Anna"].map(Contact.init)
    let sections = contacts.map {
      collation.sectionTitles[
        collation.section(for: $0, collationStringSelector: Selector("name"))
      ]
    }
    #expect(sections == ["E", "Z", "#", "A"])
    let sorted = collation.sortedArray(from: contacts, collationStringSelector: Selector("name"))
    #expect(sorted.compactMap { ($0 as? Contact)?.name } == ["7 of 9", "Anna", "Émile", "zoe"])
  }

  @Test("A menu finds its marked entries, and a control drops an action by its identifier")
  func menus() {
    let on = UIAction(title: "On", identifier: UIAction.Identifier("on"), state: .on) { _ in }
    let off = UIAction(title: "Off", attributes: .destructive) { _ in }
    let inner = UIMenu(options: .displayInline, children: [on])
    let menu = UIMenu(title: "All", children: [off, inner])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([off]).title == "All")
    let control = UIControl(frame: .zero)
    control.addAction(on, for: .valueChanged)
    control.removeAction(identifiedBy: UIAction.Identifier("on"), for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("A configuration's title with attributes sets its plain title, and survives copies")
  func configurations() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Send")
    configuration.cornerStyle = .capsule
    var other = configuration
    other.cornerStyle = .small
    #expect(configuration.title == "Send")
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration != other)
  }
}
