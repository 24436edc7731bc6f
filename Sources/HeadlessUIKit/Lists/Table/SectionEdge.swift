/// The header or footer of a section; the first header is apart, as grouped tables make it taller.
enum SectionEdge {
  case firstHeader
  case header
  case footer
}
