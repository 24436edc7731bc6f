import Foundation
import Testing

@testable import DocumentTools

@Suite("The heights that code gives to rows")
struct RowHeightsTests {
  private func height(_ members: String, of cell: String = "Row", in controller: String? = nil)
    -> Double?
  {
    var heights = RowHeights()
    let text =
      "class List: UIViewController {\n let cell = table.dequeueReusableCell(with: Row.self)\n"
      + members + "\n}"
    heights.add(SourceText(text), of: ["List"])
    return heights.height(ofCell: [cell], in: controller)
  }

  private static func function(_ body: String) -> String {
    "func tableView(_ t: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {\n\(body)\n}"
  }

  @Test(
    "are numbers that a function returns or a property has",
    arguments: [
      ("return 72", 72), ("72.5", 72.5), ("return CGFloat(60)", 60),
      ("switch indexPath.row {\ncase 0: return 40\ndefault: return 90\n}", 90),
    ]
  )
  func numbers(body: String, height: Double) {
    #expect(self.height(Self.function(body)) == height)
    #expect(self.height(Self.function(body), of: "Other") == nil)
    #expect(self.height(Self.function(body), of: "Other", in: "List") == height)
  }

  @Test(
    "are not known where something else is returned",
    arguments: [
      "return UITableView.automaticDimension", "return indexPath.row == 0 ? 40 : 60",
      "if small { return 40 }\nreturn height", "return 0",
    ]
  )
  func others(body: String) { #expect(height(Self.function(body)) == nil) }

  @Test("of Objective-C, of properties, and of a call that is none of them")
  func languages() {
    let method =
      "- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)path\n{ return 55.0f; }"
    #expect(height(method) == 55)
    #expect(height("func a() { table.rowHeight = 64 }") == 64)
    #expect(height("func a() { table.rowHeight = UITableView.automaticDimension }") == nil)
    #expect(height("func a() { if table.rowHeight == 64 { } }") == nil)
    #expect(height("") == nil)
  }
}
