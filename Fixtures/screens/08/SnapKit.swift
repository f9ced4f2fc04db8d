import SnapKit
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

        dimming.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview()
        }
        dialog.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalTo(270).priority(999)
            make.width.lessThanOrEqualToSuperview().offset(-40)
            make.top.greaterThanOrEqualToSuperview().offset(20)
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalToSuperview().inset(20)
            make.leading.trailing.equalToSuperview().inset(16)
        }
        messageLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(4)
            make.leading.trailing.equalTo(titleLabel)
        }
        hLine.snp.makeConstraints { make in
            make.top.equalTo(messageLabel.snp.bottom).offset(20)
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(0.5)
        }
        cancelButton.snp.makeConstraints { make in
            make.top.equalTo(hLine.snp.bottom)
            make.leading.bottom.equalToSuperview()
            make.height.equalTo(44)
        }
        vLine.snp.makeConstraints { make in
            make.leading.equalTo(cancelButton.snp.trailing)
            make.top.equalTo(hLine.snp.bottom)
            make.bottom.equalToSuperview()
            make.width.equalTo(0.5)
        }
        confirmButton.snp.makeConstraints { make in
            make.leading.equalTo(vLine.snp.trailing)
            make.trailing.equalToSuperview()
            make.width.top.bottom.equalTo(cancelButton)
        }
    }
}
