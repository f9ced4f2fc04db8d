// Edits live solvers at random and holds them against solving from nothing:
// swift run -c release solver-fuzz --count 10000

FuzzProgram.main(Array(CommandLine.arguments.dropFirst()))
