/// One runtime attribute to set.
struct NibAttributeOperation {
  var object: NibSlot
  var site: AttributeSite
}
