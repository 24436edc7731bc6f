import ArgumentParser

/// Files of a run's reports besides JUnit.
struct RunFileOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write junit.xml, result.json and index.html to FOLDER.",
      valueName: "FOLDER"
    )
  )
  var output: String?

  @Option(name: .long, help: ExportOption.help)
  var export: [ExportOption] = []
}
