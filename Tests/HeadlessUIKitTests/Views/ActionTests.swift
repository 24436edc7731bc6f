import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Actions, titles and what controls begin with")
struct ActionTests {
  @Test("An action knows the control that runs it")
  func senders() {
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    let toggle = UISwitch(frame: .zero)
    toggle.addAction(action, for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === toggle)
  }

  @Test("A bar button runs its own action before that of its target")
  func barButtons() {
    var runs = 0
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction { _ in runs += 1 }
    item.tap()
    item.isEnabled = false
    item.tap()
    #expect(runs == 1)
  }

  @Test("The normal title and image of a configured button are those of its configuration")
  func configuredButtons() {
    let button = UIButton(frame: .zero)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    button.configuration = configuration
    button.setTitle("Save all", for: .normal)
    #expect(button.currentTitle == "Save all")
    #expect(button.configuration?.title == "Save all")
    let width = button.intrinsicContentSize.width
    button.setTitle("S", for: .normal)
    #expect(button.intrinsicContentSize.width < width)
    button.setTitle("Chosen", for: .selected)
    #expect(button.currentTitle == "S")
  }

  @Test("A button grows with the font of its label")
  func fonts() {
    let button = UIButton(frame: .zero)
    button.setTitle("Hello", for: .normal)
    let small = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.width > 2 * small.width - 30)
    #expect(button.intrinsicContentSize.height > small.height)
  }

  @Test("A sign of activity is hidden until it moves")
  func activity() {
    let sign = UIActivityIndicatorView(frame: .zero)
    #expect(sign.isHidden)
    sign.startAnimating()
    #expect(!sign.isHidden)
    sign.stopAnimating()
    #expect(sign.isHidden)
  }

  @Test("A recogniser has one view")
  func recognisers() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    other.gestureRecognizers = one.gestureRecognizers
    #expect(one.gestureRecognizers == nil)
    #expect(tap.view === other)
    one.gestureRecognizers = nil
    #expect(tap.view === other)
    other.gestureRecognizers = other.gestureRecognizers
    #expect(tap.view === other)
    #expect(other.gestureRecognizers?.count == 1)
  }

  @Test("A picker with rows begins with the first")
  func pickers() {
    final class Source: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 3 : 0
      }
    }
    let (picker, source) = (UIPickerView(frame: .zero), Source())
    picker.dataSource = source
    #expect((0..<2).map(picker.selectedRow(inComponent:)) == [0, -1])
  }

  @Test("Text with attributes that goes leaves nothing behind")
  func attributedText() {
    let view = UITextView(frame: .zero)
    view.text = "a"
    view.attributedText = NSAttributedString(string: "b")
    #expect(view.text == "b")
    view.attributedText = nil
    #expect(view.text == "")
  }

  @Test("A zoom is kept between its ends, scales the view and is told")
  func zooms() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    let (scroll, zooming) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zooming()
    )
    scroll.addSubview(zooming.view)
    scroll.delegate = zooming
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 300, height: 150))
    #expect(zooming.zooms == 1)
  }
}
