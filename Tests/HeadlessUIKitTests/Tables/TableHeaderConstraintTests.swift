import Foundation
import HeadlessUIKit
import Testing

/// Headers of tables that apps size by constraints, in the ways that they are seen to do it.
@MainActor
@Suite struct TableHeaderConstraintTests {
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  private let header = UIView()
  private let label = UILabel()

  init() {
    UIWindow(frame: table.frame).addSubview(table)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
      header.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      header.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }

  private var fittingHeight: CGFloat {
    label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height + 20
  }

  @Test("A header that code ties to its table is as high as its text at the table's width")
  func tied() {
    header.translatesAutoresizingMaskIntoConstraints = false
    table.tableHeaderView = header
    NSLayoutConstraint.activate([
      header.widthAnchor.constraint(equalTo: table.widthAnchor),
      header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
      header.topAnchor.constraint(equalTo: table.topAnchor),
    ])
    header.layoutIfNeeded()
    #expect(header.frame.width == 320)
    #expect(abs(header.frame.height - fittingHeight) < 0.01)
    #expect(fittingHeight > 60)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(abs(table.contentSize.height - fittingHeight) < 0.01)
  }

  @Test("A header with a mask keeps the height of its frame")
  func masked() {
    header.frame.size.height = 33
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
  }
}
