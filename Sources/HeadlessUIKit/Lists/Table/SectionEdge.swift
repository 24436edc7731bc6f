/// Which end of a section; the first header of a grouped table is taller.
enum SectionEdge {
  case firstHeader
  case header
  case footer
}
