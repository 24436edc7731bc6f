/// Gaps as an object file that lld links: a section and a symbol for each.
///
/// The format is ELF of 64 bits with the least byte first: "System V Application Binary Interface",
/// chapter 4.
struct GapObject {
  /// An object with more sections would need a further table to count them.
  static let countMax = 32_000

  private static let headerSize = 64
  private static let symbolSize = 24
  // What gaps are filled with: the instruction that stops a processor of Intel's kind.
  private static let filling = [UInt8](repeating: 0xcc, count: 4096)

  private var names: [UInt8] = [0]
  private var headers = ObjectSection().bytes
  // The first symbol of a table is none.
  private var symbols = [UInt8](repeating: 0, count: symbolSize)
  private var nameOffsets: [PlacedSection.Output: Int] = [:]

  /// The bytes of an object.
  ///
  /// - Parameters:
  ///   - gaps: At most ``countMax`` gaps; their indices are their numbers.
  ///   - machine: The processor's number in the format.
  /// - Returns: What the file holds.
  static func bytes(_ gaps: ArraySlice<LayoutGap>, machine: Int) -> [UInt8] {
    var object = GapObject()
    for output in PlacedSection.Output.allCases {
      object.nameOffsets[output] = object.name(output.rawValue + ".nibmark")
    }
    for (index, number) in gaps.indices.enumerated() {
      object.add(gaps[number], number: number, section: index + 1)
    }
    return object.closed(count: gaps.count, machine: machine)
  }

  private mutating func add(_ gap: LayoutGap, number: Int, section: Int) {
    let isZeros = gap.output == .zeros
    headers +=
      ObjectSection(
        nameOffset: nameOffsets[gap.output] ?? 0,
        kind: isZeros ? .zeros : .bytes,
        flags: Self.flags(gap.output),
        // All have the same bytes.
        offset: Self.headerSize,
        byteCount: min(gap.byteCount, Self.filling.count),
        alignment: gap.alignment
      ).bytes
    symbols.append(name(LayoutGap.symbol(number)), width: 4)
    symbols.append(0, width: 2)
    symbols.append(section, width: 2)
    symbols.append(0, width: 16)
  }

  private static func flags(_ output: PlacedSection.Output) -> ObjectSection.Flags {
    switch output {
    case .code: [.loaded, .executed, .retained]
    case .constants: [.loaded, .retained]
    case .relocated, .variables, .zeros: [.loaded, .written, .retained]
    }
  }

  private mutating func name(_ text: String) -> Int {
    let offset = names.count
    names += text.utf8
    names.append(0)
    return offset
  }

  private mutating func closed(count: Int, machine: Int) -> [UInt8] {
    let symbolOffset = Self.headerSize + Self.filling.count
    let namesOffset = symbolOffset + symbols.count
    headers +=
      ObjectSection(
        nameOffset: name(".symtab"),
        kind: .symbols,
        offset: symbolOffset,
        byteCount: symbols.count,
        alignment: 8,
        link: count + 2,
        information: count + 1,
        entrySize: Self.symbolSize
      ).bytes
    let nameOffset = name(".strtab")
    while !(namesOffset + names.count).isMultiple(of: 8) { names.append(0) }
    headers +=
      ObjectSection(
        nameOffset: nameOffset,
        kind: .strings,
        offset: namesOffset,
        byteCount: names.count
      ).bytes
    return header(
      count: count + 3,
      machine: machine,
      headersOffset: namesOffset + names.count
    ) + Self.filling + symbols + names + headers
  }

  private func header(count: Int, machine: Int, headersOffset: Int) -> [UInt8] {
    var bytes = Self.identity
    for (value, width) in [
      (1, 2), (machine, 2), (1, 4), (0, 8), (0, 8), (headersOffset, 8), (0, 4),
      (Self.headerSize, 2), (0, 2), (0, 2), (ObjectSection.headerSize, 2), (count, 2),
      (count - 1, 2),
    ] { bytes.append(value, width: width) }
    return bytes
  }

  private static let identity: [UInt8] =
    [0x7f] + Array("ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 9)
}

extension GapObject {
  private static let machineOffset = 18

  /// The processor of a program by its first bytes; nil where it is in another format.
  static func machine(of program: some Collection<UInt8>) -> Int? {
    let bytes = Array(program.prefix(headerSize))
    guard bytes.count == headerSize, bytes.starts(with: identity.prefix(6)) else { return nil }
    return Int(bytes[machineOffset]) | Int(bytes[machineOffset + 1]) << 8
  }
}
