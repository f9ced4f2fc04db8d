import VFLSources
import VFLSyntax

/// The variables of views, with the dictionaries that contain them.
///
/// A view in several dictionaries can have constraints from the format strings of each.
struct ViewVariables {
  /// For each variable the dictionaries whose values include it.
  private var sources: [String: Set<Int>] = [:]

  init(_ sites: [CheckedSite]) {
    for site in sites.map({ $0.site }) {
      for name in site.views.names {
        guard let variable = name.variable else { continue }
        sources[variable, default: []].insert(site.viewsSource ?? -1)
      }
    }
  }

  /// Returns the names of views that format strings with other dictionaries may constrain.
  ///
  /// These are all names if the dictionary of the format strings is unknown.
  func views(of sites: [CheckedSite], usedOutside source: Int?) -> Set<String> {
    guard let source else {
      return Set(sites.flatMap { $0.tree.chainViewNames })
    }
    var names: Set<String> = []
    for name in sites.flatMap({ $0.site.views.names }) {
      if let variable = name.variable, sources[variable] != [source] { names.insert(name.name) }
    }
    return names
  }
}
