// Runs random inputs through the command in this process:
// swift run -c release vfl-fuzz --count 20000

FuzzProgram.main(Array(CommandLine.arguments.dropFirst()))
