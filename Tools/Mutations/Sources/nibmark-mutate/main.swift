import Foundation

// nibmark-mutate check                 whether each file of Mutations/ still applies
// nibmark-mutate copy FOLDER [options] writes a copy of the package with a switch for each mutant
do {
  try MutateCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
  FileHandle.standardError.write(Data("nibmark-mutate: \(error)\n".utf8))
  exit(2)
}
