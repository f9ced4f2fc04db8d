package import VFLDiagnostics
package import VFLSources
import VFLSyntax

/// Checks the strings in a source file that use the extended dialect.
///
/// Only the syntax is checked.
package enum ExtendedSites {
  /// Returns the syntax errors of the strings, with spans in the file.
  package static func diagnostics(of sites: [FormatSite]) -> [Diagnostic] {
    sites.flatMap { site in
      FormatTree.parse(site.literal.text, dialect: .extended, origin: .document).diagnostics.map {
        CheckedSite.inFile($0, of: site)
      }
    }
  }
}
