package import VFLDiagnostics
package import VFLLowering
package import VFLSources

/// The check of all format strings of a host file.
package enum SiteCheck {
  /// Checks the sites of a file, in their order.
  package static func check(
    _ scan: HostScan, spacing: StandardSpacing = .classic
  ) -> [CheckedSite] {
    scan.sites.map { CheckedSite($0, spacing: spacing) }
  }

  /// What is wrong with the sites, by position, each finding once: a string that is given to two
  /// calls has its faults only once.
  package static func diagnostics(of sites: [CheckedSite]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return sites.flatMap(\.diagnostics).filter { seen.insert($0).inserted }.inTextOrder
  }
}
