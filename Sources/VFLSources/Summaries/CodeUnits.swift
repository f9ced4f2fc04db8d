import VFLDiagnostics

/// The pieces of code of a file, walked until no result changes for the others.
final class CodeUnits {
  /// A piece of code that is walked by itself.
  struct Unit {
    /// The number of the function, −1 for statements outside of functions, or below −1 for a macro.
    let home: Int
    /// The statements, with the tokens of the whole declaration.
    let block: Block
    var result = WalkResult()
    /// How many walks followed a change of a value or a known function.
    var repetitions = 0
  }

  private let file: FileReading
  /// The units, in the order of the file.
  private(set) var units: [Unit] = []
  /// The units that are types, functions and code of variables, by the indices of their parts.
  private var unitOfPart: [Int: Int] = [:]
  /// The units that have read a value.
  private var readers: [Summary: Set<Int>] = [:]
  private static let repetitionLimit = 8

  init(_ file: FileReading) {
    self.file = file
    let outline = file.bindings.outline
    func add(_ home: Int, _ statements: [Statement], _ range: Range<Int>) {
      units.append(Unit(home: home, block: Block(range: range, statements: statements)))
    }
    add(-1, file.tree.statements, 0..<file.text.fileCount)
    for (index, part) in outline.parts.enumerated() {
      let count = units.count
      defer { if units.count > count { unitOfPart[index] = count } }
      switch part.kind {
      case .type(let type):
        add(-1, type.members, part.range)
      case .function(let function):
        guard let body = function.body, !isInCode(part.parent, outline) else { continue }
        add(part.number, body.statements, part.range)
      case .accessor(let declaration):
        guard let block = Self.block(part.range, of: declaration) else { continue }
        add(part.number, block.statements, part.range)
      case .closure: break
      }
    }
    for (index, macro) in file.tree.macros.enumerated() {
      add(-2 - index, macro.body, macro.definition.tokens)
    }
  }

  private func isInCode(_ part: Int, _ outline: Outline) -> Bool {
    guard part >= 0 else { return false }
    if case .type = outline.parts[part].kind { return false }
    return true
  }

  private static func block(_ range: Range<Int>, of declaration: VariableDeclaration) -> Block? {
    let accessors = declaration.bindings.compactMap { $0.accessors }
    let blocks = accessors.compactMap { $0.getter } + accessors.flatMap { $0.others }
    return blocks.first { $0.range.lowerBound == range.lowerBound }
  }

  // MARK: Walks

  /// Walks the code that can matter to a format.
  func walkRelevant() { walk(RelevantCode(file, self).found.sorted()) }

  /// Walks all code.
  func walkAll() { walk(Array(units.indices)) }

  /// The pieces of code that see something else after a walk than before.
  private struct Affected {
    /// The pieces that may call a function which was no wrapper before, a bounded number of times.
    var callers: Set<Int> = []
    /// The pieces that read a value or call a wrapper which has changed, perhaps back and forth.
    var others: Set<Int> = []
  }

  /// Walks some code, and code whose calls or variables mean something else after that, once more.
  private func walk(_ first: [Int]) {
    var waiting = first
    while !waiting.isEmpty, !file.budget.isExceeded {
      var affected = Affected()
      for index in waiting where !file.budget.isExceeded { walk(index, &affected) }
      affected.others.subtract(affected.callers)
      affected.others = affected.others.filter { units[$0].repetitions < Self.repetitionLimit }
      for index in affected.others { units[index].repetitions += 1 }
      waiting = affected.callers.union(affected.others).sorted()
    }
  }

  private func walk(_ index: Int, _ affected: inout Affected) {
    let unit = units[index]
    let known = file.inlineClosures.count
    var walk = newWalk(unit)
    // Changes by a closure that runs in place are known only after the walk has reached it.
    if file.inlineClosures.count > known { walk = newWalk(unit) }
    let old = unit.result
    for function in walk.returned.keys.sorted() where file.index.function(function) != nil {
      walk.result.returned[function] = walk.returnedValue(of: function).map(bounded)
    }
    units[index].result = walk.result
    for summary in walk.result.reads { readers[summary, default: []].insert(index) }
    update(with: walk.result, insteadOf: old, unit: index, &affected)
  }

