package import VFLDiagnostics
package import VFLSources
import VFLSyntax

/// The check of the strings of a host file that are of the extended dialect: of their language alone.
package enum ExtendedSites {
  /// What is wrong with them, in the bytes of the file.
  package static func diagnostics(of sites: [FormatSite]) -> [Diagnostic] {
    sites.flatMap { site in
      FormatTree.parse(site.literal.text, dialect: .extended, origin: .document).diagnostics.map {
        CheckedSite.inFile($0, of: site)
      }
    }
  }
}
