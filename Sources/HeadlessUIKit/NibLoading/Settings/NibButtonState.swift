/// What a button takes from a nib, made once for all of its instances.
final class NibButtonState {
  var type: UIButton.ButtonType?
  var font: UIFont?
  var contents: [(state: UIControl.State, content: UIButton.Content)] = []
  var configuration: SharedConfiguration?
}
