/// One change that a list is told of: old places count before the batch, new ones after it.
enum StressChange: Sendable, Equatable {
  case insertItem(StressPath)
  case deleteItem(StressPath)
  case reloadItem(StressPath)
  case moveItem(StressPath, StressPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)
}

extension StressChange: CustomStringConvertible {
  var description: String {
    switch self {
    case .insertItem(let path): "insert \(path)"
    case .deleteItem(let path): "delete \(path)"
    case .reloadItem(let path): "reload \(path)"
    case .moveItem(let old, let new): "move \(old) to \(new)"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let old, let new): "move section \(old) to \(new)"
    }
  }
}
