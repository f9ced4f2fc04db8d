// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: explicit `any`, internal imports by default, member import visibility, and
/// warnings as errors.
let strictSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Returns a library target.
///
/// The modules in `imports` are declared after this module in the list of targets.
func module(
  _ name: String, imports: [Target.Dependency] = [], excluding others: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, exclude: others, swiftSettings: strictSettings,
    // Rounding and square roots are calls into libm. Without Foundation, nothing else links it.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))])
}

/// Returns a SwiftPM plugin that runs the given programs.
func pluginTarget(
  _ name: String, imports programs: [Target.Dependency], _ capability: Target.PluginCapability
) -> Target {
  .plugin(name: name, capability: capability, dependencies: programs, path: "Sources/\(name)")
}

/// The plugins.
///
/// `.ci/release` copies this list into a package with a prebuilt `vfl`.
let plugins: [Target] = [
  pluginTarget(
    "VFLCheckPlugin", imports: ["vfl"],
    .command(
      intent: .custom(
        verb: "vfl-check", description: "Check the visual format strings of a package"))),
  pluginTarget(
    "VFLFormatPlugin", imports: ["vfl"],
    .command(
      intent: .custom(
        verb: "vfl-fmt", description: "Format the visual format strings of a package"),
      permissions: [
        .writeToPackageDirectory(reason: "It rewrites format strings in canonical form.")
      ])),
  pluginTarget("VFLBuildPlugin", imports: ["vfl"], .buildTool()),
]

/// Returns the target of a module's tests.
func tests(_ name: String, of modules: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: modules, swiftSettings: strictSettings)
}

/// Returns a target with shared test support, which only tests may use.
func support(_ name: String, of modules: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: modules, path: "Tests/\(name)", swiftSettings: strictSettings)
}

/// Returns an executable for experiments that take too long for every test run.
func experiment(_ name: String, of modules: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: modules, path: "Tests/\(name)", swiftSettings: strictSettings)
}

