// Runs the examples: swift run vfl-examples --list

ExampleProgram.main(Array(CommandLine.arguments.dropFirst()))
