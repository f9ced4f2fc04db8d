import VFLDiagnostics
import VFLSources

/// Which findings are certain in strings that are put together from the branches of several choices.
///
/// `(a ? "H:" : "V:") + (b ? "[x]" : "|[x]|")` may be any of four strings, or only two of them where
/// `a` and `b` hang together. What is certain is that each branch is taken at some time. So a fault
/// of one of the strings counts when there is a branch all of whose strings have it.
struct SiteCombinations {
  /// For each site the others of its call, where it is put together from several choices.
  private var families: [SourceSpan: [Int]] = [:]
  private let sites: [FormatSite]

  /// Looks at the sites of a file.
  init(_ sites: [FormatSite]) {
    self.sites = sites
    let calls = Set(sites.lazy.filter { $0.choices.count > 1 }.map(\.call))
    guard !calls.isEmpty else { return }
    for (index, site) in sites.enumerated() where calls.contains(site.call) {
      families[site.call, default: []].append(index)
    }
  }

  /// Whether something is so for certain that is so for a site, and for some of the others.
  func isCertain(_ index: Int, _ isSo: (Int) -> Bool) -> Bool {
    let site = sites[index]
    guard site.choices.count > 1, let family = families[site.call] else { return true }
    return site.choices.contains { choice in
      family.allSatisfy { !sites[$0].choices.contains(choice) || isSo($0) }
    }
  }
}

extension Diagnostic {
  /// Whether another diagnostic tells the same fault of the same place, in whatever words.
  func isSame(as other: Diagnostic) -> Bool { code == other.code && location == other.location }
}