let package = Package(
  name: "VisualFormat",
  products: [
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "VisualFormatTesting", targets: ["VisualFormatTesting"]),
    .executable(name: "vfl", targets: ["vfl"]),
    .executable(name: "vfl-verify-certificate", targets: ["vfl-verify-certificate"]),
  ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: plugins + [
    .executableTarget(
      name: "vfl", dependencies: ["VFLSystemConsole"], swiftSettings: strictSettings),
    module("VFLPlayground", imports: ["VFLCommandLine", "VFLChecking"], excluding: ["Template"]),
    module(
      "VFLSystemConsole",
      imports: ["VFLCommandLine", "VFLChecking", "VFLDiagnostics", "VFLSystemCalls"]),
    .target(name: "VFLSystemCalls"),
    module(
      "VFLCommandLine",
      imports: [
        "VFLLanguageServer", "VFLChecking", "VFLInterfaces", "VFLCodeLayouts", "VFLCompiler",
        "VFLVerification", "VFLCode", "VFLReports", "VFLPictures", "VFLText",
        "VFLLogs", "VFLLint", "VFLSources", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords",
        "VFLDiagnostics",
        "VFLPage", "VFLGrammar",
      ]),
    .target(
      name: "VFLPage",
      resources: [
        "page.html", "page.css", "regimes.js", "words.js", "stage.js", "labels.js", "rulers.js",
        "lists.js",
        "state.js", "main.js",
      ].map { .embedInCode("Template/\($0)") },
      swiftSettings: strictSettings),
    .target(
      name: "VFLGrammar", path: "Grammar",
      resources: ["vfl.ebnf", "extended.ebnf", "equation.ebnf"].map { .embedInCode($0) },
      swiftSettings: strictSettings),
    .executableTarget(
      name: "vfl-bench",
      dependencies: [
        "VisualFormat", "VFLInterfaces", "VFLCompiler", "VFLLint", "VFLSources", "VFLLayout",
        "VFLLowering", "VFLDiagnostics",
        "VFLSyntax", "LayoutSolver",
      ],
      swiftSettings: strictSettings),
    .executableTarget(
      name: "vfl-examples", dependencies: ["VisualFormat"], swiftSettings: strictSettings),
    .executableTarget(
      name: "vfl-verify-certificate", dependencies: ["CertificateChecker"],
      swiftSettings: strictSettings),
    module(
      "VisualFormatTesting",
      imports: [
        "VFLViews", "VFLText", "VFLLayout", "VFLRecords", "VFLDiagnostics",
      ]),
    module(
      "VisualFormat",
      imports: [
        "VFLPanels", "VFLChains", "VFLViews", "VFLPictures", "VFLText", "VFLNarration", "VFLLayout",
        "VFLLowering", "VFLSyntax",
        "VFLRecords", "VFLDiagnostics", "LayoutSolver",
      ]),
    module(
      "VFLPanels", imports: ["VFLViews", "VFLLayout", "VFLLowering", "VFLStacks", "VFLRecords"]),
    module("VFLChains", imports: ["VFLViews", "VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    module(
      "VFLViews",
      imports: [
        "VFLVerification", "VFLText", "VFLNarration", "VFLLayout", "VFLLowering",
        "VFLSyntax",
        "VFLRecords",
        "VFLDiagnostics",
      ]),
    module(
      "VFLLanguageServer",
      imports: [
        "VFLChecking", "VFLCompiler", "VFLCode", "VFLReports", "VFLText", "VFLLint", "VFLSources",
        "VFLLayout",
        "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    module(
      "VFLChecking",
      imports: [
        "VFLInterfaces", "VFLCodeLayouts", "VFLCompiler", "VFLReports", "VFLText", "VFLLint",
        "VFLSources", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    module(
      "VFLCodeLayouts",
      imports: [
        "VFLCompiler", "VFLNarration", "VFLText", "VFLSources", "VFLLayout", "VFLLowering",
        "VFLSyntax", "VFLControls", "VFLStacks", "VFLRecords", "VFLDiagnostics",
      ]),
    module(
      "VFLInterfaces",
      imports: [
        "VFLCompiler", "VFLNarration", "VFLText", "VFLLayout", "VFLControls", "VFLStacks",
        "VFLRecords", "VFLDiagnostics",
      ]),
    module(
      "VFLCompiler",
      imports: [
        "VFLVerification", "VFLCode", "VFLReports", "VFLText", "VFLLogs", "VFLLint", "VFLNarration",
        "VFLLayout", "VFLLowering", "VFLSyntax", "VFLControls", "VFLRecords", "VFLDiagnostics",
        "LayoutProver",
      ]),
    module(
      "VFLVerification",
      imports: [
        "VFLLayout", "VFLRecords", "VFLDiagnostics", "LayoutProver", "ExactNumbers", "LayoutSolver",
      ]),
    module(
      "VFLCode",
      imports: [
        "VFLText", "VFLLint", "VFLSources", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords",
        "VFLDiagnostics",
      ]),
    module(
      "VFLReports",
      imports: [
        "VFLText", "VFLLogs", "VFLLayout", "VFLLowering", "VFLRecords", "VFLDiagnostics",
      ]),
    module("VFLPictures", imports: ["VFLText", "VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    module("VFLText", imports: ["VFLLayout", "VFLSyntax", "VFLRecords", "VFLDiagnostics"]),
    module(
      "VFLLint",
      imports: [
        "VFLSources", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    module("VFLSources", imports: ["VFLDiagnostics"]),
    module(
      "VFLLogs",
      imports: ["VFLNarration", "VFLLayout", "VFLLowering", "VFLRecords", "VFLDiagnostics"]),
    module("VFLNarration", imports: ["VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    module("VFLLayout", imports: ["VFLRecords", "VFLDiagnostics", "LayoutSolver"]),
    module("VFLLowering", imports: ["VFLSyntax", "VFLRecords", "VFLDiagnostics"]),
    module("VFLSyntax", imports: ["VFLRecords", "VFLDiagnostics"]),
    module("VFLStacks", imports: ["VFLRecords"]),
    module("VFLControls"),
    module("VFLRecords", imports: ["VFLDiagnostics"]),
    module("VFLDiagnostics"),
    module("LayoutProver", imports: ["ExactNumbers"]),
    module("CertificateChecker", imports: ["ExactNumbers"]),
    module("ExactNumbers"),
    module("LayoutSolver"),
    support("VFLTestSupport"),
    support(
      "VFLLayoutSupport", of: ["VFLNarration", "VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    experiment("solver-fuzz", of: ["VFLTestSupport", "LayoutSolver"]),
    experiment("vfl-fuzz", of: ["VFLTestSupport", "VFLPlayground"]),
    experiment(
      "verify-fuzz",
      of: [
        "VFLTestSupport", "CertificateChecker", "VFLChecking", "VFLCompiler", "VFLVerification",
        "VFLLayout", "VFLRecords", "VFLDiagnostics",
      ]),
    tests("HouseTests", of: ["VFLTestSupport"]),
    tests(
      "GrammarTests", of: ["VFLTestSupport", "VFLSyntax", "VFLDiagnostics"]),
    tests(
      "VFLExtendedTests",
      of: [
        "VFLTestSupport", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    tests(
      "VFLInterfacesTests",
      of: [
        "VFLTestSupport", "VFLInterfaces", "VFLCodeLayouts", "VFLCompiler", "VFLCode", "VFLText",
        "VFLSources", "VFLLayout", "VFLRecords", "VFLDiagnostics",
      ]),
    tests("VFLPageTests", of: ["VFLTestSupport", "VFLPage"]),
    tests("VFLSyntaxTests", of: ["VFLTestSupport", "VFLSyntax", "VFLDiagnostics"]),
    tests("VFLSourcesTests", of: ["VFLTestSupport", "VFLSources", "VFLDiagnostics"]),
    tests(
      "VFLLintTests",
      of: [
        "VFLTestSupport", "VFLLint", "VFLSources", "VFLLowering", "VFLSyntax", "VFLRecords",
        "VFLDiagnostics",
      ]),
    tests(
      "VFLLogsTests",
      of: ["VFLTestSupport", "VFLLogs", "VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    tests(
      "VFLCodeLayoutsTests",
      of: [
        "VFLTestSupport", "VFLCodeLayouts", "VFLCompiler", "VFLSources", "VFLText", "VFLLayout",
        "VFLRecords", "VFLDiagnostics",
      ]),
    tests("VFLDiagnosticsTests", of: ["VFLTestSupport", "VFLDiagnostics"]),
    tests(
      "LayoutProverTests",
      of: [
        "VFLTestSupport", "CertificateChecker", "LayoutProver", "ExactNumbers", "LayoutSolver",
      ]),
    tests(
      "VFLVerificationTests",
      of: [
        "VFLTestSupport", "VFLVerification", "VFLCompiler", "VFLReports", "VFLLayout",
        "VFLRecords", "VFLDiagnostics",
      ]),
    tests("CertificateCheckerTests", of: ["CertificateChecker"]),
    tests("ExactNumbersTests", of: ["VFLTestSupport", "ExactNumbers"]),
    tests("LayoutSolverTests", of: ["VFLTestSupport", "solver-fuzz", "LayoutSolver"]),
    tests("PublicAPITests", of: ["VisualFormat", "VisualFormatTesting"]),
    tests(
      "VFLChainsTests",
      of: ["VFLTestSupport", "VFLChains", "VFLViews", "VFLLayout", "VFLRecords"]),
    tests("VisualFormatTestingTests", of: ["VisualFormatTesting", "VisualFormat"]),
    tests(
      "VFLPanelsTests",
      of: [
        "VFLTestSupport", "VFLPanels", "VFLViews", "VFLLayout", "VFLLowering", "VFLRecords",
        "VFLDiagnostics", "LayoutSolver",
      ]),
    tests(
      "VFLStacksTests", of: ["VFLTestSupport", "VFLStacks", "VFLRecords", "VFLDiagnostics"]),
    tests(
      "VFLViewsTests",
      of: [
        "VFLTestSupport", "VFLViews", "VFLText", "VFLLayout", "VFLLowering", "VFLRecords",
        "VFLDiagnostics",
      ]),
    tests(
      "VFLLoweringTests",
      of: ["VFLTestSupport", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics"]),
    tests(
      "OutputTests",
      of: [
        "VFLTestSupport", "VFLLayoutSupport", "VFLReports", "VFLPictures", "VFLText", "VFLLayout",
        "VFLRecords", "VFLDiagnostics",
      ]),
    tests(
      "VFLCommandLineTests",
      of: [
        "VFLTestSupport", "VFLCommandLine", "VFLLanguageServer", "VFLChecking", "VFLCompiler",
        "VFLCode", "VFLReports", "VFLText", "VFLSources", "VFLLayout", "VFLLowering", "VFLSyntax",
        "VFLRecords", "VFLDiagnostics", "VFLGrammar",
        "CertificateChecker",
      ]),
    tests(
      "VFLPlaygroundTests", of: ["VFLTestSupport", "vfl-fuzz", "VFLPlayground", "VFLCommandLine"]),
    tests("VFLSystemConsoleTests", of: ["VFLSystemConsole", "VFLCommandLine", "VFLChecking"]),
    tests(
      "FixtureTests",
      of: [
        "VFLTestSupport", "vfl", "VFLSystemConsole", "VFLCommandLine", "VFLChecking", "VFLCompiler",
        "VFLReports", "VFLText", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords",
        "VFLDiagnostics", "LayoutSolver",
      ]),
    tests(
      "BenchmarkTests", of: ["VFLTestSupport", "vfl-bench", "VFLSources", "LayoutSolver"]),
    tests("ExampleTests", of: ["VFLTestSupport", "vfl-examples", "VisualFormat"]),
    tests(
      "VFLLayoutTests",
      of: [
        "VFLTestSupport", "VFLLayoutSupport", "VFLNarration", "VFLLayout", "VFLRecords",
        "VFLDiagnostics", "LayoutSolver",
      ]),
    tests(
      "VFLNarrationTests",
      of: [
        "VFLTestSupport", "VFLLayoutSupport", "VFLNarration", "VFLLayout", "VFLRecords",
        "VFLDiagnostics",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
