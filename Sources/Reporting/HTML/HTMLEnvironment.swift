import TestModel

/// The environment of the run.
struct HTMLEnvironment {
  let run: RunResult

  var markup: Markup {
    let header = run.header
    var facts: [(String, String)] = [
      ("Nibmark", header.toolVersion), ("Operating system", header.host.operatingSystem),
      ("Processor", header.host.processorModel), ("Cores", String(header.host.coreCount)),
      ("Swift", header.host.swiftVersion), ("Host", header.host.hostName),
      ("Root", header.root), ("Seed", String(header.seed)),
    ]
    if let commit = header.commit { facts.append(("Commit", commit)) }
    if let shard = header.shard { facts.append(("Shard", "\(shard)")) }
    facts += header.properties.map { ($0.name, $0.value) }
    if !header.arguments.isEmpty {
      facts.append(("Command", header.arguments.joined(separator: " ")))
    }
    let rows = facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" as Markup }
    return """
      <section id="environment" aria-labelledby="environment-title">
      <h2 id="environment-title">Environment</h2>
      <dl class="card environment">\(rows)</dl>
      <p class="hint">Times are this engine's on this machine, not a phone's. For a change to a nib \
      the exact counters are the answer; for a change to code the time is too, compared on one \
      machine.</p></section>
      """
  }
}
