/// Sizes that pickers have in stored documents.
enum PickerMetrics {
  static var standard: CGSize { CGSize(width: 320, height: 216) }
}
