import Foundation
import HeadlessUIKit

/// The rows of a picker with two wheels: three in the first, and five in the second.
@MainActor
final class WheelData: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 3 : 5
  }
}
