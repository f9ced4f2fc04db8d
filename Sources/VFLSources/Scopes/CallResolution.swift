/// Finds out whether a call calls a wrapper.
///
/// The receiver has to be of the type whose function the wrapper is, or of a type below that one, and no other
/// function may take its place.
final class CallResolution {
  /// The declarations of the file.
  let index: FileIndex
  /// The names of the types whose declarations in other files decide whether a call is one of a wrapper.
  private(set) var soughtTypes: Set<String> = []

  /// Creates a resolution that knows the functions of a file.
  init(_ index: FileIndex) { self.index = index }

  /// Adds the functions, types and properties of other files.
  func add(_ shared: SharedWrappers) {}

  /// How certain it is that a call, whose name a token is, calls a wrapper.
  func certainty(
    of call: Expression.Call, named token: Int, in context: CallContext, of candidate: Candidate
  ) -> Certainty { .none }

  /// How certain it is that a call with the name of the system's function calls it.
  func systemCall(
    _ call: Expression.Call, named token: Int, in context: CallContext
  ) -> SystemCall? { nil }

  /// Whether arguments may be those of a wrapper, by their number and form.
  func fits(_ arguments: CallArguments, _ candidate: Candidate) -> Bool { true }
}
