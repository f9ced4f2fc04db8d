import VFLDiagnostics
import VFLSources

/// Finds out which findings are certain in strings that depend on choices.
///
/// `(a ? "H:" : "V:") + (b ? "[x]" : "|[x]|")` may be any of four strings, or only two of them if `a` and `b`
/// depend on each other. And a string that one condition chooses may never reach a call under another
/// condition. Two things are certain: each branch is taken at some time, and each call is reached.
///
/// So a fault in the text of a string that stands in the file as a whole always counts. Any other fault
/// counts if all strings that lead from one branch to the call have it, or all strings of the call.
struct SiteCombinations {
  /// For each call whose strings hang on choices, its sites.
  private var families: [SourceSpan: [Int]] = [:]
  private let sites: [FormatSite]

  /// Looks at the sites of a file.
  init(_ sites: [FormatSite]) {
    self.sites = sites
    let calls = Set(sites.lazy.filter { !$0.choices.isEmpty }.map { $0.call })
    guard !calls.isEmpty else { return }
    for (index, site) in sites.enumerated() where calls.contains(site.call) {
      families[site.call, default: []].append(index)
    }
  }

  /// Whether a finding of a site is certain, given which other sites have it.
  ///
  /// - Parameters:
  ///   - index: the site.
  ///   - ofText: whether the finding depends on the text alone.
  ///   - isSo: whether another site has the finding, too.
  func isCertain(_ index: Int, ofText: Bool, _ isSo: (Int) -> Bool) -> Bool {
    let site = sites[index]
    if ofText, !site.isComposed { return true }
    guard let family = families[site.call] else { return ofText || !site.hasUnreadRivals }
    let isCertainInBranch = site.choices.contains { choice in
      choice.leadsToCall
        && family.allSatisfy { other in
          !sites[other].choices.contains(where: choice.meets) || isSo(other)
        }
    }
    return isCertainInBranch || !site.hasUnreadRivals && family.allSatisfy(isSo)
  }
}

extension Diagnostic {
  /// A code and a location; diagnostics that share both report the same fault.
  struct Place: Hashable {
    fileprivate let code: DiagnosticCode
    fileprivate let location: SourceLocation?
  }

  /// The code and the location.
  var place: Place { Place(code: code, location: location) }

  /// Whether the diagnostic is about a text alone, whatever names and options are given.
  var isOfText: Bool {
    let others: [DiagnosticCode] = [.selfSize, .contradictoryPredicates, .uselessOption]
    return !["VFL02", "VFL03"].contains(where: code.rawValue.hasPrefix) && !others.contains(code)
  }
}
