/// Finds out which of several functions with one name a call calls, by its arguments.
extension FormatFinder {
  /// The functions that a call may be one of instead of a wrapper.
  struct Rivals {
    private let call: HostCall?
    private let kinds: [ValueKind]
    private let hasClosure: Bool
    private let namesakes: FunctionTable.Namesakes
    private let wrapper: String
    private let shapes: [CallShape]
    /// Whether the call calls a function of a type itself; `nil` where that is not seen.
    private let isStatic: Bool?

    /// Collects the functions that a call of a wrapper may be one of instead; a token says the call's name.
    init(_ finder: FormatFinder, _ name: Int, _ index: Int) {
      let syntax = finder.syntax
      call = syntax.isSwift ? syntax.call(at: name) : nil
      kinds = call?.arguments.map { finder.kind(ofArgument: $0.range) } ?? []
      hasClosure = call.map { syntax.at($0.range.upperBound, "{") } ?? false
      wrapper = finder.wrappers[index].name
      shapes = finder.shapes[index]
      isStatic = finder.isSentToType(name)
      let base = syntax.isSwift ? finder.wrappers[index].parts.base : wrapper
      namesakes = finder.known.namesakes(of: base, in: syntax)
    }

    /// How the call matches the wrapper; `nil` when it is none of it.
    var own: CallShape.Match? {
      guard !shapes.isEmpty, call != nil else { return CallShape.Match() }
      return shapes.lazy.compactMap(match).min { $0.distance < $1.distance }
    }

    /// Whether the kinds of all arguments are seen.
    var isSeen: Bool { !kinds.contains(.any) }

    /// How the other functions of a type match the call beside the wrapper: the most of it; `nil` when
    /// none of them does.
    func rank(of owner: Int32, beside own: CallShape.Match) -> Rank? {
      namesakes[owner].lazy.compactMap { function -> Rank? in
        if function.name == wrapper, function.shape.map(shapes.contains) ?? true { return nil }
        guard let other = match(function) else { return nil }
        let isRanked = zip(kinds, zip(own.kinds, other.kinds)).allSatisfy { kind, parameters in
          kind != .any || parameters.0 == parameters.1
        }
        if !isRanked { return .open }
        if other.distance == own.distance { return .equal }
        return other.distance < own.distance ? .nearer : .farther
      }.max()
    }

    /// Whether a function of a type takes the call.
    func isTaken(by owner: Int32) -> Bool {
      namesakes[owner].contains { match($0) != nil }
    }

    /// Whether a function of some other type takes the call.
    func isTaken(byAnyBut owners: [Int32], where mayBe: (Int32) -> Bool = { _ in true }) -> Bool {
      namesakes.isCut
        || namesakes.owners.contains {
          !owners.contains($0) && mayBe($0) && isTaken(by: $0)
        }
    }

    private func match(_ function: FunctionTable.Function) -> CallShape.Match? {
      if function.owner != -1, let isStatic, isStatic != function.isStatic { return nil }
      guard let shape = function.shape else {
        return function.name == wrapper ? CallShape.Match() : nil
      }
      return match(shape)
    }

    private func match(_ shape: CallShape) -> CallShape.Match? {
      call.flatMap { shape.match($0, kinds, hasClosure: hasClosure) }
    }
  }

  /// The rank of another function's match with a call, compared with the wrapper's.
  enum Rank: Comparable {
    /// The other function has more parameters that the call leaves out.
    case farther
    /// The other function matches as well as the wrapper.
    case equal
    /// The other function has fewer parameters that the call leaves out.
    case nearer
    /// The match depends on the types of arguments, which are not seen.
    case open
  }

