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

  @Test("what a function does to its parameter is done to what calls hand on")
  func parameters() {
    let swift = facts(
      """
      class Page: UIView {
        func load() {
          style(title, text: a)
          paint(face)
        }
        func style(_ label: UILabel, text: String) { label.text = text }
        func paint(_ label: UILabel) { label.font = f }
      }
      """
    )
    #expect(swift.assigns(.text, of: "title", in: "Page"))
    #expect(!swift.assigns(.font, of: "title", in: "Page"))
    #expect(swift.assigns(.font, of: "face", in: "Page"))
    #expect(!swift.assigns(.text, of: "face", in: "Page"))
    let labelled = facts(
      """
      class Page: UIView {
        func load() { style(with: 1, view: self.face, other: title) }
        func style(with n: Int, view label: UILabel, other: UILabel) { label.text = "a" }
      }
      """
    )
    #expect(labelled.assigns(.text, of: "face", in: "Page"))
    #expect(!labelled.assigns(.text, of: "title", in: "Page"))
    let old = facts(
      """
      @implementation Page
      - (void)load { [self style:_title with:self.face]; }
      - (void)style:(UIButton *)button with:(UIView *)view {
        [button addTarget:self action:@selector(go) forControlEvents:1];
      }
      @end
      """
    )
    #expect(old.assigns(.target, of: "title", in: "Page"))
    #expect(!old.assigns(.target, of: "face", in: "Page"))
  }

  @Test("a class leaves colours only when it and all its superclasses are known to")
  func colors() {
    let plain = facts("final class Page: UIViewController, Loading {\n}", "class Row: Base {}")
    #expect(plain.leavesColors("Page"))
    #expect(!plain.leavesColors("Row"))
    #expect(!plain.leavesColors("Unknown"))
    let base = facts("class Row: Base {}", "class Base: UITableViewCell {}")
    #expect(base.leavesColors("Row"))
    let camera = facts("class Page: UIView { func f() { scan(previewView: self) } }")
    #expect(!camera.leavesColors("Page"))
    let themed = facts("class Row: Base {}", "class Base: UIView { func applyTheme() {} }")
    #expect(!themed.leavesColors("Row"))
    let apart = facts("class Page: UIViewController {}", "extension Page { x.backgroundColor = y }")
    #expect(!apart.leavesColors("Page"))
    #expect(!facts("class A: B {}", "class B: A {}").classes.isEmpty)
    let old = facts("@interface Page : UIViewController\n@end", "@implementation Page\n@end")
    #expect(old.leavesColors("Page"))
  }

  @Test("a controller to which code gives a view")
  func givenViews() {
    let old = "Panel *panel = [[Panel alloc]\n init];\n  panel.view = self.box;"
    #expect(facts(old).classesWithGivenViews == ["Panel"])
    #expect(facts("let panel = Panel()\npanel.view = box").classesWithGivenViews == ["Panel"])
    #expect(
      facts("var panel: Panel!\nfunc f() { panel?.view = box }").classesWithGivenViews == ["Panel"]
    )
    #expect(facts("let panel = Panel()\nself.view = box").classesWithGivenViews.isEmpty)
    #expect(facts("let panel = Panel()\n// panel.view = box").classesWithGivenViews.isEmpty)
    #expect(facts("let panel = Panel()\nlet x = panel.view").classesWithGivenViews.isEmpty)
  }

  @Test(
    "what code assigns in a loop it assigns to each of a collection",
    arguments: [
      "for star in self.stars { star.image = empty }",
      "for (UIImageView *star in stars) { star.image = empty; }",
      "for (index, star) in stars.enumerated() {\n star.image = empty }",
      "for star in [a.planets, stars, self.suns] { star.image = empty }",
      "stars.forEach { $0.image = empty }",
      "stars?.forEach({ star in\n star.image = empty })",
    ]
  )
  func loops(_ statement: String) {
    let facts = facts("class Page: UIView { func a() { \(statement) } }")
    #expect(facts.assigns(.image, of: "stars", in: "Page"))
    #expect(!facts.assigns(.image, of: "moons", in: "Page"))
  }

  @Test(
    "a name with an underscore and the one without are one, in code and in the document",
    arguments: ["_star", "star"]
  )
  func underscores(_ outlet: String) {
    for statement in ["_star.image = empty", "self._star.image = empty", "star.image = empty"] {
      let facts = facts("class Page: UIView { func a() { \(statement) } }")
      #expect(facts.assigns(.image, of: outlet, in: "Page"))
    }
  }

  @Test(
    "a target that code gives to a control",
    arguments: [
      "button.addTarget(self, action: a, for: .touchUpInside)",
      "[self.button addTarget:self action:a forControlEvents:b];", "button.rx.tap.bind { }",
    ]
  )
  func targets(_ statement: String) {
    let facts = facts("class Page: UIView { func a() { \(statement) } }")
    #expect(facts.assigns(.target, of: "button", in: "Page"))
    #expect(!facts.assigns(.target, of: "other", in: "Page"))
  }

  @Test("the appearance that code chooses")
  func style() {
    #expect(facts("window.overrideUserInterfaceStyle = .light").choosesStyle)
    #expect(facts("[UILabel appearance].textColor = x").hasProxies)
    #expect(!facts("let x = 1").choosesStyle)
  }

  @Test(
    "a text that code assigns to an outlet",
    arguments: [
      "class Page: Base { func a() { name.text = b } }",
      "class Page: Base { func a() { self.name?.attributedText = b } }",
      "extension Page { func a() { name.setTitle(b, for: .normal) } }",
      "class Base {\n func a() {\n  name\n  .text = b } }",
      "class Other { let cell: Page; func a() { cell.name.text += b } }",
      "class Page { let a = b.bind(to: name.rx.text) }", "class Page { name.titleLabel?.text = b }",
      "class Page { p.assign(to: \\.text, on: name) }", "class Page { name.localize(b) }",
      "class Other { var rows: [Page]; rows[0].name.text = b }",
      "@implementation Page\n - (void)a { [self.name setText:b]; }\n@end",
      "@implementation Page\n - (void)a { [_name setTitle:b forState:c]; }\n@end",
      "@implementation Page\n - (void)a { self->name.text = b; }\n@end",
      "@implementation Page\n - (void)a { [[self name] setText:b]; }\n@end",
      "@implementation Other\n - (void)a:(Page *)cell { [cell.name setText:b]; }\n@end",
    ]
  )
  func assigned(_ source: String) {
    let all = facts("class Page: Base {}", "class Base: UIViewController {}", source)
    #expect(all.assigns(.text, of: "name", in: "Page"))
    #expect(
      !all.assigns(.text, of: "title", in: "Page") && !all.assigns(.image, of: "name", in: "Page")
    )
  }

  @Test(
    "a text that code leaves as it is",
    arguments: [
      "class Page { let a = name.text }", "class Page { if name.text == b {} }",
      "class Page { name.textColor = b }", "class Page { surname.text = b }",
      "class Other { name.text = b }", "class Other { cell.name.text = b }",
      "class Page {\n  // name.text = b\n}", "class Page { name.title(for: .normal) }",
      "@implementation Page\n - (void)a { [b setText:self.name]; }\n@end",
    ]
  )
  func left(_ source: String) {
    #expect(!facts("class Page: UIView {}", source).assigns(.text, of: "name", in: "Page"))
  }

  @Test(
    "an image that a method of the view, or of a library, sets",
    arguments: [
      "class Page { func a() { name.loadAvatar(of: b) } }",
      "class Page { func a() { self.name?.imageFromURL(b) } }",
      "class Page { func a() { name.load(url: b) } }", "class Page { name.downloaded(from: b) }",
      "class Page { name.kf.setImage(with: b) }", "class Page { name.sd_setImage(with: b) }",
      "class Page { name.showThumbnail(b) }", "class Other { let c: Page; c.name.updateIcon() }",
      "class Page { Nuke.loadImage(with: b, into: name) }",
      "class Page { Nuke.loadImage(with: b, into: self.name!) }",
      "@implementation Page\n - (void)a { [self.name loadAvatar:b]; }\n@end",
      "@implementation Page\n - (void)a { [_name updateIcon]; }\n@end",
      "@implementation Page\n - (void)a { [self.name imageFromURL:b]; }\n@end",
      "@implementation Page\n - (void)a { [self.name hnk_setImageFromURL:b]; }\n@end",
      "@implementation Page\n - (void)a { [self.name setImageWithURL:b]; }\n@end",
    ]
  )
  func pictured(_ source: String) {
    #expect(facts("class Page: UIView {}", source).assigns(.image, of: "name", in: "Page"))
  }

  @Test(
    "an image that code leaves as it is",
    arguments: [
      "class Page { let a = name.image(for: .normal) }", "class Page { a = name.currentImage }",
      "class Page { name.imageRect(forContentRect: b) }", "class Page { name.reload() }",
      "class Page { name.setImageInsets(b) }", "class Page {\n // name.loadAvatar(b)\n}",
      "class Page {\n // load(b, into: name)\n}", "class Page { name.image.size }",
      "@implementation Page\n - (void)a { [self.name setNeedsLayout]; }\n@end",
      "@implementation Page\n - (void)a { [self.name image]; }\n@end",
      "@implementation Page\n - (void)a { [b loadAvatar:self.name]; }\n@end",
    ]
  )
  func unpictured(_ source: String) {
    #expect(!facts("class Page: UIView {}", source).assigns(.image, of: "name", in: "Page"))
  }

  @Test("what else code assigns, and the tags that it looks for")
  func assignments() {
    let all = facts(
      "class Page { name.image = a\n table.delegate = self\n view.viewWithTag(7)\n }"
    )
    #expect(all.assigns(.image, of: "name", in: "Page"))
    #expect(all.assigns(.delegate, of: "table", in: "Page"))
    #expect(!all.assigns(.dataSource, of: "table", in: "Page"))
    #expect(all.assignments.looksFor(tag: 7) && !all.assignments.looksFor(tag: 77))
    #expect(facts("[cell viewWithTag: Tags.name]").assignments.looksFor(tag: 77))
    #expect(facts(".text =", " setText:", "x.", "\\.text", "] setText:a").classes.isEmpty)
  }

  @Test(
    "a class hides the navigation bar where its file does, or that of its superclass",
    arguments: [
      "navigationController?.setNavigationBarHidden(true, animated: false)",
      "self.navigationController?.isNavigationBarHidden = true",
      "[self.navigationController setNavigationBarHidden:YES animated:NO];",
      "navigationController?.navigationBar.isHidden = true",
    ]
  )
  func hiddenBars(source: String) {
    func hides(_ source: String) -> Bool {
      var facts = SourceFacts([])
      facts.add(SourceText("class First: UIViewController { func f() { \(source) } }"))
      facts.add(SourceText("class Second: First {}"))
      return facts.hidesNavigationBar("Second")
    }
    #expect(hides(source))
    #expect(!hides(source.replacing("true", with: "false").replacing("YES", with: "NO")))
    #expect(!hides("\n// " + source))
  }

  @Test("a class may begin with a small letter where a colon or brace is behind its name")
  func smallLetters() {
    let row = "class row: UITableViewCell {\n  func f() { picture.image = image }\n}"
    #expect(facts(row).assigns(.image, of: "picture", in: "row"))
    #expect(facts("class row {\n}", "class func f() {}\n// a class of its own").classes.count == 1)
  }

  @Test(
    "code adds constraints by anchors and by libraries",
    arguments: [
      "card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "card.snp.makeConstraints { make in make.top.equalToSuperview() }",
      "[self.card mas_makeConstraints:^(MASConstraintMaker *make) {}];",
      "[_card mas_updateConstraints:^(MASConstraintMaker *make) {}];",
      "[[_card.topAnchor constraintEqualToAnchor:self.view.topAnchor] setActive:YES];",
    ]
  )
  func constraints(source: String) {
    func adds(_ source: String) -> Bool {
      var facts = SourceFacts([])
      facts.add(SourceText("class Cell: UIView { func f() { \(source) } }"))
      return facts.assigns(.constraints, of: "card", in: "Cell")
    }
    #expect(adds(source))
    #expect(!adds(source.replacing("card", with: "other")))
    #expect(!adds("other.topAnchor.constraint(equalTo: card.bottomAnchor).isActive = true"))
    #expect(!adds("[other.topAnchor constraintEqualToAnchor:card.bottomAnchor].active = YES;"))
  }
}
