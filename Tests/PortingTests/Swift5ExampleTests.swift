import HeadlessUIKit
import Testing

@testable import PortingExamplesInSwift5

@Suite("Files of Swift 5 without a word on actors", .serialized)
@MainActor
struct Swift5ExampleTests {
  @Test("a list whose helpers belong to no actor shows its cards")
  func cards() throws {
    let table = CardPresenter().makeTable(width: 320)
    let source = CardSource(titles: ["Ada", "Grace"])
    table.dataSource = source
    table.layoutIfNeeded()
    let titles = table.visibleCells.map { ($0 as? CardCell)?.title }
    #expect(titles == ["Ada", "Grace"])
  }

  @Test("attributes that override Foundation's methods keep what they add")
  func attributes() throws {
    let attributes = TintedAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.tint = .red
    let copy = try #require(attributes.copy() as? TintedAttributes)
    #expect(copy.tint == .red && copy == attributes)
    copy.tint = .blue
    #expect(copy != attributes)
  }

  @Test("a layout that a helper measures lays out two columns")
  func layout() {
    let layout = TintedLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: layout
    )
    list.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 100, height: 20))
  }

  @Test("colours and images of literals are UIKit's, and symbols need no actor")
  func literals() {
    #expect(NamedLook.tint == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(NamedLook.mark.name == "mark")
    #expect(NamedLook.grouped.icon?.isSymbolImage == true)
    #expect(NamedLook.grouped.ground == .systemGroupedBackground)
  }

  @Test("a page answers for itself what UIKit asks of controllers")
  func page() {
    let page: UIViewController = PageViewController()
    #expect(page.hidesBottomBarWhenPushed && page.preferredContentSize.height == 200)
  }
}