  /// Returns a value that is not one of too many strings, which functions that call each other may double.
  private func bounded(_ value: Value) -> Value {
    guard value.text.alternatives.count > TextValue.branchLimit else { return value }
    return .unknown(.combination)
  }

  private func newWalk(_ unit: Unit) -> Walk {
    let context = file.index.context(at: unit.block.range.lowerBound)
    let walk = Walk(file, context: context, home: unit.home)
    if unit.home == -1 {
      walk.walk(unit.block)
      return walk
    }
    if unit.home >= 0 {
      file.bindParameters(of: unit.home, in: walk)
    } else {
      walk.macroParameters = file.tree.macros[-2 - unit.home].parameters ?? []
    }
    walk.walkBody(unit.block)
    return walk
  }

  /// Updates the summaries with the result of a piece of code, and adds the pieces that depend on them.
  private func update(
    with new: WalkResult, insteadOf old: WalkResult, unit: Int, _ affected: inout Affected
  ) {
    var names = WrapperTable.ChangedNames()
    let learner = WrapperLearner(file: file)
    for function in learner.functions(of: new.calls).union(learner.functions(of: old.calls))
      .sorted()
    {
      names.formUnion(
        file.wrappers.learn(learner.wrappers(of: function, by: new.calls), from: function))
    }
    var changed = Set(file.members.take(new.changes, from: unit).map(Summary.variable))
    for (function, value) in new.returned {
      if file.returned[function]?.fingerprint != value.fingerprint {
        changed.insert(.function(function))
      }
      file.returned[function] = value
    }
    affected.callers.formUnion(units(mentioning: names.added))
    affected.others.formUnion(units(mentioning: names.changed))
    for summary in changed { affected.others.formUnion(readers[summary] ?? []) }
  }

  /// The pieces of code that mention a name, or a macro whose text mentions it.
  private func units(mentioning names: Set<Int32>) -> Set<Int> {
    guard !names.isEmpty else { return [] }
    var found: Set<Int> = []
    var (waiting, seen) = (Array(names), names)
    while let name = waiting.popLast() {
      let mentions = file.index.mentions[name]
      file.budget.spend(mentions.count)
      for mention in mentions {
        let token = Int(mention)
        found.insert(unit(at: token))
        guard token >= file.text.fileCount, let macro = macro(at: token) else { continue }
        let (tokens, name) = (file.tree.tokens, file.tree.macros[macro].definition.name)
        if let number = tokens.names.number(of: tokens.text(of: name), in: tokens.bytes),
          seen.insert(number).inserted
        {
          waiting.append(number)
        }
      }
    }
    return found
  }

  /// The innermost piece of code that contains a token.
  func unit(at token: Int) -> Int {
    guard token < file.text.fileCount else {
      return macro(at: token).map { units.count - file.tree.macros.count + $0 } ?? 0
    }
    let outline = file.bindings.outline
    var part = outline.part(at: token)
    while part >= 0 {
      if let unit = unitOfPart[part] { return unit }
      part = outline.parts[part].parent
    }
    return 0
  }

  /// The index of the macro whose replacement text contains a token; `nil` for none.
  func macro(at token: Int) -> Int? {
    let macros = file.tree.macros
    let next = macros.partitioningIndex { $0.definition.tokens.lowerBound > token }
    return next > 0 && macros[next - 1].definition.tokens.contains(token) ? next - 1 : nil
  }

  /// The calls of all code, in the order of the units.
  ///
  /// The calls in a macro are found where the macro is used. Of a macro that the file does not use, they are calls
  /// unless a parameter is the format.
  var calls: [RecordedCall] {
    units.flatMap { unit -> [RecordedCall] in
      guard unit.home < -1 else { return unit.result.calls }
      let name = file.tree.macros[-2 - unit.home].definition.name.start
      guard !file.expandedMacros.contains(name) else { return [] }
      return unit.result.calls.filter { call in
        call.parameter == nil && !call.text.alternatives.contains { $0.literal.hasParameter }
      }
    }
  }
}

extension Walk {
  /// Walks the body of a function.
  ///
  /// A body that is one expression returns it.
  func walkBody(_ block: Block, isClosure: Bool = false) {
    guard isClosure || isSwift || home < -1, block.statements.count == 1,
      case .expression(let only) = block.statements[0].kind
    else {
      walk(block)
      return
    }
    let value = evaluate(only, .returned)
    returned[home, default: []].append(value)
  }
}
