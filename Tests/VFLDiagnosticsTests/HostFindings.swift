@testable import VFLDiagnostics

extension Finding {
  /// Findings of the codes of comments.
  static let suppressions = [
    Finding("// vfl:disable «VFL0305»") { UnusedSuppression(span: $0, code: "VFL0305") },
    Finding("«// vfl:disable»") { UnusedSuppression(span: $0, code: nil) },
    Finding("// vfl:disable «VFL305»", mended: "// vfl:disable VFL0305") {
      UnknownSuppressedCode(span: $0, name: "VFL305", known: ["VFL0305", "VFL0401"])
    },
    Finding("// vfl:«disabel»", mended: "// vfl:disable") {
      UnknownSuppression(span: $0, name: "disabel", known: ["disable", "enable"])
    },
  ]

  /// Findings of the 06 codes.
  static let documents = [
    Finding(UnreadableFile(path: "nowhere.vfl", reason: "no such file")),
    Finding(NothingChecked(inputs: ["Sources"], found: .noFile)),
    Finding(NothingChecked(inputs: ["Sources/A.swift"], found: .passedOver)),
    Finding(NothingChecked(inputs: ["<stdin>", "a.vfl"], found: .noFormat)),
    Finding("add(«format»)") {
      UncheckedString(span: $0, reason: "it is a parameter", isPartial: false)
    },
    Finding("add(«\"[a]-\\(gap)-[b]\"»)") {
      UncheckedString(span: $0, reason: "a part of it is computed", isPartial: true)
    },
    Finding("\"[a(8@\\(«soft»))]\"") { ShownType(span: $0, type: "UILayoutPriority") },
    Finding("\"[a(\\(«size»))]\"") { ShownType(span: $0, type: "CGSize") },
    Finding("[«top»]-[a]") { NoView(span: $0, name: "top", kind: .anchor) },
    Finding("[«page»]-[a]") { NoView(span: $0, name: "page", kind: .controller) },
    Finding("[«layer»]-[a]") { NoView(span: $0, name: "layer", kind: .layer) },
    Finding("[«n»]-[a]") { NoView(span: $0, name: "n", kind: .null) },
    Finding("{\"views\": {«»") {
      MalformedJSON(
        span: $0, expected: "a key in double quotes or `}`", found: "the end of the text")
    },
    Finding(UnknownKey(path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"])),
    Finding(UnknownKey(path: "", key: "view", known: ["views"])),
    Finding(WrongType(path: "/container/width", expected: "a number", found: "a string")),
    Finding(WrongType(path: "", expected: "an object", found: "a list")),
    Finding("«@contaner» 320x480", mended: "@container 320x480") {
      UnknownDirective(span: $0, name: "@contaner", known: ["@container", "@view"])
    },
    Finding("@container «wide»") {
      MalformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: "wide")
    },
    Finding("@container«»") {
      MalformedDirective(
        span: $0, directive: "@container", expected: "a size such as `320x480`", found: nil)
    },
    Finding(UnknownParent(view: "a", parent: "pannel", known: ["panel", "a"])),
    Finding(
      "{\"views\": {\"a\": {\"«intrinsc»\": []}}}",
      mended: "{\"views\": {\"a\": {\"intrinsic\": []}}}"
    ) {
      UnknownKey(path: "/views/a", key: "intrinsc", known: ["intrinsic", "parent"], span: $0)
    },
    Finding("{\"views\": «[]»}") {
      WrongType(path: "/views", expected: "an object", found: "a list", span: $0)
    },
    Finding("@view a parent: «pannel»", mended: "@view a parent: panel") {
      UnknownParent(view: "a", parent: "pannel", known: ["panel", "a"], span: $0)
    },
    Finding(ParentCycle(view: "a")),
    Finding("@view a parent: «a»") { ParentCycle(view: "a", span: $0) },
    Finding("@view a @view «a»") {
      DuplicateName(span: $0, name: "a", kind: "view", first: SourceSpan(6, 7))
    },
    Finding(DuplicateName(span: nil, name: "a", kind: "view", first: nil)),
    Finding(ConflictLog(name: "log.txt")),
    Finding("(\n«<NSLayoutConstraint:0x1 A:0x2.hei»") {
      UnreadDescription(span: $0, isDistance: false)
    },
    Finding("(\n«<NSLayoutConstraint:0x1 (A:0x2.top - B:0x3.top) == 8>»") {
      UnreadDescription(span: $0, isDistance: true)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      UntoldConflict(
        span: $0, isAnnounced: true, isRedacted: true, listed: 0, unread: 0, broken: nil)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      UntoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 0, unread: 0, broken: nil)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      UntoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 1, unread: 0,
        broken: "a.top == b.top")
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      UntoldConflict(
        span: $0, isAnnounced: true, isRedacted: false, listed: 2, unread: 2, broken: nil)
    },
    Finding("«Unable to simultaneously satisfy constraints»") {
      UntoldConflict(
        span: $0, isAnnounced: false, isRedacted: false, listed: 2, unread: 0, broken: nil)
    },
    Finding("reason: '«Unable to parse constraint» format: '") {
      FormatCrash(span: $0, reason: "")
    },
    Finding("Unable to parse constraint format: «H:[a]-[b]»") {
      FormatCrash(span: $0, reason: "Nobody has seen this reason")
    },
    Finding(UnwrittenFile(path: "a.swift", reason: "a file that has changed meanwhile")),
  ]

  /// Findings of the 09 codes.
  static let commandLines = [
    Finding(UnknownSubcommand(name: "chek", known: ["check", "solve"])),
    Finding(UnknownFlag(name: "--metrc", subcommand: "check", known: ["--metric", "--view"])),
    Finding(MissingFlagValue(flag: "--view", expected: "a view's name")),
    Finding(
      MalformedFlagValue(
        flag: "--metric", value: "gap:8", expected: "`NAME=NUMBER`")),
    Finding(UnexpectedArgument(argument: "extra", subcommand: "compile")),
    Finding(MissingArgument(subcommand: "check", expected: "a format")),
    Finding(MissingArgument(flag: "--unsafe-fixes", expected: "`--fix` or `--diff`")),
    Finding(
      MissingArgument(flag: "--stdin-filename", expected: "`-`", found: "other inputs only")),
    Finding(ConflictingFlags(first: "--fix", second: "--diff")),
    Finding(UnknownWord(word: "tcsh", kind: "shell", known: ["bash", "fish", "zsh"])),
  ]
}
