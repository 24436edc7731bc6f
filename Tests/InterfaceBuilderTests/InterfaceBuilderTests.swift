import InterfaceBuilder
import Testing

@Suite("Reading documents")
struct ReadingTests {
  @Test("a malformed number is an error with its place")
  func malformedNumber() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <view id="a"><rect key="frame" x="0.0" y="nan" width="1" height="1"/></view>
        </objects>
      </document>
      """
    let error = #expect(throws: IBError.self) { try IBDocument(bytes: text.utf8, file: "a.xib") }
    #expect(error?.location?.description == "a.xib:3:44")
  }
}
