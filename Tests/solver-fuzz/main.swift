// Edits live solvers at random and compares their solutions with new solutions:
// swift run -c release solver-fuzz --count 10000

FuzzProgram.main(Array(CommandLine.arguments.dropFirst()))
