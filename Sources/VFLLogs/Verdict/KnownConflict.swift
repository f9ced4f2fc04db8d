package import VFLRecords

/// A conflict that public reports describe and that involves the system.
///
/// An entry is recognized by classes, identifiers and constraints from these reports.
package struct KnownConflict: Sendable, Hashable {
  /// A property that a list of constraints must have.
  package enum Sign: Sendable, Hashable {
    /// A view or guide whose class or name begins with this string.
    case view(String)
    /// A view of a class that displays or accepts content, such as a list or a slider.
    case content
    /// A constraint whose identifier begins with this string.
    case identifier(String)
    /// A guide with this identifier.
    case guide(String)
    /// A size constraint on a view whose class begins with this string.
    ///
    /// The constant is one of the numbers. An empty array matches any constant.
    case size(String, Attribute, [Double])
    /// A width without an identifier, on a view of a public class.
    case plainWidth
    /// The list contains exactly one constraint.
    case alone
  }

  /// The severity of a known conflict.
  package enum Standing: String, Sendable, Hashable {
    /// The conflict is reported as a bug in the system.
    case bug
    /// The conflict has no known visible effect.
    case harmless
    /// The program can avoid the conflict.
    case avoidable
  }

  /// The name of the entry, a single word.
  package let name: String
  /// The event that causes the conflict, as a clause.
  package let title: String
  /// The versions that log the conflict.
  package let systems: String
  /// The severity of the conflict.
  package let standing: Standing
  /// The workaround, as a clause in the imperative, or `nil` if none is known.
  package let cure: String?
  /// The numbers of the bug reports.
  package var reports: [String] = []
  /// The sources in which people have described the conflict.
  package let sources: [String]
  /// Whether a view of the program is involved even if no class in the list shows this.
  var involvesProgram = false
  /// The properties that a matching list must have.
  package let signs: [Sign]
  /// An invented list of constraint descriptions as an example, without the first sentence and the brackets.
  package let example: [String]

  /// The classes of views that display or accept content.
  fileprivate static let contentClasses = [
    "UITextView", "UITableView", "UICollectionView", "UIPickerView", "UIDatePicker", "UIWebView",
    "WKWebView", "MKMapView", "UISlider", "UISwitch", "UIProgressView",
  ]

  /// Whether ``signs`` exclude views of the program.
  var isOfSystemAlone: Bool { signs.contains(.alone) }

  /// A description of the conflict, as notes.
  var notes: [String] {
    var text = "known issue in \(systems): \(title)"
    if !reports.isEmpty { text += "; reported as \(reports.joined(separator: ", "))" }
    return [text, "see \(sources.joined(separator: ", "))"]
  }

  /// Returns the entry that matches a list of constraints, or `nil` if there is none.
  static func recognised(in constraints: [LoggedConstraint]) -> KnownConflict? {
    all.first { known in
      known.signs.allSatisfy { sign in constraints.show(sign) }
    }
  }
}

extension [LoggedConstraint] {
  fileprivate func show(_ sign: KnownConflict.Sign) -> Bool {
    switch sign {
    case .view(let start):
      contains { constraint in
        constraint.items.contains {
          $0.className.hasPrefix(start) || $0.name?.hasPrefix(start) == true
        }
      }
    case .content:
      contains { constraint in
        constraint.items.contains { KnownConflict.contentClasses.contains($0.className) }
      }
    case .identifier(let start): contains { $0.identifier?.hasPrefix(start) == true }
    case .guide(let identifier):
      contains { constraint in constraint.items.contains { $0.label == identifier } }
    case .size(let start, let attribute, let sizes):
      contains { constraint in
        constraint.first.attribute == attribute && constraint.second == nil
          && constraint.first.item.className.hasPrefix(start)
          && (sizes.isEmpty || sizes.contains(constraint.constant))
      }
    case .plainWidth:
      contains { constraint in
        constraint.first.attribute == .width && constraint.second == nil
          && constraint.origin == nil && constraint.maker == .anybody
          && constraint.first.item.maker == .anybody
      }
    case .alone: count == 1
    }
  }
}

extension LoggedConstraint {
  /// The views and guides of the constraint.
  var items: [LoggedItem] { second.map { [first.item, $0.item] } ?? [first.item] }
}
