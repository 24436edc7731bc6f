import Foundation
import HeadlessUIKit
import Testing

@testable import Contacts

/// The class as it was written for iOS, with the nib that names it.
@MainActor
@Suite("A cell whose source was not changed")
struct ContactCellTests {
  private final class Caller: ContactCellDelegate {
    var calls = 0
    func contactCellDidCall(_ cell: ContactCell) { calls += 1 }
  }

  private final class Ranking: ContactCellDelegate {
    func contactCellDidCall(_ cell: ContactCell) {}
    func contactCell(_ cell: ContactCell, rankOf name: String) -> Int { name.count }
  }

  private func makeCell() throws -> ContactCell {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    NibEnvironment.current = NibEnvironment(folders: [folder], policy: .strict)
    let objects = UINib(nibName: "ContactCell", bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? ContactCell)
  }

  @Test("Outlets are set, and their observers run")
  func outlets() throws {
    #expect(try makeCell().nameLabel.numberOfLines == 2)
  }

  @Test("A runtime attribute reaches a computed property")
  func attribute() throws {
    let cell = try makeCell()
    #expect(cell.layer.cornerRadius == 8)
    #expect(cell.layer.cornerCurve == .continuous)
  }

  @Test("A control's selector finds the method")
  func action() throws {
    let (cell, caller) = (try makeCell(), Caller())
    cell.delegate = caller
    let button = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(caller.calls == 1)
  }

  @Test("A notification's selector finds the method")
  func notification() throws {
    let cell = try makeCell()
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    #expect(cell.fontChanges == 1)
  }

  @Test("An optional method that is missing leaves the fallback")
  func optionalMethods() throws {
    let cell = try makeCell()
    cell.nameLabel.text = "Ada"
    let (caller, ranking) = (Caller(), Ranking())
    #expect(cell.rank() == -1)
    cell.delegate = caller
    #expect(cell.rank() == -1)
    cell.delegate = ranking
    #expect(cell.rank() == 3)
  }

  @Test("An override in an extension is called")
  func extensionOverride() throws {
    let cell = try makeCell()
    cell.nameLabel.text = "Ada"
    (cell as UITableViewCell).prepareForReuse()
    #expect(cell.nameLabel.text == nil)
  }

  @Test("An override of what an extension of UIView declares is called, and calls super")
  func dispatchedOverride() throws {
    let cell = try makeCell()
    (cell as UIView).applyLook()
    #expect(cell.looks == 1 && cell.tag == 10)
    let label = UILabel(frame: .zero)
    label.applyLook()
    #expect(label.tag == 10)
  }
}
