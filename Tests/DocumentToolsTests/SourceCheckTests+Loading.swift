import Foundation
import Testing

@testable import DocumentTools

extension SourceCheckTests {
  @Test("a nib that is registered and never dequeued is not loaded")
  func registeredAlone() throws {
    let register =
      "  table.register(UINib(nibName: \"Away\", bundle: nil), forCellReuseIdentifier: \"Row\")\n"
    func dequeue(_ name: String) -> String {
      "  table.dequeueReusableCell(withIdentifier: \(name))"
    }
    #expect(try found(register) == ["MissingNib note"])
    #expect(try found(register + dequeue("\"Other\"")) == ["MissingNib note"])
    #expect(try found(register + dequeue("\"Row\"")) == ["MissingNib error"])
    // A name may stand for a text that is there once more.
    #expect(try found(register + dequeue("name")) == ["MissingNib note"])
    let named = "  let name = \"Row\"\n"
    #expect(try found(named + register + dequeue("name")) == ["MissingNib error"])
  }

  @Test("a controller to which code gives a view loads no nib")
  func givenView() throws {
    let check = CheckTests()
    let document = check.xib(
      "<view id=\"v\">\(check.frame())</view>",
      owner: "<connections><outlet property=\"box\" destination=\"v\" id=\"o\"/></connections>"
    ).replacingOccurrences(of: "id=\"-1\"", with: "id=\"-1\" customClass=\"Panel\"")
    func kinds(_ source: String) throws -> [String] {
      try found(
        document,
        ["Panel.swift": "class Panel: UIViewController {}", "Page.swift": source]
      )
      .kinds
    }
    #expect(try kinds("class Page { func f() { let p = Panel() } }") == ["MissingOutlet error"])
    #expect(
      try kinds("class Page { func f() { let p = Panel()\n p.view = box } }")
        == ["MissingOutlet note"]
    )
  }
}
