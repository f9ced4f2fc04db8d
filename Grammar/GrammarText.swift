/// The grammar of the visual format language, as `vfl.ebnf` holds it.
///
/// The file is put into the program when it is built, so neither can differ from the other.
package enum GrammarText {
  /// The bytes of the file.
  package static var bytes: [UInt8] { PackageResources.vfl_ebnf }
}
