import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

@MainActor
@Suite("Stepper")
struct UIStepperTests {
  @Test("it has the size of stored documents, whatever frame it is given")
  func size() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 94)
  }

  @Test("the value stays between its ends, and goes on at the other end where it wraps")
  func bounds() {
    let stepper = UIStepper()
    stepper.step(up: false)
    #expect(stepper.value == 0)
    stepper.wraps = true
    stepper.step(up: false)
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 0)
  }

  @Test("a document states its ends, its step and its value; a runtime attribute comes after")
  func document() throws {
    let attributes = #"value="7" minimumValue="-5" maximumValue="50" stepValue="2.5""#
    let after = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="value">\
      <integer key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    #expect(try stepper(attributes).value == 7)
    let stepper = try stepper(attributes + #" enabled="NO""#, after)
    #expect(stepper.value == 9 && stepper.minimumValue == -5 && stepper.maximumValue == 50)
    #expect(stepper.stepValue == 2.5 && !stepper.isEnabled)
  }

  @Test("its element is read as a control's with numbers of its own")
  func family() throws {
    let text = NibFixtures.xib(
      #"<stepper id="s" value="0.5" stepValue="0.25" wraps="YES" autorepeat="NO" enabled="NO"/>"#,
      owner: "/>"
    )
    let object = try #require(IBDocument(bytes: text.utf8).object(withID: "s"))
    #expect(object.stepper?.value == 0.5 && object.stepper?.stepValue == 0.25)
    #expect(object.stepper?.wraps == true && object.stepper?.autorepeat == false)
    #expect(object.control?.enabled == false && object.slider == nil && object.isView)
  }

  private func stepper(_ attributes: String, _ inside: String = "") throws -> UIStepper {
    try withNibs { _ in
      let element = "<stepper id=\"s\" \(attributes)>\(NibFixtures.rect)\(inside)</stepper>"
      return try #require(NibFixtures.nib(element).instantiateObjects().first as? UIStepper)
    }
  }
}
