/// The attributes that nearly every label has, applied in two stores.
struct NibLabelState {
  let text: String?
  let font: UIFont?
}
