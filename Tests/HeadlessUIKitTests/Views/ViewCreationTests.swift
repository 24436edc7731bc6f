import Testing

@testable import HeadlessUIKit

private final class StyledCell: UITableViewCell {
  var made = ""
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    made = "own \(style.rawValue)"
  }
  required init?(coder: NSCoder) { nil }
}

private final class PlainCell: UITableViewCell {
  let list = [1, 2, 3]
}

private final class FramedCell: UICollectionViewCell {
  var doubled: CGFloat = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    doubled = frame.width * 2
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  var made = false
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    made = true
  }
  required init?(coder: NSCoder) { nil }
}

/// Classes of another module than the engine's, created by metatype alone.
@MainActor
@Suite("Creating classes known at run time")
struct ViewCreationTests {
  @Test("cells go through the subclass's own initialiser")
  func cells() {
    let classes: [UITableViewCell.Type] = [StyledCell.self, PlainCell.self, UITableViewCell.self]
    let cells = classes.map { $0.create(style: .value1, reuseIdentifier: "a longer identifier") }
    #expect((cells[0] as? StyledCell)?.made == "own 1")
    #expect(cells[0].cellStyle == .subtitle)
    #expect((cells[1] as? PlainCell)?.list == [1, 2, 3])
    #expect(cells[2].cellStyle == .value1)
    for cell in cells { #expect(cell.reuseIdentifier == "a longer identifier") }
  }

  @Test("views get their frame, headers their identifier")
  func views() {
    let kind: UICollectionReusableView.Type = FramedCell.self
    let view = kind.create(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view as? FramedCell)?.doubled == 6)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let header: UITableViewHeaderFooterView.Type = OwnHeader.self
    let made = header.create(reuseIdentifier: "Header of a section")
    #expect((made as? OwnHeader)?.made == true)
    #expect(made.reuseIdentifier == "Header of a section")
  }

  @Test("created objects are counted and freed")
  func lifetime() {
    let before = EngineCounters.current.viewsCreated
    weak var gone: UITableViewCell?
    do {
      let kind: UITableViewCell.Type = PlainCell.self
      let cell = kind.create(style: .default, reuseIdentifier: String(repeating: "x", count: 40))
      gone = cell
      #expect(cell.reuseIdentifier?.count == 40)
    }
    #expect(gone == nil)
    #expect(EngineCounters.current.viewsCreated == before + 1)
  }
}

@MainActor
@Suite("Cells")
struct ViewCellTests {
  @Test("standard parts are laid out, accessories take their width")
  func standardParts() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
    #expect(title.minX == 15 && detail.minX == 15 && title.maxY == detail.minY)
    #expect(abs(title.minY - (60 - detail.maxY)) <= 0.5)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    cell.accessoryType = .detailDisclosureButton
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 253)
    cell.textLabel?.text = "A longer title"
    cell.layoutIfNeeded()
    #expect((cell.textLabel?.frame.width ?? 0) > title.width)
  }

  @Test("before iOS 15 the separator takes a pixel of the content view (TV-60)")
  func separator() {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios7
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100.12)
    #expect(abs(cell.contentView.frame.height - 99.62) < 1e-9)
  }

  @Test("the default style has no detail label")
  func noDetail() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.imageView != nil)
  }

  @Test("a reused collection cell is neither selected nor highlighted (CV-23)")
  func reuse() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test("layout attributes keep frame, centre and size together (CV-40, CV-41)")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath())
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && attributes.frame == .zero)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
  }
}
