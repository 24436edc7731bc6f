import ArgumentParser

/// Files of a run's reports besides JUnit.
package struct RunFileOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write junit.xml, result.json and index.html to FOLDER.",
      valueName: "FOLDER"
    )
  )
  package var output: String?

  @Option(name: .long, help: ExportOption.help)
  package var export: [ExportOption] = []

  package init() {}
}
