import VFLDiagnostics

/// The tokens of a host file that a lexer has found so far.
struct TokenList {
  let bytes: [UInt8]
  let language: HostLanguage
  private(set) var tokens: [HostToken] = []
  private(set) var parents = TokenRuns(-1)
  private(set) var names = NameTable()
  var macros: [HostTokens.Macro] = []
  /// The names in `#undef`, in order.
  var undefined: [SourceSpan] = []
  /// The comments that speak to this tool.
  private(set) var comments: [HostComment] = []
  /// The offsets at which comments end that call the next string a format.
  private(set) var annotations: [Int] = []
  private(set) var conditionals = ConditionalTable()

  private(set) var branches = TokenRuns(0)
  /// The current branch of conditional compilation; 0 outside.
  private(set) var branch: Int32 = 0
  private var open: [Int32] = []
  /// The first open bracket that a closing bracket may match.
  private var firstMatching = 0
  /// The brackets that were open before each `#if`, up to a maximum depth.
  private var openAtConditionals: [[Int32]] = []
  private static let keptDepth = 64

  init(_ bytes: [UInt8], _ language: HostLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  /// Reserves capacity for the tokens of so many bytes, so that no large list is copied.
  mutating func reserve(_ count: Int) {
    tokens.reserveCapacity(count / 3)
  }

  mutating func append(
    _ kind: HostToken.Kind, _ byte: UInt8, from start: Int, to end: Int, isFirstOnLine: Bool
  ) {
    let index = Int32(tokens.count)
    var link: Int32 = -1
    if kind == .identifier { link = names.number(of: bytes, from: start, to: end) }
    if kind == .closer, let place = place(closedBy: byte) {
      link = open[place]
      tokens[Int(link)].link = index
      open.removeSubrange(place...)
    }
    branches.append(branch, at: tokens.count)
    parents.append(open.last ?? -1, at: tokens.count)
    if kind == .opener { open.append(index) }
    tokens.append(
      HostToken(
        kind: kind, byte: byte, isFirstOnLine: isFirstOnLine, start: Int32(start), end: Int32(end),
        link: link))
  }

  /// Where the other half of a closing bracket is among the open ones.
  ///
  /// A brace closes over parentheses that were left open, nothing closes over a brace: so a slip
  /// costs no more than its block. How far is looked is bounded, so that no file takes long.
  private func place(closedBy byte: UInt8) -> Int? {
    for place in open.indices.suffix(Self.keptDepth).reversed() where place >= firstMatching {
      let opener = tokens[Int(open[place])].byte
      if opener == Self.opener(of: byte) { return place }
      if opener == UInt8(ascii: "{") { return nil }
    }
    return nil
  }

  private static func opener(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }

  /// Begins tokens whose brackets do not match earlier brackets, such as a computed part of a string.
  ///
  /// - Returns: The state to give to ``endIsland(_:)``.
  mutating func beginIsland() -> Int {
    defer { firstMatching = open.count }
    return firstMatching
  }

  /// Ends the tokens that ``beginIsland()`` began, and closes their brackets.
  mutating func endIsland(_ state: Int) {
    open.removeSubrange(min(firstMatching, open.count)...)
    firstMatching = state
  }

  // MARK: Conditional compilation

  mutating func beginConditional(_ test: ConditionalTable.Test) {
    openAtConditionals.append(open.count <= Self.keptDepth ? open : [])
    branch = conditionals.begin(test, in: branch, behind: nil, at: tokens.count)
  }

  /// Begins a branch such as `#else`, with the open brackets of the `#if`.
  mutating func nextBranch(_ test: ConditionalTable.Test) {
    guard let kept = openAtConditionals.last else { return }
    if open.count <= Self.keptDepth { open = kept }
    branch = conditionals.begin(
      test, in: conditionals[branch].parent, behind: branch, at: tokens.count)
  }

  mutating func endConditional() {
    guard openAtConditionals.popLast() != nil else { return }
    conditionals.end(branch, at: tokens.count)
    branch = conditionals[branch].parent
  }

  // MARK: Comments

  /// Records a comment that is a `vfl:` directive or an annotation.
  mutating func note(comment span: SourceSpan, content: SourceSpan, isAlone: Bool) {
    let start = bytes.prefixEnd(from: content.start, to: content.end, while: ByteKind.isBlank)
    if bytes.has("vfl:", at: start, before: bytes.count) {
      comments.append(
        HostComment(
          span: span, words: SourceSpan(start + 4, max(start + 4, content.end)), isAlone: isAlone))
    } else if bytes.has("language=VFL", at: start, before: bytes.count) {
      annotations.append(span.end)
    }
  }
}
