import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Styled texts of fields and text views")
struct StyledTextTests {
  @Test("a styled placeholder is a placeholder")
  func placeholder() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    #expect(field.intrinsicContentSize.width > 0)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  @Test("a field takes the style that its text begins with")
  func field() {
    let field = UITextField()
    field.text = "Name"
    let width = field.intrinsicContentSize.width
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.attributedText = NSAttributedString(
      string: "Name",
      attributes: [
        .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ]
    )
    #expect(field.font?.pointSize == 40 && field.textColor == .red)
    #expect(field.textAlignment == .center)
    #expect(field.intrinsicContentSize.width > 2 * width)
  }

  private final class Editor: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return allows
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      calls.append("\(range.location) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
  }

  @Test("a text view asks before it is edited, and tells afterwards")
  func editing() {
    let (view, editor) = (UITextView(), Editor())
    view.delegate = editor
    view.text = "ab"
    #expect(view.becomeFirstResponder())
    view.type("c")
    #expect(view.resignFirstResponder() && view.text == "abc")
    #expect(
      editor.calls == ["should begin", "began", "2 c", "changed", "should end", "ended"]
    )
  }

  @Test("a refusal leaves a text view as it was, and ending by force is told")
  func refusal() {
    let (view, editor) = (UITextView(), Editor())
    view.delegate = editor
    editor.allows = false
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    editor.allows = true
    view.becomeFirstResponder()
    editor.allows = false
    view.type("c")
    #expect(view.text == "" && !view.resignFirstResponder() && view.isFirstResponder)
    editor.calls = []
    #expect(!view.endEditing(true) || !view.isFirstResponder)
    #expect(!view.isFirstResponder && editor.calls.last == "ended")
  }

  @Test("a text that can only be selected is not edited")
  func selectable() {
    let (view, editor) = (UITextView(), Editor())
    view.delegate = editor
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    view.type("c")
    view.resignFirstResponder()
    #expect(editor.calls == [] && view.text == "")
  }
}
