import Foundation

/// What the program was asked to do.
struct MutateCommand {
  private static let usage = """
    usage: nibmark-mutate check | digests | copy FOLDER [--sample COUNT --seed SEED] [--without FILE] [--only FILE]
      --sample   also draw COUNT automatic mutants
      --seed     draw in the order of SEED (1); several with commas, each of which draws COUNT
      --below    draw only below this folder of the engine, such as Lists/Table; several with commas
      --without  leave out the mutants whose ids are lines of FILE
      --only     take of Mutations/ only those whose ids are lines of FILE
    """

  /// Where the automatic operators work.
  private static let engine = ["Lists", "Reuse", "NibLoading", "Layout"]

  private var folder: String?
  /// Whether it prints name and digest of the function of each written mutant.
  private let printsDigests: Bool
  private var values: [String: String] = [:]

  init(arguments: [String]) throws {
    var rest = arguments[...]
    guard let command = rest.popFirst(), ["check", "digests", "copy"].contains(command) else {
      throw MutateError(place: "arguments", message: Self.usage)
    }
    printsDigests = command == "digests"
    if command == "copy" {
      guard let folder = rest.popFirst() else {
        throw MutateError(place: "arguments", message: Self.usage)
      }
      self.folder = folder
    }
    while let option = rest.popFirst() {
      guard ["--sample", "--seed", "--below", "--without", "--only"].contains(option),
        let value = rest.popFirst()
      else { throw MutateError(place: "arguments", message: "\(option)?\n\(Self.usage)") }
      values[option] = value
    }
  }

  func run() throws {
    var sources: [String: SourceText] = [:]
    let written = try writtenMutants(&sources)
    if printsDigests { return written.forEach { print("\($0.id)\t\($0.functionDigest)") } }
    guard let folder else { return print("\(written.count) mutants of Mutations/ apply") }
    let candidates = try values["--sample"] == nil ? [] : automaticMutants(&sources)
    let sample = try drawn(from: candidates)
    let numbered = (written + sample).enumerated().map { (number: $0 + 1, mutant: $1) }
    try Copy(root: ".", folder: folder).write(numbered)
    try MutantList(numbered, candidateCount: candidates.count, sources: sources)
      .write(to: folder + "/mutants.json")
    print(
      "\(written.count) mutants of Mutations/, \(sample.count) of \(candidates.count) automatic"
    )
  }

  /// The mutants below `Mutations/`, with all mistakes at once.
  private func writtenMutants(_ sources: inout [String: SourceText]) throws -> [Mutant] {
    var mutants: [Mutant] = []
    var mistakes: [String] = []
    var ids: [String: String] = [:]
    let only = try values["--only"].map(Self.lines)
    for written in try WrittenMutant.all(below: "Mutations") {
      if let other = ids.updateValue(written.path, forKey: written.id) {
        mistakes.append("\(written.path): \(other) has the same name; rename one")
      }
      if let only, !only.contains(written.id) { continue }
      do {
        let source = try sources[written.file] ?? SourceText(path: written.file, root: ".")
        sources[written.file] = source
        mutants.append(try Matcher(source: source).mutant(written))
      } catch let error as MutateError {
        mistakes.append(error.place == written.file ? "\(written.path): \(error)" : "\(error)")
      }
    }
    mistakes += Mutant.twins(of: mutants)
    guard mistakes.isEmpty else {
      throw MutateError(
        place: "Mutations",
        message: "\(mistakes.count) mutants cannot be used\n" + mistakes.joined(separator: "\n")
      )
    }
    return mutants
  }

  private func automaticMutants(_ sources: inout [String: SourceText]) throws -> [Mutant] {
    var all: [Mutant] = []
    let below = values["--below"].map { $0.split(separator: ",").map(String.init) }
    for folder in below ?? Self.engine {
      for path in SourceText.paths(below: "Sources/HeadlessUIKit/\(folder)", root: ".") {
        let source = try sources[path] ?? SourceText(path: path, root: ".")
        sources[path] = source
        all += AutomaticMutants.all(of: source)
      }
    }
    return all
  }

  /// For each seed the first of its order that are not left out; what several draw stands once.
  private func drawn(from candidates: [Mutant]) throws -> [Mutant] {
    guard let sample = values["--sample"] else { return [] }
    let seeds = (values["--seed"] ?? "1").split(separator: ",").map { UInt64($0) }
    guard let count = Int(sample), !seeds.contains(nil) else {
      throw MutateError(place: "arguments", message: "--sample and --seed take whole numbers")
    }
    let without = try values["--without"].map(Self.lines) ?? []
    var known: Set<String> = []
    return seeds.compactMap(\.self).flatMap { seed in
      SeededOrder.shuffled(candidates, seed: seed).filter { !without.contains($0.id) }
        .prefix(count).filter { known.insert($0.id).inserted }
    }
  }

  private static func lines(of path: String) throws -> Set<String> {
    Set(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init))
  }
}
