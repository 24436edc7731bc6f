import Testing

@testable import DocumentTools

@Suite("What sources say of nibs and colours")
struct SourceFactsTests {
  private func facts(_ texts: String...) -> SourceFacts {
    var facts = SourceFacts([])
    for text in texts { facts.add(SourceText(text)) }
    return facts
  }

  @Test("a nib is registered where code says so, and not where code instantiates it")
  func nibs() {
    let swift =
      "let nib = UINib(nibName: \"A\", bundle: nil)\n"
      + "table.register(nib, forCellReuseIdentifier: \"A\")"
    #expect(facts(swift).registeredNibs == ["A"])
    let old =
      "[self.table registerNib:[UINib nibWithNibName:@\"B\" bundle:nil] "
      + "forCellReuseIdentifier:@\"B\"];"
    #expect(facts(old).registeredNibs == ["B"])
    let loaded = "UINib(nibName: \"C\", bundle: nil).instantiate(withOwner: self)"
    #expect(facts(loaded).registeredNibs.isEmpty && facts(loaded).loadedNibs == ["C"])
    #expect(facts("Bundle.main.loadNibNamed(\"D\", owner: self)").loadedNibs == ["D"])
    #expect(facts("register(UINib(nibName: name, bundle: nil))").registeredNibs.isEmpty)
    #expect(facts("UINib(nibName: \"").registeredNibs.isEmpty)
  }

  @Test("a class leaves colours only when it and all its superclasses are known to")
  func colors() {
    let plain = facts("final class Page: UIViewController, Loading {\n}", "class Row: Base {}")
    #expect(plain.leavesColors("Page"))
    #expect(!plain.leavesColors("Row"))
    #expect(!plain.leavesColors("Unknown"))
    let base = facts("class Row: Base {}", "class Base: UITableViewCell {}")
    #expect(base.leavesColors("Row"))
    let themed = facts("class Row: Base {}", "class Base: UIView { func applyTheme() {} }")
    #expect(!themed.leavesColors("Row"))
    let apart = facts("class Page: UIViewController {}", "extension Page { x.backgroundColor = y }")
    #expect(!apart.leavesColors("Page"))
    #expect(!facts("class A: B {}", "class B: A {}").classes.isEmpty)
    let old = facts("@interface Page : UIViewController\n@end", "@implementation Page\n@end")
    #expect(old.leavesColors("Page"))
  }

  @Test("the appearance that code chooses")
  func style() {
    #expect(facts("window.overrideUserInterfaceStyle = .light").choosesStyle)
    #expect(facts("[UILabel appearance].textColor = x").hasProxies)
    #expect(!facts("let x = 1").choosesStyle)
  }
}
