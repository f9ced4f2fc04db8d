// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: explicit `any`, internal imports by default, member import visibility, and
/// warnings as errors.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Returns a library target.
///
/// The modules in `imports` are declared below it in the list.
func room(
  _ name: String, imports: [Target.Dependency] = [], excluding others: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, exclude: others, swiftSettings: house,
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
      intent: .custom(verb: "vfl-check", description: "Check the visual formats of a package"))),
  pluginTarget(
    "VFLFormatPlugin", imports: ["vfl"],
    .command(
      intent: .custom(
        verb: "vfl-fmt", description: "Spell the visual formats of a package in one way"),
      permissions: [
        .writeToPackageDirectory(reason: "Formats that are not in the canonical spelling change.")
      ])),
  pluginTarget("VFLBuildPlugin", imports: ["vfl"], .buildTool()),
]

/// Returns the target of a module's tests.
func tests(_ name: String, of rooms: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: rooms, swiftSettings: house)
}

/// Returns a target with shared test support, which only tests may use.
func support(_ name: String) -> Target {
  .target(name: name, path: "Tests/\(name)", swiftSettings: house)
}

/// Returns an executable for experiments that take too long for every test run.
func trial(_ name: String, of rooms: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: rooms, path: "Tests/\(name)", swiftSettings: house)
}

