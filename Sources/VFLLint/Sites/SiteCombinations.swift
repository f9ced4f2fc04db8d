import VFLDiagnostics
import VFLSources

/// Determines which diagnostics are certain for strings that depend on conditions.
///
/// `(a ? "H:" : "V:") + (b ? "[x]" : "|[x]|")` can create four strings, or only two if `a` and `b` depend on
/// each other. A string that is chosen by one condition may also never reach a call under another condition.
/// The only assumptions are that each branch is taken at some time, and that each call is reached.
///
/// Therefore, an error in the text of a string that is a single literal is always certain, unless the program
/// may never give the string to the call. Any other error is certain if it occurs in all strings that lead from
/// one branch to the call, or in all strings of the call.
struct SiteCombinations {
  /// For each call whose strings depend on conditions, the indices of its call sites.
  private var families: [SourceSpan: [Int]] = [:]
  private let sites: [FormatSite]

  /// Groups the call sites of a file by call.
  init(_ sites: [FormatSite]) {
    self.sites = sites
    let calls = Set(sites.lazy.filter { !$0.choices.isEmpty }.map { $0.call })
    guard !calls.isEmpty else { return }
    for (index, site) in sites.enumerated() where calls.contains(site.call) {
      families[site.call, default: []].append(index)
    }
  }

  /// Whether a diagnostic of a call site is certain.
  ///
  /// - Parameters:
  ///   - index: The index of the call site.
  ///   - ofText: Whether the diagnostic depends only on the format string, not on names and options.
  ///   - isSo: Returns whether the call site with an index has the same diagnostic.
  func isCertain(_ index: Int, ofText: Bool, _ isSo: (Int) -> Bool) -> Bool {
    let site = sites[index]
    if ofText, !site.isComposed, !site.mayBeExcluded { return true }
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
  /// A code and a location.
  ///
  /// Two diagnostics with the same code and the same location report the same problem.
  struct Place: Hashable {
    fileprivate let code: DiagnosticCode
    fileprivate let location: SourceLocation?
  }

  /// The code and the location of the diagnostic.
  var place: Place { Place(code: code, location: location) }

  /// Whether the diagnostic depends only on the format string, not on names and options.
  var isOfText: Bool {
    let others: [DiagnosticCode] = [.selfSize, .contradictoryPredicates, .uselessOption]
    return !["VFL02", "VFL03"].contains(where: code.rawValue.hasPrefix) && !others.contains(code)
  }
}
