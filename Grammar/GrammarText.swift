/// The grammars of the visual format language, as `vfl.ebnf` and `extended.ebnf` hold them.
///
/// The files are put into the program when it is built, so neither can differ from the other.
package enum GrammarText {
  /// The bytes of the grammar of Apple's dialect.
  package static var bytes: [UInt8] { PackageResources.vfl_ebnf }

  /// The bytes of the grammar of the extended dialect.
  package static var extendedBytes: [UInt8] { PackageResources.extended_ebnf }
}