  /// How certain it is that a call calls a wrapper and not another function with its name, where the receiver
  /// is of a type whose function the wrapper may be.
  ///
  /// Swift prefers a function of the class to one that it inherits, and a function that is given all
  /// arguments to one that needs defaults. Where these two rules lead to different functions, the call is no
  /// more than possible.
  func certaintyAmongNamesakes(
    _ name: Int, _ index: Int, of type: Int32, sentTo receiver: Int32?
  ) -> Certainty {
    guard syntax.isSwift else { return .certain }
    let rivals = Rivals(self, name, index)
    guard let own = rivals.own else { return .none }
    if let rank = rivals.rank(of: type, beside: own), rank > .farther {
      return rank == .nearer ? .none : .possible
    }
    guard let receiver, type != -1 else { return .certain }
    // A property may hold a closure.
    if !syntax.members.entries(of: syntax.tokens[name].link, in: receiver).isEmpty {
      return .possible
    }
    if receiver != type, let rank = rivals.rank(of: receiver, beside: own) {
      return rank == .equal || rank == .nearer ? .none : .possible
    }
    // What a class inherits comes behind what it has itself.
    if receiver == type, own.distance == 0, rivals.isSeen { return .certain }
    let heritage = heritage(of: receiver)
    func mayComeFirst(_ owner: Int32) -> Bool {
      rivals.rank(of: owner, beside: own).map { receiver != type || $0 >= .nearer } ?? false
    }
    if heritage.ancestors.contains(where: { $0 != type && mayComeFirst($0) }) { return .possible }
    guard !heritage.isComplete else { return .certain }
    let kinds = [WordKind.view, .controller].filter { $0.fits(type: text(ofType: receiver)) }
    let isOpen = rivals.isTaken(byAnyBut: [-1, type, receiver]) { owner in
      let kind = WordKind(ofType: text(ofType: owner))
      return (kind.map { kinds.isEmpty || kinds.contains($0) } ?? true) && mayComeFirst(owner)
    }
    return isOpen ? .possible : .certain
  }

  /// The arguments of a call, in the order of some labels; `nil` when it is a call of something else.
  func arguments(ofCallAt name: Int, _ labels: [String]?) -> OrderedArguments? {
    if syntax.isSwift || labels == nil {
      guard let call = syntax.call(at: name), !isDefinition(name, call) else { return nil }
      return OrderedArguments(call, labels: labels)
    }
    guard let labels, let call = syntax.message(at: name),
      call.arguments.map({ $0.label }) == labels
    else { return nil }
    return OrderedArguments(call, labels: nil)
  }

  private func isDefinition(_ name: Int, _ call: HostCall) -> Bool {
    if syntax.isSwift { return syntax.at(name - 1, word: "func") }
    return syntax.at(call.range.upperBound, "{")
  }

  /// Whether arguments may be those of a wrapper by their number and form, as far as these are seen.
  func fits(
    _ arguments: OrderedArguments, _ wrapper: FormatWrapper, _ home: WrapperHome
  ) -> Bool {
    guard syntax.isSwift, home != .anywhere else { return true }
    // A closure may follow behind the parentheses.
    let isComplete =
      wrapper.required.allSatisfy { arguments[$0] != nil }
      || syntax.at(arguments.range.upperBound, "{")
    guard isComplete else { return false }
    guard arguments.rest.isEmpty || wrapper.variadic != nil else { return false }
    guard case .numbered(_, let index, _, _) = wrapper.views else { return true }
    // Views are not given as a dictionary to a function that numbers them.
    let content = arguments[index].flatMap(listContent)
    return content.map { syntax.first(":", in: $0) == nil } ?? true
  }

  /// What an argument is, as far as it, the declaration of its variable or that one's name shows it.
  private func kind(ofArgument range: Range<Int>) -> ValueKind {
    let kind = syntax.kind(ofArgument: range)
    guard kind == .any, range.count == 1, syntax.isName(range.lowerBound) else { return kind }
    let known = declaredKind(range.lowerBound)
    let isView = known == .any && WordKind.view.fits(variable: syntax.text(range.lowerBound))
    return isView ? .plain : known
  }

  /// What a variable holds, as far as its declaration shows it.
  private func declaredKind(_ name: Int) -> ValueKind {
    let declaration: Int
    switch syntax.binding(of: name) {
    case .local(let token, _), .member(let token): declaration = token
    case .parameter(let block, let index) where syntax.kind(ofBlock: block) == .function:
      let parameters = syntax.parameters(ofFunction: block)
      return parameters.indices.contains(index) && !parameters[index].isVariadic
        ? parameters[index].kind : .any
    default: return .any
    }
    if syntax.at(declaration + 1, ":") {
      return syntax.kind(ofType: (declaration + 2)..<min(declaration + 4, syntax.tokens.count))
    }
    return syntax.initializer(ofDeclaration: declaration).map(syntax.kind(ofArgument:)) ?? .any
  }
}
