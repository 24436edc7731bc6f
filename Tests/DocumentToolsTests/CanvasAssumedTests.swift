import Foundation
import Testing

@testable import DocumentTools

@MainActor
@Suite("lengths that a canvas assumes", .serialized)
struct CanvasAssumedTests {
  private typealias Fixture = CanvasFixture

  /// A stack at the top left of a view, as long as what it arranges.
  private func stack(_ attributes: String, _ content: String) -> String {
    let ties =
      Fixture.tie("s", "leading", "v", "leading", 10, id: "t1")
      + Fixture.tie("s", "top", "v", "top", 10, id: "t2")
    return """
      <view contentMode="scaleToFill" id="v">\(Fixture.frame(0, 0, 600, 600))<subviews>
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
      \(Fixture.frame(3, 3, 7, 7))<subviews>\(content)</subviews></stackView></subviews>
      <constraints>\(ties)</constraints></view>
      """
  }

  private func view(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    "<view \(attributes) id=\"\(id)\">\(Fixture.frame(1, 1, 2, 2))\(content)</view>"
  }

  private func high(_ value: Double, priority: Int) -> String {
    """
    <constraints><constraint firstAttribute="height" constant="\(value)" priority="\(priority)" \
    id="h\(value)"/></constraints>
    """
  }

  private func frames(_ nib: String) throws -> [String: CGRect] {
    try Fixture.frames(of: Fixture.nib(nib), "a.xib")
  }

  @Test("an arranged view with nothing in it keeps the size that it was dropped with")
  func columns() throws {
    let found = try frames(stack(#"axis="vertical" alignment="center""#, view("a") + view("b")))
    #expect(found["s"] == CGRect(x: 10, y: 10, width: 240, height: 256))
    #expect(found["b"] == CGRect(x: 0, y: 128, width: 240, height: 128))
  }

  @Test("in a row, or where a constraint may break, there is room to grip it")
  func grips() throws {
    let row = try frames(stack("", view("a") + view("b")))
    #expect(row["s"]?.size == CGSize(width: 100, height: 50))
    let low = view("a", "", high(20, priority: 500)) + view("b", "", high(7, priority: 1000))
    let column = try frames(stack(#"axis="vertical""#, low))
    #expect(column["a"]?.height == 50)
    #expect(column["b"]?.height == 7)
    let empty = #"<stackView axis="vertical" id="e">"# + Fixture.frame(0, 0, 1, 1) + "</stackView>"
    #expect(try frames(stack(#"axis="vertical""#, empty + view("a")))["e"]?.height == 50)
  }

  @Test("what says how large it is is asked first, and gives way where its resistance is low")
  func yields() throws {
    let soft = view("a", #"verticalCompressionResistancePriority="30""#, high(0, priority: 40))
    #expect(try frames(stack(#"axis="vertical""#, soft))["a"]?.height == 0)
    let declared = view("a", #"placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="40""#)
    let found = try frames(stack(#"axis="vertical" alignment="leading""#, declared))
    #expect(found["a"]?.size == CGSize(width: 30, height: 40))
    let alone = view("a").replacingOccurrences(of: "<view ", with: "<view hidden=\"YES\" ")
    #expect(try frames(stack(#"axis="vertical""#, alone + view("b")))["s"]?.height == 128)
  }

  /// A view that something low hangs in from its top, and that may end anywhere below it.
  private func hanging(_ relation: String, _ more: String = "") -> String {
    let inner = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i">\(Fixture.frame(1, 1, 2, 2))
      <constraints>\(Fixture.tie("i", "height", nil, nil, 20, id: "ih"))</constraints></view></subviews>
      <constraints>\(Fixture.tie("i", "top", "a", id: "it"))\(Fixture.tie("i", "leading", "a", id: "il"))
      <constraint firstItem="a" firstAttribute="bottom" relation="\(relation)" secondItem="i" \
      secondAttribute="bottom" id="ib"/>\(more)</constraints>
      """
    return view("a", "", inner)
  }

  @Test("what content leaves open has room to be gripped, what content says is believed")
  func contents() throws {
    func height(_ content: String) throws -> CGFloat? {
      try frames(stack(#"axis="vertical""#, content))["a"]?.height
    }
    #expect(try height(hanging("greaterThanOrEqual")) == 50)
    #expect(try height(hanging("equal")) == 20)
    let breakable =
      #"<constraint firstItem="a" firstAttribute="height" constant="7" priority="300" id="ah"/>"#
    #expect(try height(hanging("greaterThanOrEqual", breakable)) == 50)
  }

  @Test("what is only assumed is found open all the same")
  func openAllTheSame() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assumed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.xib")
    let text = Fixture.nib(stack(#"axis="vertical" alignment="leading""#, view("a")))
    try text.write(to: file, atomically: true, encoding: .utf8)
    var inspector = DocumentInspector()
    inspector.isDiagnosing = true
    let result = inspector.inspect(file.path)
    #expect(result.ambiguities?.isEmpty == false)
    #expect(result.views.first { $0.id == "a" }?.frame?.size == CGSize(width: 240, height: 128))
  }

  @Test("a canvas shows an indicator that stands still, and hides one that is hidden otherwise")
  func indicators() throws {
    func height(_ attributes: String) throws -> CGFloat? {
      let indicator = """
        <activityIndicatorView \(attributes) style="medium" id="i">\(Fixture.frame(0, 0, 20, 20))
        </activityIndicatorView>
        """
      let last = view("b", "", high(5, priority: 1000))
      return try frames(stack(#"axis="vertical""#, indicator + last))["s"]?.height
    }
    #expect(try height(#"hidden="YES" hidesWhenStopped="YES""#) == 25)
    #expect(try height(#"hidden="YES" animating="YES""#) == 5)
    #expect(try height(#"animating="YES""#) == 25)
  }
}
