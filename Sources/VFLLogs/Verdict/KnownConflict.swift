package import VFLRecords

/// A conflict that is known from public reports, and that the system has a part in.
///
/// An entry is recognised by what is said of it in public: classes, identifiers and forms.
package struct KnownConflict: Sendable, Hashable {
  /// A sign that has to be in a list of constraints.
  package enum Sign: Sendable, Hashable {
    /// A view, or a guide, whose class begins so, or the name in its place.
    case view(String)
    /// A view of a class that shows or takes something, such as a list or a slider.
    case content
    /// A constraint whose identifier begins so.
    case identifier(String)
    /// A guide with this identifier.
    case guide(String)
    /// A view of a class that begins so gets one of these sizes; any at all where there are none.
    case size(String, Attribute, [Double])
    /// No constraint but one is listed.
    case alone
  }

  /// The judgement on a known conflict.
  package enum Standing: String, Sendable, Hashable {
    /// The conflict is reported as a fault of the system.
    case fault
    /// The conflict has no visible effect, as far as is known.
    case harmless
    /// The program can avoid the conflict.
    case avoidable
  }

  /// The name of the entry, a single word.
  package let name: String
  /// What happens, as a clause.
  package let title: String
  /// The versions in whose logs it is known.
  package let systems: String
  /// How the conflict is to be judged.
  package let standing: Standing
  /// What helps, as a clause; `nil` where nothing is known to.
  package let cure: String?
  /// The numbers under which it is reported.
  package var reports: [String] = []
  /// Where people have told of it.
  package let sources: [String]
  /// Whether a view of the program's has its part in it, though no class tells so.
  var involvesProgram = false
  /// What has to be listed, all of it.
  package let signs: [Sign]
  /// A list of an invented example, a description each, without the head and the brackets.
  package let example: [String]

  /// The classes of views that show or take something.
  fileprivate static let contentClasses = [
    "UITextView", "UITableView", "UICollectionView", "UIPickerView", "UIDatePicker", "UIWebView",
    "WKWebView", "MKMapView", "UISlider", "UISwitch", "UIProgressView",
  ]

  /// Whether its signs leave no room for a view of the program's.
  var isOfSystemAlone: Bool { signs.contains(.alone) }

  /// What is known, in sentences.
  var notes: [String] {
    var text = "known of \(systems): \(title)"
    if !reports.isEmpty { text += "; reported as \(reports.joined(separator: ", "))" }
    return [text, "told in \(sources.joined(separator: ", "))"]
  }

  /// The entry that a list of constraints is a case of; `nil` where none is known.
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
    case .alone: count == 1
    }
  }
}

extension LoggedConstraint {
  /// The views and guides that it is about.
  var items: [LoggedItem] { second.map { [first.item, $0.item] } ?? [first.item] }
}
