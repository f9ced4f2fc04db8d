/// A scan's knowledge of the names that a call gives its format.
package enum NameKnowledge: Sendable, Hashable {
  /// The call gives these names, and certainly no others.
  case exactly([KnownName])
  /// The call gives at least these names; there may be others.
  case atLeast([KnownName])

  /// Nothing is known.
  package static let unknown = NameKnowledge.atLeast([])

  /// The names that are certainly given.
  package var names: [KnownName] {
    switch self {
    case .exactly(let names), .atLeast(let names): names
    }
  }
}
