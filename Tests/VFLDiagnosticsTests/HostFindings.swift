@testable import VFLDiagnostics

extension FindingSample {
  /// Samples of the codes for suppression comments.
  static let suppressions = [
    FindingSample("// vfl:disable «VFL0305»") {
      .unusedSuppression(span: $0, code: "VFL0305")
    },
    FindingSample("«// vfl:disable»") { .unusedSuppression(span: $0, code: nil) },
    FindingSample("// vfl:disable «VFL305»", mended: "// vfl:disable VFL0305") {
      .unknownSuppressedCode(span: $0, name: "VFL305", known: ["VFL0305", "VFL0401"])
    },
    FindingSample("// vfl:«disabel»", mended: "// vfl:disable") {
      .unknownSuppression(span: $0, name: "disabel", known: ["disable", "enable"])
    },
  ]

  /// Samples of the codes that begin with 06.
  static let documents = [
    FindingSample(.unreadableFile(path: "nowhere.vfl", reason: "no such file")),
    FindingSample(.nothingChecked(inputs: ["Sources"], found: .noFile)),
    FindingSample(.nothingChecked(inputs: ["Sources/A.swift"], found: .passedOver)),
    FindingSample(.nothingChecked(inputs: ["<stdin>", "a.vfl"], found: .noFormat)),
    FindingSample("add(«format»)") {
      .uncheckedString(span: $0, reason: "it is a parameter", isPartial: false)
    },
    FindingSample("add(«\"[a]-\\(gap)-[b]\"»)") {
      .uncheckedString(span: $0, reason: "a part of it is computed", isPartial: true)
    },
    FindingSample("\"[a(8@\\(«soft»))]\"") {
      .shownType(span: $0, type: "UILayoutPriority")
    },
    FindingSample("\"[a(\\(«size»))]\"") { .shownType(span: $0, type: "CGSize") },
    FindingSample("[«top»]-[a]") { .noView(span: $0, name: "top", kind: .anchor) },
    FindingSample("[«page»]-[a]") { .noView(span: $0, name: "page", kind: .controller) },
    FindingSample("[«layer»]-[a]") { .noView(span: $0, name: "layer", kind: .layer) },
    FindingSample("[«n»]-[a]") { .noView(span: $0, name: "n", kind: .null) },
    FindingSample("{\"views\": {«»") {
      .malformedJSON(
        span: $0, expected: "a key in double quotes or `}`", found: "the end of the text")
    },
    FindingSample(
      .unknownKey(path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"])),
    FindingSample(.unknownKey(path: "", key: "view", known: ["views"])),
    FindingSample(
      .wrongType(path: "/container/width", expected: "a number", found: "a string")),
    FindingSample(.wrongType(path: "", expected: "an object", found: "a list")),
    FindingSample("«@contaner» 320x480", mended: "@container 320x480") {
      .unknownDirective(span: $0, name: "@contaner", known: ["@container", "@view"])
    },
    FindingSample("@container «wide»") {
      .malformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: "wide")
    },
    FindingSample("@container«»") {
      .malformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: nil)
    },
    FindingSample(.unknownParent(view: "a", parent: "pannel", known: ["panel", "a"])),
    FindingSample(
      "{\"views\": {\"a\": {\"«intrinsc»\": []}}}",
      mended: "{\"views\": {\"a\": {\"intrinsic\": []}}}"
    ) {
      .unknownKey(
        path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"], span: $0)
    },
    FindingSample("{\"views\": «[]»}") {
      .wrongType(path: "/views", expected: "an object", found: "a list", span: $0)
    },
    FindingSample("@view a parent: «pannel»", mended: "@view a parent: panel") {
      .unknownParent(view: "a", parent: "pannel", known: ["panel", "a"], span: $0)
    },
    FindingSample(.parentCycle(view: "a")),
    FindingSample("@view a parent: «a»") { .parentCycle(view: "a", span: $0) },
    FindingSample("@view a @view «a»") {
      .duplicateName(span: $0, name: "a", kind: "view", first: SourceSpan(6, 7))
    },
    FindingSample(.duplicateName(span: nil, name: "a", kind: "view", first: nil)),
    FindingSample(.conflictLog(name: "log.txt")),
    FindingSample("(\n«<NSLayoutConstraint:0x1 A:0x2.hei»") {
      .unreadDescription(span: $0, isDistance: false)
    },
    FindingSample("(\n«<NSLayoutConstraint:0x1 (A:0x2.top - B:0x3.top) == 8>»") {
      .unreadDescription(span: $0, isDistance: true)
    },
    FindingSample("«Unable to simultaneously satisfy constraints»") {
      .untoldConflict(
        span: $0, isAnnounced: true, isRedacted: true, listed: 0, unread: 0, broken: nil)
    },
    FindingSample("«Unable to simultaneously satisfy constraints»") {
      .untoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 0, unread: 0, broken: nil)
    },
    FindingSample("«Unable to simultaneously satisfy constraints»") {
      .untoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 1, unread: 0,
        broken: "a.top == b.top")
    },
    FindingSample("«Unable to simultaneously satisfy constraints»") {
      .untoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 2, unread: 2, broken: nil)
    },
    FindingSample("«Unable to simultaneously satisfy constraints»") {
      .untoldConflict(
        span: $0, isAnnounced: false, isRedacted: false, listed: 2, unread: 0, broken: nil)
    },
    FindingSample("reason: '«Unable to parse constraint» format: '") {
      .formatCrash(span: $0, reason: "")
    },
    FindingSample("Unable to parse constraint format: «H:[a]-[b]»") {
      .formatCrash(span: $0, reason: "Nobody has seen this reason")
    },
    FindingSample(
      .unwrittenFile(path: "a.swift", reason: "a file that has changed meanwhile")),
    FindingSample(
      .unwrittenFile(
        path: "a.swift", reason: "a full disk",
        advice: "compare it with `.a.swift.vfl-1`, which has the old content")),
  ]

  /// Samples of the codes that begin with 09.
  static let commandLines = [
    FindingSample(.unknownSubcommand(name: "chek", known: ["check", "solve"])),
    FindingSample(
      .unknownFlag(name: "--metrc", subcommand: "check", known: ["--metric", "--view"])),
    FindingSample(.missingFlagValue(flag: "--view", expected: "a view's name")),
    FindingSample(
      .malformedFlagValue(
        flag: "--metric", value: "gap:8", expected: "`NAME=NUMBER`")),
    FindingSample(.unexpectedArgument(argument: "extra", subcommand: "compile")),
    FindingSample(.missingArgument(subcommand: "check", expected: "a format")),
    FindingSample(.missingArgument(flag: "--unsafe-fixes", expected: "`--fix` or `--diff`")),
    FindingSample(
      .missingArgument(flag: "--stdin-filename", expected: "`-`", found: "other inputs only")
    ),
    FindingSample(.conflictingFlags(first: "--fix", second: "--diff")),
    FindingSample(
      .unknownWord(word: "tcsh", kind: "shell", known: ["bash", "fish", "zsh"])),
  ]
}
