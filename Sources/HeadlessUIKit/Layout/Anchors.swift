extension UIView: LayoutAnchoring {}

extension UILayoutGuide: LayoutAnchoring {}

extension UIView {
}
