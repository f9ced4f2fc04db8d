// Verifies random layouts, and judges the verdicts with the layout solver:
// swift run -c release verify-fuzz --count 180

FuzzProgram.main(Array(CommandLine.arguments.dropFirst()))
