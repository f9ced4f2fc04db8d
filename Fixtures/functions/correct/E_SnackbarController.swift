import UIKit

final class SnackbarController: UIViewController {
    private let snackbar = UIView()
    private let spacer = UIView()

    private func collapseSnackbar() {
        NSLayoutConstraint.deactivate(snackbar.constraints)
        snackbar.alpha = 0.5
    }

    private func uninstall(_ view: UIView) {
        NSLayoutConstraint.deactivate(view.constraints)
    }

    func morph() {
        view.addSubview(snackbar)
        snackbar.translatesAutoresizingMaskIntoConstraints = false
        snackbar.heightAnchor.constraint(equalToConstant: 48).isActive = true
        snackbar.widthAnchor.constraint(equalToConstant: 320).isActive = true
        view.layoutIfNeeded()

        UIView.animate(withDuration: 0.25, animations: collapseSnackbar)
        snackbar.heightAnchor.constraint(equalToConstant: 8).isActive = true
        snackbar.widthAnchor.constraint(equalToConstant: 64).isActive = true
    }

    func relayoutAll() {
        view.addSubview(spacer)
        spacer.translatesAutoresizingMaskIntoConstraints = false
        spacer.heightAnchor.constraint(equalToConstant: 16).isActive = true
        view.layoutIfNeeded()

        view.subviews.forEach(uninstall)
        spacer.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
}
