import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLText
import VFLVerification

/// `vfl verify --widest`: prints the widest contents with which a layout has all its properties.
struct WidestContents {
  private let layout: VerifiedLayout
  private let views: [String]

  /// Creates the search for a layout without errors.
  init(_ layout: VerifiedLayout, _ views: [String]) { (self.layout, self.views) = (layout, views) }

  /// The error for the first view that has no content with a width; `nil` if all have one.
  var error: LazyDiagnostic? {
    let known = layout.viewsWithContentWidth
    guard let unknown = views.first(where: { !known.contains($0) }) else { return nil }
    return .malformedFlagValue(
      flag: Flag.widest.name, value: unknown,
      expected: known.isEmpty
        ? "a view whose content has a width; the layout has none"
        : "a view whose content has a width, such as `\(known[0])`")
  }

  /// Searches for the widths, and returns those that are found; `nil` after Ctrl-C.
  func budgets(
    timeLimit: Int?, on console: inout some Console
  ) -> Result<[TextBudget], LayoutFamily.Failure>? {
    let (layout, views) = (layout, views)
    let found = LockedValue(Result<[TextBudget], LayoutFamily.Failure>.success([]))
    if timeLimit != 0 {
      _ = BackgroundComputation.result(on: &console, timeLimit: timeLimit) { progress in
        for view in views {
          progress.step = .widening(view: view)
          for direction in layout.directions {
            do throws(LayoutFamily.Failure) {
              let budget = try layout.budget(of: view, direction)
              found.withLock { known in known = known.map { $0 + [budget] } }
            } catch {
              found.withLock { $0 = .failure(error) }
              return
            }
          }
        }
      }
      if console.isInterrupted { return nil }
    }
    return found.withLock { $0 }
  }
}
