/// How a stack view shares its length.
public enum IBStackDistribution: UInt8, IBKeyword {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  package static var list: IBKeywordList { .stackDistribution }
  package static var isOpen: Bool { false }
}
