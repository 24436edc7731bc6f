import Foundation
import SourceRewriting

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
