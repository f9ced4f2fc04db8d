@testable import VFLDiagnostics

extension Finding {
  /// Findings of the codes of comments.
  static let suppressions = [
    Finding("// vfl:disable «VFL0305»") { Finding.unusedSuppression(span: $0, code: "VFL0305") },
    Finding("«// vfl:disable»") { Finding.unusedSuppression(span: $0, code: nil) },
    Finding("// vfl:disable «VFL305»", mended: "// vfl:disable VFL0305") {
      Finding.unknownSuppressedCode(span: $0, name: "VFL305", known: ["VFL0305", "VFL0401"])
    },
    Finding("// vfl:«disabel»", mended: "// vfl:disable") {
      Finding.unknownSuppression(span: $0, name: "disabel", known: ["disable", "enable"])
    },
  ]

  /// Findings of the 06 codes.
  static let documents = [
    Finding(Finding.unreadableFile(path: "nowhere.vfl", reason: "no such file")),
    Finding(Finding.nothingChecked(inputs: ["Sources"], found: .noFile)),
    Finding(Finding.nothingChecked(inputs: ["Sources/A.swift"], found: .passedOver)),
    Finding(Finding.nothingChecked(inputs: ["<stdin>", "a.vfl"], found: .noFormat)),
    Finding("add(«format»)") {
      Finding.uncheckedString(span: $0, reason: "it is a parameter", isPartial: false)
    },
    Finding("add(«\"[a]-\\(gap)-[b]\"»)") {
      Finding.uncheckedString(span: $0, reason: "a part of it is computed", isPartial: true)
    },
    Finding("\"[a(8@\\(«soft»))]\"") { Finding.shownType(span: $0, type: "UILayoutPriority") },
    Finding("\"[a(\\(«size»))]\"") { Finding.shownType(span: $0, type: "CGSize") },
    Finding("[«top»]-[a]") { Finding.noView(span: $0, name: "top", kind: .anchor) },
    Finding("[«page»]-[a]") { Finding.noView(span: $0, name: "page", kind: .controller) },
    Finding("[«layer»]-[a]") { Finding.noView(span: $0, name: "layer", kind: .layer) },
    Finding("[«n»]-[a]") { Finding.noView(span: $0, name: "n", kind: .null) },
    Finding("{\"views\": {«»") {
      Finding.malformedJSON(
        span: $0, expected: "a key in double quotes or `}`", found: "the end of the text")
    },
    Finding(Finding.unknownKey(path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"])),
    Finding(Finding.unknownKey(path: "", key: "view", known: ["views"])),
    Finding(Finding.wrongType(path: "/container/width", expected: "a number", found: "a string")),
    Finding(Finding.wrongType(path: "", expected: "an object", found: "a list")),
    Finding("«@contaner» 320x480", mended: "@container 320x480") {
      Finding.unknownDirective(span: $0, name: "@contaner", known: ["@container", "@view"])
    },
    Finding("@container «wide»") {
      Finding.malformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: "wide")
    },
    Finding("@container«»") {
      Finding.malformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: nil)
    },
    Finding(Finding.unknownParent(view: "a", parent: "pannel", known: ["panel", "a"])),
    Finding(
      "{\"views\": {\"a\": {\"«intrinsc»\": []}}}",
      mended: "{\"views\": {\"a\": {\"intrinsic\": []}}}"
    ) {
      Finding.unknownKey(
        path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"], span: $0)
    },
    Finding("{\"views\": «[]»}") {
      Finding.wrongType(path: "/views", expected: "an object", found: "a list", span: $0)
    },
    Finding("@view a parent: «pannel»", mended: "@view a parent: panel") {
      Finding.unknownParent(view: "a", parent: "pannel", known: ["panel", "a"], span: $0)
    },
    Finding(Finding.parentCycle(view: "a")),
    Finding("@view a parent: «a»") { Finding.parentCycle(view: "a", span: $0) },
    Finding("@view a @view «a»") {
      Finding.duplicateName(span: $0, name: "a", kind: "view", first: SourceSpan(6, 7))
    },
    Finding(Finding.duplicateName(span: nil, name: "a", kind: "view", first: nil)),
    Finding(Finding.conflictLog(name: "log.txt")),
    Finding("(\n«<NSLayoutConstraint:0x1 A:0x2.hei»") {
      Finding.unreadDescription(span: $0, isDistance: false)
    },
    Finding("(\n«<NSLayoutConstraint:0x1 (A:0x2.top - B:0x3.top) == 8>»") {
      Finding.unreadDescription(span: $0, isDistance: true)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      Finding.untoldConflict(
        span: $0, isAnnounced: true, isRedacted: true, listed: 0, unread: 0, broken: nil)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      Finding.untoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 0, unread: 0, broken: nil)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      Finding.untoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 1, unread: 0,
        broken: "a.top == b.top")
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      Finding.untoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 2, unread: 2, broken: nil)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      Finding.untoldConflict(
        span: $0, isAnnounced: false, isRedacted: false, listed: 2, unread: 0, broken: nil)
    },
    Finding("reason: '«Unable to parse constraint» format: '") {
      Finding.formatCrash(span: $0, reason: "")
    },
    Finding("Unable to parse constraint format: «H:[a]-[b]»") {
      Finding.formatCrash(span: $0, reason: "Nobody has seen this reason")
    },
    Finding(Finding.unwrittenFile(path: "a.swift", reason: "a file that has changed meanwhile")),
  ]

  /// Findings of the 09 codes.
  static let commandLines = [
    Finding(Finding.unknownSubcommand(name: "chek", known: ["check", "solve"])),
    Finding(
      Finding.unknownFlag(name: "--metrc", subcommand: "check", known: ["--metric", "--view"])),
    Finding(Finding.missingFlagValue(flag: "--view", expected: "a view's name")),
    Finding(
      Finding.malformedFlagValue(
        flag: "--metric", value: "gap:8", expected: "`NAME=NUMBER`")),
    Finding(Finding.unexpectedArgument(argument: "extra", subcommand: "compile")),
    Finding(Finding.missingArgument(subcommand: "check", expected: "a format")),
    Finding(Finding.missingArgument(flag: "--unsafe-fixes", expected: "`--fix` or `--diff`")),
    Finding(
      Finding.missingArgument(flag: "--stdin-filename", expected: "`-`", found: "other inputs only")
    ),
    Finding(Finding.conflictingFlags(first: "--fix", second: "--diff")),
    Finding(Finding.unknownWord(word: "tcsh", kind: "shell", known: ["bash", "fish", "zsh"])),
  ]
}
