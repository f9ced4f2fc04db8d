// Shows the systems of layout at work: swift run vfl-examples --list

ExampleProgram.main(Array(CommandLine.arguments.dropFirst()))
