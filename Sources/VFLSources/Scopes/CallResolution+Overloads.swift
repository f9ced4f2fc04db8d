/// Finds out which of several functions with one name a call calls, by its arguments.
extension CallResolution {
  /// The functions that a call may call instead of a wrapper.
  struct Rivals {
    private let labels: [String]?
    private let kinds: [ValueKind]
    private let hasClosure: Bool
    private let namesakes: KnownFunctions.Namesakes
    private let wrapper: String
    private let shapes: [CallShape]
    /// Whether the call calls a function of a type itself; `nil` where that is not known.
    private let isStatic: Bool?

    /// Collects the functions that a call may call instead of a wrapper.
    init(_ resolution: CallResolution, _ query: Query) {
      let isSwift = resolution.isSwift
      labels = isSwift ? query.call.labels(in: resolution.tokens) : nil
      kinds =
        isSwift
        ? query.call.arguments.filter { !$0.isTrailing }.map {
          resolution.index.kind(ofArgument: $0.value)
        } : []
      hasClosure = query.call.arguments.contains { $0.isTrailing }
      wrapper = query.wrapper.name
      shapes = query.candidate.shapes
      isStatic = resolution.isSentToType(query)
      namesakes = resolution.known.namesakes(of: isSwift ? query.wrapper.base : wrapper)
    }

    /// How the call matches the wrapper; `nil` when it does not.
    var own: CallShape.Match? {
      guard !shapes.isEmpty, labels != nil else { return CallShape.Match() }
      return shapes.lazy.compactMap { match($0) }.min { $0.distance < $1.distance }
    }

    /// Whether the kinds of all arguments are known.
    var isSeen: Bool { !kinds.contains(.any) }

    /// How the other functions of a type match the call compared with the wrapper: the best rank; `nil` when
    /// none of them does.
    func rank(of owner: Int32, beside own: CallShape.Match) -> Rank? {
      namesakes[owner].lazy.compactMap { function -> Rank? in
        if function.name == wrapper, function.shape.map({ shapes.contains($0) }) ?? true {
          return nil
        }
        guard let other = match(function) else { return nil }
        let isRanked = zip(kinds, zip(own.kinds, other.kinds)).allSatisfy { kind, parameters in
          kind != .any || parameters.0 == parameters.1
        }
        if !isRanked { return .open }
        if other.distance == own.distance { return .equal }
        return other.distance < own.distance ? .nearer : .farther
      }.max()
    }

    /// Whether a function of a type accepts the call.
    func isTaken(by owner: Int32) -> Bool {
      namesakes[owner].contains { match($0) != nil }
    }

    /// Whether a function of some other type accepts the call.
    func isTaken(byAnyBut owners: [Int32], where mayBe: (Int32) -> Bool = { _ in true }) -> Bool {
      namesakes.isCut
        || namesakes.owners.contains {
          !owners.contains($0) && mayBe($0) && isTaken(by: $0)
        }
    }

    private func match(_ function: KnownFunctions.Function) -> CallShape.Match? {
      if function.owner != -1, let isStatic, isStatic != function.isStatic { return nil }
      guard let shape = function.shape else {
        return function.name == wrapper ? CallShape.Match() : nil
      }
      return match(shape)
    }

    private func match(_ shape: CallShape) -> CallShape.Match? {
      labels.flatMap { shape.match(labels: $0, kinds, hasClosure: hasClosure) }
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
    /// The match depends on the types of arguments, which are not known.
    case open
  }

  /// How certain it is that a call calls a wrapper and not another function with its name, where the receiver
  /// is of a type whose function the wrapper may be.
  ///
  /// Swift prefers a class's own function to an inherited function, and a function that is given all
  /// arguments to a function that needs defaults. If these rules select different functions, the call is only
  /// possible.
  func certaintyAmongNamesakes(
    _ query: Query, of type: Int32, sentTo receiver: Int32?
  ) -> Certainty {
    guard isSwift else { return .certain }
    let rivals = Rivals(self, query)
    guard let own = rivals.own else { return .none }
    if let rank = rivals.rank(of: type, beside: own), rank > .farther {
      return rank == .nearer ? .none : .possible
    }
    guard let receiver, type != -1 else { return .certain }
    // A property may hold a closure.
    if bindings.members.contains(tokens.tokens[query.name].link, of: receiver) { return .possible }
    if receiver != type, let rank = rivals.rank(of: receiver, beside: own) {
      return rank == .equal || rank == .nearer ? .none : .possible
    }
    // A class's own functions precede inherited ones.
    if receiver == type, own.distance == 0, rivals.isSeen { return .certain }
    let heritage = heritage(of: receiver)
    func mayComeFirst(_ owner: Int32) -> Bool {
      rivals.rank(of: owner, beside: own).map { receiver != type || $0 >= .nearer } ?? false
    }
    if heritage.ancestors.contains(where: { $0 != type && mayComeFirst($0) }) { return .possible }
    guard !heritage.isComplete else { return .certain }
    let name = text(ofType: receiver)
    let kinds = [WordKind.view, .controller].filter { $0.fits(name) }
    let isOpen = rivals.isTaken(byAnyBut: [-1, type, receiver]) { owner in
      let kind = WordKind(ofType: text(ofType: owner))
      return (kind.map { kinds.isEmpty || kinds.contains($0) } ?? true) && mayComeFirst(owner)
    }
    return isOpen ? .possible : .certain
  }
}
