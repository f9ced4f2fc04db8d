// Measures parse, compile and solve. Run it in release: swift run -c release vfl-bench

BenchmarkProgram.main(Array(CommandLine.arguments.dropFirst()))
