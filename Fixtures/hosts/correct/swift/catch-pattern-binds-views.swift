import UIKit

enum LayoutError: Error {
    case incomplete([String: UIView])
    case unknown
}

final class RecoveringView: UIView {
    private let views: [String: UIView] = ["whole": UIView()]

    func parts() throws -> [String: UIView] {
        throw LayoutError.incomplete(["half": UIView()])
    }

    func build() {
        do {
            _ = try parts()
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[whole]|", options: [], metrics: nil, views: views))
        } catch let LayoutError.incomplete(views) {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[half]", options: [], metrics: nil, views: views))
        } catch {
            print("[error", error)
        }
    }
}
