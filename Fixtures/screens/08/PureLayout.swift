import PureLayout
import UIKit

final class ConfirmDialogViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let dimming = UIView()
        let dialog = UIView()
        let titleLabel = UILabel()
        let messageLabel = UILabel()
        let hLine = UIView()
        let vLine = UIView()
        let cancelButton = UIButton(type: .system)
        let confirmButton = UIButton(type: .system)

        view.addSubview(dimming)
        view.addSubview(dialog)
        dialog.addSubview(titleLabel)
        dialog.addSubview(messageLabel)
        dialog.addSubview(hLine)
        dialog.addSubview(vLine)
        dialog.addSubview(cancelButton)
        dialog.addSubview(confirmButton)

        dimming.autoPinEdgesToSuperviewEdges()

        dialog.autoCenterInSuperview()
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
            dialog.autoSetDimension(.width, toSize: 270)
        }
        dialog.autoMatch(.width, to: .width, of: view, withOffset: -40, relation: .lessThanOrEqual)
        dialog.autoPinEdge(toSuperviewEdge: .top, withInset: 20, relation: .greaterThanOrEqual)

        titleLabel.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16), excludingEdge: .bottom)

        messageLabel.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 4)
        messageLabel.autoPinEdge(.leading, to: .leading, of: titleLabel)
        messageLabel.autoPinEdge(.trailing, to: .trailing, of: titleLabel)

        hLine.autoPinEdge(.top, to: .bottom, of: messageLabel, withOffset: 20)
        hLine.autoPinEdge(toSuperviewEdge: .leading)
        hLine.autoPinEdge(toSuperviewEdge: .trailing)
        hLine.autoSetDimension(.height, toSize: 0.5)

        cancelButton.autoPinEdge(.top, to: .bottom, of: hLine)
        cancelButton.autoPinEdge(toSuperviewEdge: .leading)
        cancelButton.autoPinEdge(toSuperviewEdge: .bottom)
        cancelButton.autoSetDimension(.height, toSize: 44)

        vLine.autoPinEdge(.leading, to: .trailing, of: cancelButton)
        vLine.autoPinEdge(.top, to: .bottom, of: hLine)
        vLine.autoPinEdge(toSuperviewEdge: .bottom)
        vLine.autoSetDimension(.width, toSize: 0.5)

        confirmButton.autoPinEdge(.leading, to: .trailing, of: vLine)
        confirmButton.autoPinEdge(toSuperviewEdge: .trailing)
        confirmButton.autoMatch(.width, to: .width, of: cancelButton)
        confirmButton.autoPinEdge(.top, to: .top, of: cancelButton)
        confirmButton.autoPinEdge(.bottom, to: .bottom, of: cancelButton)
    }
}
