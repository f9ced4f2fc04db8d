import VFLSources
import VFLSyntax

/// The variables of views, with the dictionaries that contain them.
///
/// A view in several dictionaries can have constraints from the format strings of each.
struct ViewVariables {
  /// For each variable the dictionaries whose values include it; for `nil` those with a value whose variable is not
  /// known.
  private var sources: [Int?: Set<Int>] = [:]

  init(_ sites: [CheckedSite]) {
    for site in sites.map({ $0.site }) {
      for name in site.views.names {
        sources[name.variableNumber, default: []].insert(site.viewsSource ?? -1)
      }
    }
  }

  /// Returns the names of views that format strings with other dictionaries may constrain.
  ///
  /// These are all names if the dictionary of the format strings is unknown.
  func views(of sites: [CheckedSite], usedOutside source: Int?) -> Set<String> {
    guard let source else { return Set(sites.flatMap { $0.tree.chainViewNames }) }
    let names = sites.flatMap { $0.site.views.names }
    return Set(names.filter { sources[$0.variableNumber] != [source] }.map { $0.name })
  }
}
