// Measures parsing, compiling and solving. Run it in release mode: swift run -c release vfl-bench

BenchmarkProgram.main(Array(CommandLine.arguments.dropFirst()))
