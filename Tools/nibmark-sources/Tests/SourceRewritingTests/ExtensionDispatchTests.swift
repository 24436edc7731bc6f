import Testing

@testable import SourceRewriting

/// Members of extensions of UIKit's classes that somebody overrides.
extension RewritingTests {
  @Test("An override of a member of an extension of UIKit's class is found by a protocol")
  func extensionDispatch() {
    let file = rewrite(
      """
      extension UIView {
        @objc func paint(with ink: Ink, twice: Bool = false) -> Bool { true }
        @objc var ink: Ink? { nil }
      }
      class A: UITableViewCell {
        override func paint(with ink: Ink, twice: Bool) -> Bool { super.paint(with: ink) }
        override var ink: Ink? { .blue }
      }
      class B: A {
        override func paint(with ink: Ink, twice: Bool) -> Bool { super.paint(with: ink, twice: true) }
      }
      """
    )[0]
    #expect(line(2, of: file).contains("func paintInExtension(with ink: Ink, twice: Bool = false)"))
    #expect(
      line(4, of: file).contains(
        "func paint(with ink: Ink, twice: Bool = false) -> Bool { if let own = self as? any Overrides_paint_with_twice__ "
          + "{ return own.paintOverride(with: ink, twice: twice) }; return paintInExtension(with: ink, twice: twice) }"
      )
    )
    #expect(line(4, of: file).contains("var ink: Ink? { get {"))
    #expect(
      line(4, of: file).contains(
        "protocol Overrides_paint_with_twice__: AnyObject { func paintOverride(with ink: Ink, twice: Bool) -> Bool }"
      )
    )
    #expect(line(6, of: file).contains("         func paintOverride("))
    #expect(line(6, of: file).contains("self.paintInExtension(with: ink)"))
    #expect(line(8, of: file).contains("extension A: Overrides_paint_with_twice__ {}"))
    #expect(line(10, of: file).contains("override func paintOverride("))
    #expect(line(10, of: file).contains("super.paintOverride(with: ink, twice: true)"))
    #expect(!line(11, of: file).contains("extension B"))
  }

  @Test("A class method that an extension declares asks the class itself; a static one stays")
  func classMethods() {
    let file = rewrite(
      """
      extension UITableViewCell {
        @objc class func register(in table: UITableView) {}
        static func make() {}
      }
      class A: UITableViewCell {
        override class func register(in table: UITableView) { super.register(in: table) }
      }
      """
    )[0]
    #expect(line(2, of: file).contains("class func registerInExtension(in table: UITableView)"))
    #expect(line(3, of: file) == "  static func make() {}")
    #expect(
      line(4, of: file).contains(
        "class func register(in table: UITableView) { if let own = self as? any Overrides_register_in__.Type "
          + "{ return own.registerOverride(in: table) }; return registerInExtension(in: table) }"
      )
    )
    #expect(line(4, of: file).contains("static func registerOverride(in table: UITableView)"))
    #expect(line(6, of: file).contains("class func registerOverride(in table: UITableView)"))
    #expect(line(6, of: file).contains("self.registerInExtension(in: table)"))
    #expect(line(7, of: file).contains("extension A: Overrides_register_in__ {}"))
  }

  @Test("A class property that an extension declares asks the class itself")
  func classProperties() {
    let file = rewrite(
      """
      extension UIView {
        @objc class var reuseIdentifier: String { String(describing: self) }
      }
      class A: UITableViewCell {
        override class var reuseIdentifier: String { "a" + super.reuseIdentifier }
      }
      class B: UITableViewCell {
        override static var reuseIdentifier: String { "b" }
      }
      """
    )[0]
    #expect(line(2, of: file).contains("class var reuseIdentifierInExtension: String {"))
    #expect(
      line(3, of: file).contains(
        "class var reuseIdentifier: String { get { if let own = self as? any Overrides_reuseIdentifier.Type "
          + "{ return own.reuseIdentifierOverride }; return reuseIdentifierInExtension } }"
      )
    )
    #expect(line(3, of: file).contains("static var reuseIdentifierOverride: String { get }"))
    #expect(line(5, of: file).contains("class var reuseIdentifierOverride: String"))
    #expect(line(5, of: file).contains("self.reuseIdentifierInExtension"))
    #expect(line(6, of: file).contains("extension A: Overrides_reuseIdentifier {}"))
    #expect(line(8, of: file).contains("static var reuseIdentifierOverride: String"))
  }

  @Test("An extension that overrides an extension's member is asked by its class, subclasses first")
  func extensionOverridesExtension() {
    let file = rewrite(
      """
      extension UIView {
        @objc var hidden: [UIView] { get { subviews } set { print(newValue) } }
        @objc func save(_ note: String) {}
      }
      extension UIScrollView { override func save(_ note: String) { super.save(note) } }
      extension UITableView {
        override var hidden: [UIView] { get { super.hidden } set {} }
        override func save(_ note: String) { super.save(note) }
      }
      """
    )[0]
    #expect(
      line(4, of: file).contains(
        "var hidden: [UIView] { get { if let own = self as? UITableView { return own.hiddenInUITableView }; "
          + "return hiddenInExtension } set { if let own = self as? UITableView { own.hiddenInUITableView = newValue } "
          + "else { hiddenInExtension = newValue } } }"
      )
    )
    #expect(
      line(4, of: file).contains(
        "func save(_ note: String) { if let own = self as? UITableView { return own.saveInUITableView(note) }; "
          + "if let own = self as? UIScrollView { return own.saveInUIScrollView(note) }; return saveInExtension(note) }"
      )
    )
    #expect(!line(4, of: file).contains("protocol"))
    #expect(
      line(5, of: file).contains(
        "         func saveInUIScrollView(_ note: String) { self.saveInExtension(note) }"
      )
    )
    #expect(
      line(7, of: file).contains(
        "var hiddenInUITableView: [UIView] { get { self.hiddenInExtension }"
      )
    )
    #expect(
      line(8, of: file).contains(
        "func saveInUITableView(_ note: String) { self.saveInUIScrollView(note) }"
      )
    )
    #expect(file.notes.isEmpty)
  }

  @Test("A class that overrides what an extension overrides inherits that extension's body")
  func classOverridesExtensionsOverride() {
    let file = rewrite(
      """
      extension UIView { @objc func save() {} }
      extension UIScrollView { override func save() { super.save() } }
      class Grid: UICollectionView { override func save() { super.save() } }
      """
    )[0]
    #expect(
      line(1, of: file).contains(
        "func save() { if let own = self as? any Overrides_save__ { return own.saveOverride() }; "
          + "if let own = self as? UIScrollView { return own.saveInUIScrollView() }; return saveInExtension() }"
      )
    )
    #expect(line(3, of: file).contains("func saveOverride() { self.saveInUIScrollView() }"))
  }

  @Test("Layers are asked as views are")
  func layers() {
    let file = rewrite(
      """
      extension CALayer { @objc func tint() {} }
      extension CAGradientLayer { override func tint() { super.tint() } }
      """
    )[0]
    #expect(
      line(1, of: file).contains(
        "if let own = self as? CAGradientLayer { return own.tintInCAGradientLayer() }"
      )
    )
    #expect(line(2, of: file).contains("func tintInCAGradientLayer() { self.tintInExtension() }"))
  }

  @Test("An extension of another branch of UIKit's classes is no override of that member")
  func unrelatedExtension() {
    let file = rewrite(
      """
      extension UILabel { @objc func save() {} }
      extension UIScrollView { override func save() { super.save() } }
      """
    )[0]
    #expect(line(1, of: file).contains("func save() {}"))
    #expect(!file.notes.isEmpty)
  }
}
