import UIKit

enum Slot: String, CaseIterable {
    case left, right, middle

    var format: String {
        switch self {
        case .left: return "H:|[left]"
        case .right: return "H:[right]|"
        case .middle: return "H:[left][middle][right]"
        }
    }

    static var all: [String: UIView] = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, UIView()) })
    static func views(for slot: Slot) -> [String: UIView] {
        slot == .middle ? all : [slot.rawValue: all[slot.rawValue]!]
    }
    var names: [String: UIView] { self == .middle ? Slot.all : [rawValue: UIView()] }
}

final class SlotsView: UIView {
    func build() {
        for slot in Slot.allCases {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: slot.format, options: [], metrics: nil, views: Slot.views(for: slot)))
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[\(slot)]|", options: [], metrics: nil, views: slot.names))
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: Slot.left.format, options: [], metrics: nil, views: Slot.left.names))
    }
}
