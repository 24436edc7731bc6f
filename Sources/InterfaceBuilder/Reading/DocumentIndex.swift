import XMLSupport

/// The pass over a read table that finds its objects, constraints, connections and attributes and
/// checks what a single value cannot show.
struct DocumentIndex {
  private let table: ElementTable

  private(set) var objectElements: [Int32] = []
  private(set) var objectParents: [Int32] = []
  private(set) var objectRoles: [IBRole] = []
  private(set) var owners: [Int32] = []
  private(set) var constraints: [Int32] = []
  private(set) var connections: [Int32] = []
  private(set) var runtimeAttributes: [Int32] = []

  init(_ table: ElementTable) {
    self.table = table
  }

  /// - Complexity: O(elements).
  mutating func build() throws(IBError) {
    let count = table.elements.count
    let classes = ElementClass.table
    objectElements.reserveCapacity(count / 8 + 8)
    objectParents.reserveCapacity(count / 8 + 8)
    objectRoles.reserveCapacity(count / 8 + 8)
    constraints.reserveCapacity(count / 3 + 8)
    connections.reserveCapacity(16)
    owners = Array(repeating: -1, count: count)
    for index in 0..<Int32(count) {
      let record = table.elements[Int(index)]
      if record.parent >= 0 { owners[Int(index)] = owners[Int(record.parent)] }
      let token = Int(record.name)
      let kind = token < classes.count ? classes[token] : ElementClass.unknown
      if kind == ElementClass.nothing { continue }
      try add(index, kind, record)
    }
  }

  private mutating func add(_ index: Int32, _ kind: UInt8, _ record: ElementTable.Record)
    throws(IBError)
  {
    switch kind {
    case ElementClass.constraint:
      constraints.append(index)
      try ElementCheck(table, index).require(.firstAttribute)
    case ElementClass.connection:
      if isConnection(record) {
        connections.append(index)
        try ElementCheck(table, index).connection()
      }
    case ElementClass.runtimeAttribute:
      runtimeAttributes.append(index)
      try ElementCheck(table, index).runtimeAttribute()
    case ElementClass.rect: try ElementCheck(table, index).require(.x, .y, .width, .height)
    case ElementClass.point: try ElementCheck(table, index).require(.x, .y)
    case ElementClass.size: try ElementCheck(table, index).require(.width, .height)
    case ElementClass.inset: try ElementCheck(table, index).require(.minX, .minY, .maxX, .maxY)
    case ElementClass.edgeInsets: try ElementCheck(table, index).require(.top, .bottom)
    case ElementClass.unknown:
      if record.parent >= 0,
        table.elements[Int(record.parent)].name == IBElementName.subviews.rawValue
      {
        addObject(index, .view)
      } else if record.symbol >= 0 {
        addObject(index, .other)
      }
    default:
      let role = IBRole(rawValue: kind - ElementClass.firstRole) ?? .other
      // A `view` is one without an identifier too; a `placeholder` or `image` is not.
      if record.symbol >= 0 || role == .view { addObject(index, role) }
    }
  }

  /// A `<segue>` also stands where a document only refers to one.
  private func isConnection(_ record: ElementTable.Record) -> Bool {
    guard record.parent >= 0 else { return false }
    let parent = table.elements[Int(record.parent)].name
    return parent == IBElementName.connections.rawValue || parent == IBElementName.segue.rawValue
  }

  private mutating func addObject(_ element: Int32, _ role: IBRole) {
    objectParents.append(owners[Int(element)])
    owners[Int(element)] = Int32(objectElements.count)
    objectElements.append(element)
    objectRoles.append(role)
  }

  /// For each object one past the last object inside of it.
  func objectEnds() -> [Int32] {
    var ends = [Int32](repeating: 0, count: objectElements.count)
    for index in objectElements.indices.reversed() {
      ends[index] = max(ends[index], Int32(index) + 1)
      let parent = Int(objectParents[index])
      if parent >= 0 { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }
}