let package = Package(
  name: "VisualFormat",
  products: [
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "VisualFormatTesting", targets: ["VisualFormatTesting"]),
    .executable(name: "vfl", targets: ["vfl"]),
  ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: plugins + [
    .executableTarget(name: "vfl", dependencies: ["VFLProcess"], swiftSettings: house),
    room("VFLPlayground", imports: ["VFLCommand", "VFLProjects"], excluding: ["Template"]),
    room(
      "VFLProcess", imports: ["VFLCommand", "VFLProjects", "VFLDiagnostics", "VFLSystemCalls"]),
    .target(name: "VFLSystemCalls"),
    room(
      "VFLCommand",
      imports: [
        "VFLLanguageServer", "VFLProjects", "VFLDocuments", "VFLRendering", "VFLLogs", "VFLLint",
        "VFLSources", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
        "VFLPage", "VFLGrammar",
      ]),
    .target(
      name: "VFLPage",
      resources: [
        "page.html", "page.css", "regimes.js", "words.js", "stage.js", "labels.js", "rulers.js",
        "lists.js",
        "state.js", "main.js",
      ].map { .embedInCode("Template/\($0)") },
      swiftSettings: house),
    .target(
      name: "VFLGrammar", path: "Grammar",
      resources: [.embedInCode("vfl.ebnf"), .embedInCode("extended.ebnf")],
      swiftSettings: house),
    .executableTarget(
      name: "vfl-bench",
      dependencies: [
        "VisualFormat", "VFLLint", "VFLSources", "VFLLowering", "VFLSyntax", "LayoutSolver",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "vfl-examples", dependencies: ["VisualFormat"], swiftSettings: house),
    room(
      "VisualFormatTesting",
      imports: [
        "VFLViews", "VFLRendering", "VFLLayout", "VFLRecords", "VFLDiagnostics",
      ]),
    room(
      "VisualFormat",
      imports: [
        "VFLPanels", "VFLChains", "VFLViews", "VFLRendering", "VFLLayout", "VFLLowering",
        "VFLSyntax",
        "VFLRecords", "VFLDiagnostics", "LayoutSolver",
      ]),
    room("VFLPanels", imports: ["VFLViews", "VFLLayout", "VFLLowering", "VFLRecords"]),
    room("VFLChains", imports: ["VFLViews", "VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    room(
      "VFLViews",
      imports: [
        "VFLRendering", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
        "LayoutSolver",
      ]),
    room(
      "VFLLanguageServer",
      imports: [
        "VFLProjects", "VFLDocuments", "VFLRendering", "VFLLint", "VFLSources", "VFLLayout",
        "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    room(
      "VFLProjects",
      imports: [
        "VFLDocuments", "VFLRendering", "VFLLint", "VFLSources", "VFLLayout", "VFLLowering",
        "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    room(
      "VFLDocuments",
      imports: [
        "VFLRendering", "VFLLogs", "VFLLint", "VFLLayout", "VFLLowering", "VFLSyntax",
        "VFLRecords", "VFLDiagnostics", "LayoutSolver",
      ]),
    room(
      "VFLRendering",
      imports: ["VFLLogs", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics"]),
    room(
      "VFLLint",
      imports: [
        "VFLSources", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
      ]),
    room("VFLSources", imports: ["VFLDiagnostics"]),
    room(
      "VFLLogs",
      imports: ["VFLLayout", "VFLLowering", "VFLRecords", "VFLDiagnostics"]),
    room("VFLLayout", imports: ["VFLRecords", "VFLDiagnostics", "LayoutSolver"]),
    room("VFLLowering", imports: ["VFLSyntax", "VFLRecords", "VFLDiagnostics"]),
    room("VFLSyntax", imports: ["VFLRecords", "VFLDiagnostics"]),
    room("VFLRecords", imports: ["VFLDiagnostics"]),
    room("VFLDiagnostics"),
    room("LayoutSolver"),
    support("VFLTestSupport"),
    trial("solver-fuzz", of: ["VFLTestSupport", "LayoutSolver"]),
    trial("vfl-fuzz", of: ["VFLTestSupport", "VFLPlayground"]),
    tests("HouseTests", of: ["VFLTestSupport"]),
    tests(
      "GrammarTests", of: ["VFLTestSupport", "VFLSyntax", "VFLDiagnostics"]),
    tests(
      "VFLExtendedTests",
      of: [
        "VFLTestSupport", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics",
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
    tests("VFLDiagnosticsTests", of: ["VFLTestSupport", "VFLDiagnostics"]),
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
      "VFLViewsTests",
      of: [
        "VFLTestSupport", "VFLViews", "VFLRendering", "VFLLayout", "VFLLowering", "VFLRecords",
        "VFLDiagnostics",
      ]),
    tests(
      "VFLLoweringTests",
      of: ["VFLTestSupport", "VFLLowering", "VFLSyntax", "VFLRecords", "VFLDiagnostics"]),
    tests(
      "VFLRenderingTests",
      of: ["VFLTestSupport", "VFLRendering", "VFLLayout", "VFLRecords", "VFLDiagnostics"]),
    tests(
      "VFLCommandTests",
      of: [
        "VFLTestSupport", "VFLCommand", "VFLLanguageServer", "VFLProjects", "VFLDocuments",
        "VFLRendering", "VFLSources", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords",
        "VFLDiagnostics", "VFLGrammar",
      ]),
    tests(
      "VFLPlaygroundTests", of: ["VFLTestSupport", "vfl-fuzz", "VFLPlayground", "VFLCommand"]),
    tests("VFLProcessTests", of: ["VFLProcess", "VFLCommand", "VFLProjects"]),
    tests(
      "FixtureTests",
      of: [
        "VFLTestSupport", "vfl", "VFLProcess", "VFLCommand", "VFLProjects", "VFLDocuments",
        "VFLRendering",
        "VFLLayout", "VFLLowering",
        "VFLSyntax", "VFLRecords", "VFLDiagnostics", "LayoutSolver",
      ]),
    tests(
      "BenchmarkTests", of: ["VFLTestSupport", "vfl-bench", "VFLSources", "LayoutSolver"]),
    tests("ExampleTests", of: ["VFLTestSupport", "vfl-examples", "VisualFormat"]),
    tests(
      "VFLLayoutTests",
      of: ["VFLTestSupport", "VFLLayout", "VFLRecords", "VFLDiagnostics", "LayoutSolver"]),
  ],
  swiftLanguageModes: [.v6]
)
