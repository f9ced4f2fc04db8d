@testable import VFLDiagnostics

extension DiagnosticSample {
  /// Samples of the codes for suppression comments.
  static let suppressions = [
    DiagnosticSample("// vfl:disable «VFL0305»") {
      .unusedSuppression(span: $0, code: "VFL0305")
    },
    DiagnosticSample("«// vfl:disable»") { .unusedSuppression(span: $0, code: nil) },
    DiagnosticSample("// vfl:disable «VFL305»", fixed: "// vfl:disable VFL0305") {
      .unknownSuppressedCode(span: $0, name: "VFL305", known: ["VFL0305", "VFL0401"])
    },
    DiagnosticSample("// vfl:«disabel»", fixed: "// vfl:disable") {
      .unknownSuppression(span: $0, name: "disabel", known: ["disable", "enable"])
    },
  ]

  /// Samples of the codes that begin with 06.
  static let documents = [
    DiagnosticSample(.unreadableFile(path: "nowhere.vfl", reason: "no such file")),
    DiagnosticSample(.nothingChecked(inputs: ["Sources"], found: .noFile)),
    DiagnosticSample(.nothingChecked(inputs: ["Sources/A.swift"], found: .excluded)),
    DiagnosticSample(.nothingChecked(inputs: ["<stdin>", "a.vfl"], found: .noFormat)),
    DiagnosticSample("<a>«<»/b></a>") {
      .malformedInterface(
        span: $0, problem: "expected the end tag `</a>`", isSupported: true)
    },
    DiagnosticSample(
      .severalLayouts(path: "Main.storyboard", object: nil, names: ["SignIn", "Profile"])),
    DiagnosticSample(
      .severalLayouts(path: "Main.storyboard", object: "Settings", names: ["SignIn"])),
    DiagnosticSample(.severalLayouts(path: "Empty.xib", object: nil, names: [])),
    DiagnosticSample(
      .severalLayouts(
        path: "A.swift", object: "setUp", isAmbiguous: true, names: ["A.setUp", "B.setUp"])),
    DiagnosticSample(
      .severalLayouts(
        path: "A.swift", object: "setUp", names: [],
        reasons: ["`setUp` in line 3 creates no constraints that are active"])),
    DiagnosticSample(
      .assumedLayout(
        name: "setUp",
        assumptions: ["the constraint in line 14 may not be active, and is omitted"])),
    DiagnosticSample(
      .assumedLayout(
        name: "setUp",
        assumptions: (1...12).map { "the constraint in line \($0) is omitted" })),
    DiagnosticSample("add(«format»)") {
      .uncheckedString(span: $0, reason: "it is a parameter", isPartial: false)
    },
    DiagnosticSample("add(«\"[a]-\\(gap)-[b]\"»)") {
      .uncheckedString(span: $0, reason: "a part of it is computed", isPartial: true)
    },
    DiagnosticSample("\"[a(8@\\(«soft»))]\"") {
      .shownType(span: $0, type: "UILayoutPriority")
    },
    DiagnosticSample("\"[a(\\(«size»))]\"") { .shownType(span: $0, type: "CGSize") },
    DiagnosticSample("[«top»]-[a]") { .noView(span: $0, name: "top", kind: .anchor) },
    DiagnosticSample("[«page»]-[a]") { .noView(span: $0, name: "page", kind: .controller) },
    DiagnosticSample("[«layer»]-[a]") { .noView(span: $0, name: "layer", kind: .layer) },
    DiagnosticSample("[«n»]-[a]") { .noView(span: $0, name: "n", kind: .null) },
    DiagnosticSample("{\"views\": {«»") {
      .malformedJSON(
        span: $0, expected: "a key in double quotes or `}`", found: "the end of the text")
    },
    DiagnosticSample(
      .unknownKey(path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"])),
    DiagnosticSample(.unknownKey(path: "", key: "view", known: ["views"])),
    DiagnosticSample(
      .wrongType(path: "/container/width", expected: "a number", found: "a string")),
    DiagnosticSample(.wrongType(path: "", expected: "an object", found: "a list")),
    DiagnosticSample("«@contaner» 320x480", fixed: "@container 320x480") {
      .unknownDirective(span: $0, name: "@contaner", known: ["@container", "@view"])
    },
    DiagnosticSample("@container «wide»") {
      .malformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: "wide")
    },
    DiagnosticSample("@container«»") {
      .malformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: nil)
    },
    DiagnosticSample(.unknownParent(view: "a", parent: "pannel", known: ["panel", "a"])),
    DiagnosticSample(
      "{\"views\": {\"a\": {\"«intrinsc»\": []}}}",
      fixed: "{\"views\": {\"a\": {\"intrinsic\": []}}}"
    ) {
      .unknownKey(
        path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"], span: $0)
    },
    DiagnosticSample("{\"views\": «[]»}") {
      .wrongType(path: "/views", expected: "an object", found: "a list", span: $0)
    },
    DiagnosticSample("@view a parent: «pannel»", fixed: "@view a parent: panel") {
      .unknownParent(view: "a", parent: "pannel", known: ["panel", "a"], span: $0)
    },
    DiagnosticSample(.parentCycle(view: "a")),
    DiagnosticSample("@view a parent: «a»") { .parentCycle(view: "a", span: $0) },
    DiagnosticSample("@view a @view «a»") {
      .duplicateName(span: $0, name: "a", kind: "view", first: SourceSpan(6, 7))
    },
    DiagnosticSample(.duplicateName(span: nil, name: "a", kind: "view", first: nil)),
    DiagnosticSample(.conflictLog(name: "log.txt")),
    DiagnosticSample("(\n«<NSLayoutConstraint:0x1 A:0x2.hei»") {
      .unreadableDescription(span: $0, isDistance: false)
    },
    DiagnosticSample("(\n«<NSLayoutConstraint:0x1 (A:0x2.top - B:0x3.top) == 8>»") {
      .unreadableDescription(span: $0, isDistance: true)
    },
    DiagnosticSample("«Unable to simultaneously satisfy constraints»") {
      .missingConflict(
        span: $0, isAnnounced: true, isRedacted: true, listed: 0, unread: 0, broken: nil)
    },
    DiagnosticSample("«Unable to simultaneously satisfy constraints»") {
      .missingConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 0, unread: 0, broken: nil)
    },
    DiagnosticSample("«Unable to simultaneously satisfy constraints»") {
      .missingConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 1, unread: 0,
        broken: "a.top == b.top")
    },
    DiagnosticSample("«Unable to simultaneously satisfy constraints»") {
      .missingConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 2, unread: 2, broken: nil)
    },
    DiagnosticSample("«Unable to simultaneously satisfy constraints»") {
      .missingConflict(
        span: $0, isAnnounced: false, isRedacted: false, listed: 2, unread: 0, broken: nil)
    },
    DiagnosticSample("reason: '«Unable to parse constraint» format: '") {
      .formatCrash(span: $0, reason: "")
    },
    DiagnosticSample("Unable to parse constraint format: «H:[a]-[b]»") {
      .formatCrash(span: $0, reason: "Nobody has seen this reason")
    },
    DiagnosticSample(
      .unwritableFile(path: "a.swift", reason: "a file that has changed meanwhile")),
    DiagnosticSample(
      .unwritableFile(
        path: "a.swift", reason: "a full disk",
        advice: "compare it with `.a.swift.vfl-1`, which has the old content")),
  ]

  /// Samples of the codes that begin with 09.
  static let commandLines = [
    DiagnosticSample(.unknownSubcommand(name: "chek", known: ["check", "solve"])),
    DiagnosticSample(
      .unknownFlag(name: "--metrc", subcommand: "check", known: ["--metric", "--view"])),
    DiagnosticSample(.missingFlagValue(flag: "--view", expected: "a view's name")),
    DiagnosticSample(
      .malformedFlagValue(
        flag: "--metric", value: "gap:8", expected: "`NAME=NUMBER`")),
    DiagnosticSample(.unexpectedArgument(argument: "extra", subcommand: "compile")),
    DiagnosticSample(.missingArgument(subcommand: "check", expected: "a format")),
    DiagnosticSample(.missingArgument(flag: "--unsafe-fixes", expected: "`--fix` or `--diff`")),
    DiagnosticSample(
      .missingArgument(flag: "--stdin-filename", expected: "`-`", found: "other inputs only")
    ),
    DiagnosticSample(.conflictingFlags(first: "--fix", second: "--diff")),
    DiagnosticSample(
      .unknownArgument(word: "tcsh", kind: "shell", known: ["bash", "fish", "zsh"])),
  ]
}
