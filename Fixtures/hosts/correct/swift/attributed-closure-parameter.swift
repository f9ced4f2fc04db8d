import UIKit

final class StreamedView: UIView {
    private let views: [String: UIView] = ["own": UIView()]

    func load(_ body: @escaping @MainActor ([String: UIView]) -> Void) {
        Task { @MainActor in body(["streamed": UIView()]) }
    }

    func build() {
        load { @MainActor views in
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[streamed]|", metrics: nil, views: views))
        }
        load { @MainActor [weak self] (views) in
            self?.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[streamed]|", metrics: nil, views: views))
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[own]|", metrics: nil, views: views))
    }
}
