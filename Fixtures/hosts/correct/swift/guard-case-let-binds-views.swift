import UIKit

final class LoaderView: UIView {
    private let views: [String: UIView] = ["spinner": UIActivityIndicatorView()]

    func begin() {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(>=0)-[spinner]", options: [], metrics: nil, views: views))
    }

    func finish(_ result: Result<[String: UIView], Error>) {
        guard case let .success(views) = result else {
            removeConstraints(constraints)
            return
        }
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[loaded]|", options: [], metrics: nil, views: views))
    }

    func example() {
        finish(.success(["loaded": UIView()]))
    }
}
