import UIKit

class ShadowController: UIViewController {
    let spinner = UIActivityIndicatorView()
    let retry = UIButton()

    func showBoth() {
        let views: [String: UIView] = ["spinner": spinner]
        UIView.animate(withDuration: 0.3, animations: {
            let views: [String: UIView] = ["retry": self.retry]
            self.view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[retry]-|", options: [], metrics: nil, views: views))
            self.view.layoutIfNeeded()
        }, completion: { _ in
            self.view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[spinner]", options: [], metrics: nil, views: views))
        })
        do {
            let views: [String: UIView] = ["s": spinner, "r": retry]
            view.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:[s]-[r]", options: [], metrics: nil, views: views))
        }
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(>=20)-[spinner]", options: [], metrics: nil, views: views))
    }
}
