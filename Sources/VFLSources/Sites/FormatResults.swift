import VFLDiagnostics

/// The methods whose results are formats, and which classes in other files may have in their place.
///
/// Such a class gives its strings to the call in the class above. So the call is shared as a wrapper of the
/// result.
struct FormatResults {
  private let file: FileReading
  /// The tokens that call a method, by the variable that gets the result or an element; −1 for several.
  private var tokens: [Int: Int] = [:]
  /// The tokens that call a method in a format.
  private var direct: Set<Int> = []

  init(_ file: FileReading) {
    self.file = file
    let names = Set(
      file.index.functions.filter { $0.isGetter }.compactMap { function in
        function.declaration.name.map { file.tree.tokens.tokens[$0].link }
      })
    for name in names.sorted() {
      for token in file.index.mentions[name].map({ Int($0) }) where isOwn(token) { add(token) }
    }
  }

  private mutating func add(_ token: Int) {
    var variable: Int?
    switch file.uses[token] {
    case .format: direct.insert(token)
    case .elements(let number), .holder(let number): variable = number
    case .ofClosure(let start):
      variable = file.bindings.closures[start].flatMap { file.parameter(0, of: $0) }
    default: break
    }
    if let variable { tokens[variable] = tokens[variable] == nil ? token : -1 }
  }

  /// Whether a token names a method of `self`: `formats()`, `self.formats()`, `[self formats]`.
  private func isOwn(_ token: Int) -> Bool {
    let source = file.tree.tokens
    guard source.isAfterDot(token) else {
      return source.isWord(token - 1, "self")
        || source.language == .swift && !source.isWord(token - 1, "func")
    }
    return source.isWord(token - 2, "self")
  }

  // MARK: Classes above

  /// The method whose result is the format of a call.
  func method(givenTo call: RecordedCall) -> SharedFunction.Key? {
    function(givenTo: call).flatMap { file.index.sharedFunction($0, wrapper: nil)?.key }
  }

  /// The methods whose results are the formats of some calls, as classes in other files see them.
  ///
  /// - Parameter unreadable: The calls whose formats are not read.
  func functions(
    givenTo calls: [RecordedCall], unreadable: [UnreadableSite]
  ) -> [SharedFunction] {
    var found: [SharedFunction] = []
    for call in calls where call.certainty > .possible && !call.isExtended {
      guard let function = function(givenTo: call) else { continue }
      var wrapper = FormatWrapper(
        name: function.name, format: FormatWrapper.result, views: names(call.views, call),
        metrics: names(call.metrics, call), options: .fixed(call.options), affixes: call.affixes)
      let helper = call.wrapper.map { file.wrappers.entries[$0].candidate.wrapper.name }
      wrapper.users = [user(of: call)?.name, helper].compactMap { $0 }
      guard let key = file.index.sharedFunction(function, wrapper: nil)?.key else { continue }
      let isKnown = found.contains { $0.key == key }
      let count = isKnown ? 0 : unreadable.count { $0.function == key }
      found += [file.index.sharedFunction(function, wrapper: wrapper, openFormats: count)]
        .compactMap { $0 }
    }
    return found
  }

  private func names(_ source: RecordedCall.Source, _ call: RecordedCall) -> FormatWrapper.Names {
    guard case .keys(let keys) = source, !call.isConditional else { return .unknown }
    return keys.supply
  }

  private func user(of call: RecordedCall) -> FileIndex.Function? {
    file.index.function(file.index.outermostFunction(around: call.home))
  }

  private func function(givenTo call: RecordedCall) -> FileIndex.Function? {
    guard let user = user(of: call), user.owner >= 0, !user.isStatic,
      let token = token(of: call),
      let found = file.implementation(of: file.tree.tokens.tokens[token].link, in: user.owner),
      found.isOpen
    else { return nil }
    return found.function.flatMap { file.index.function($0) }
  }

  /// The token that calls the method whose result is the format of a call.
  private func token(of call: RecordedCall) -> Int? {
    let source = file.tree.tokens
    if call.format.count == 1, let variable = file.bindings.variable(at: call.format.lowerBound) {
      return tokens[variable].flatMap { $0 >= 0 ? $0 : nil }
    }
    guard let token = call.format.first(where: direct.contains) else { return nil }
    let isWhole = call.format.allSatisfy {
      $0 == token || source.isWord($0, anyOf: ["self", ".", "(", ")", "[", "]"])
    }
    return isWhole ? token : nil
  }

  // MARK: Classes below

  /// The calls in classes of other files that are given what methods of this file return.
  var calls: [RecordedCall] {
    file.formatMembers.flatMap { member in
      file.index.functions.filter { isBelow($0, member.candidate) }.compactMap { call($0, member) }
    }
  }

  private func isBelow(_ function: FileIndex.Function, _ member: Candidate) -> Bool {
    guard case .type(let owner, _) = member.home, function.isGetter,
      function.name == member.wrapper.name,
      function.isOverride || file.tree.tokens.language != .swift
    else { return false }
    let heritage = file.resolution.heritage(of: function.owner)
    guard heritage.ancestors.contains(owner) else {
      file.resolution.seek(function.owner)
      return false
    }
    return !file.hasOwn(member.wrapper.users, function.owner, below: owner)
  }

  private func call(
    _ function: FileIndex.Function, _ member: CallResolution.ForeignWrapper
  ) -> RecordedCall? {
    guard let value = file.returned[function.number], value.areFormats,
      let name = function.declaration.name,
      let call = file.impliedCall(
        of: member.candidate.wrapper, given: value, at: name..<(name + 1), home: function.number)
    else { return nil }
    file.calledElsewhere.insert(member.key)
    return call
  }
}
