import Foundation
import ListLabCLI

let interrupts = InterruptHandler()
let tool = CommandLineTool(surroundings: .process())
let code = tool.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
