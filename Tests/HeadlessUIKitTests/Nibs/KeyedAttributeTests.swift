import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

@MainActor
@Suite("Properties that are set by name")
struct KeyedAttributeTests {
  private let viewTypes = IBElementName.objectElements.compactMap {
    $0.uiClass?(ElementClasses()) as? UIView.Type
  }

  @Test("what documents set has a name of the vocabulary, with a value of the property's form")
  func names() throws {
    var count = 0
    for type in viewTypes {
      let token = try #require(IBElementName.objectElements.first { element($0) == type }).name
      for attribute in KeyedAttribute.attributes(of: type)
      where attribute.users.contains(.documents) {
        let name = try #require(IBAttributeName(named: attribute.name), "\(attribute.name)")
        #expect(agrees(name, on: token, attribute.form), "\(attribute.name) of \(type)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test("a class names a property once, and has those of its superclass after its own")
  func inheritance() {
    for type in viewTypes {
      let names = KeyedAttribute.attributes(of: type).map(\.name)
      #expect(Set(names).count == names.count, "\(type)")
    }
    let slider = KeyedAttribute.attributes(of: UISlider.self).map(\.name)
    let control = KeyedAttribute.attributes(of: UIControl.self).map(\.name)
    #expect(slider.count > control.count && slider.suffix(control.count) == control[...])
  }

  @Test("a value of another type leaves the property as it is")
  func refusal() throws {
    let control = UISwitch()
    let on = try #require(KeyedAttribute.attributes(of: UISwitch.self).first { $0.name == "on" })
    #expect(!on.set(control, .text("YES")) && !control.isOn && on.bind(.text("YES")) == nil)
    #expect(on.set(control, .number(1)) && control.isOn)
  }

  private func element(_ object: IBObjectElement) -> UIView.Type? {
    object.uiClass?(ElementClasses()) as? UIView.Type
  }

  private func agrees(
    _ name: IBAttributeName,
    on element: IBElementName,
    _ form: KeyedAttribute.Form?
  ) -> Bool {
    let vocabulary = IBVocabulary.shared
    let exception = vocabulary.exceptions.first {
      $0.element == element.rawValue && $0.attribute == name.rawValue
    }
    let kind = exception?.kind ?? vocabulary.attributes[Int(name.rawValue)].kind
    switch (kind, form) {
    case (.number, .number), (.integer, .integer), (.boolean, .boolean), (.text, .text):
      return true
    default: return false
    }
  }
}
