/// The grammars of the visual format language, from the files `vfl.ebnf`, `extended.ebnf` and
/// `equation.ebnf`.
///
/// The files are embedded in the program when it is built, so that the program always has the same grammars.
package enum GrammarText {
  /// The bytes of the grammar of Apple's dialect.
  package static var bytes: [UInt8] { PackageResources.vfl_ebnf }

  /// The bytes of the grammar of the extended dialect.
  package static var extendedBytes: [UInt8] { PackageResources.extended_ebnf }

  /// The bytes of the grammar of equations.
  package static var equationBytes: [UInt8] { PackageResources.equation_ebnf }
}
