import VFLCodeLayouts
import VFLCompiler
import VFLDiagnostics
import VFLSources
import VFLText

/// The conflicts that are reported for a source file.
enum CodeConflicts {
  /// Returns the lines of the members of each conflict, in the order of the file.
  static func lines(_ text: String, _ language: HostLanguage = .swift) -> [[Int]] {
    members(of: text, language).map { $0.map { $0.line } }
  }

  /// Returns the equations of the members of each conflict, in the order of the file.
  static func equations(_ text: String, _ language: HostLanguage = .swift) -> [[String]] {
    members(of: text, language).map { $0.map { $0.equation } }
  }

  /// Returns the conflicts of the statements of a method of a view controller.
  static func equations(of statements: String) -> [[String]] {
    equations(method(statements))
  }

  /// Returns a view controller with two views and a method that contains some statements.
  static func method(_ statements: String) -> String {
    """
    final class Card: UIViewController {
      let title = UILabel(), icon = UIImageView()
      func build(flag: Bool, gap: CGFloat, views: [UIView]) {
        \(statements)
      }
    }
    """
  }

  private static func members(
    of text: String, _ language: HostLanguage
  ) -> [[(line: Int, equation: String)]] {
    let levels = RuleLevels()
    let check = CodeLayoutCheck(
      HostFile(Array(text.utf8), language: language), name: "Card", levels: levels)
    return check.groups.flatMap { group in
      group.diagnostics.map { diagnostic in
        var origins: [SourceOrigin] = []
        for location in [diagnostic.location] + diagnostic.labels.map({ $0.location }) {
          if let origin = location?.origin, !origins.contains(origin) { origins.append(origin) }
        }
        let sources = group.sources.filter { origins.contains($0.origin) }
        let members = sources.map { source in
          (line: source.line, equation: String(decoding: source.bytes, as: UTF8.self))
        }
        return members.sorted { ($0.line, $0.equation) < ($1.line, $1.equation) }
      }
    }
  }
}
