import SnapKit
import UIKit

class BrowserToolbar: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        installItems()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func installItems() {
        let separator = UIView()
        let backButton = UIButton(type: .system)
        let spacer1 = UIView()
        let forwardButton = UIButton(type: .system)
        let spacer2 = UIView()
        let shareButton = UIButton(type: .system)
        let spacer3 = UIView()
        let tabsButton = UIButton(type: .system)
        let badge = UILabel()

        addSubview(separator)
        addSubview(backButton)
        addSubview(spacer1)
        addSubview(forwardButton)
        addSubview(spacer2)
        addSubview(shareButton)
        addSubview(spacer3)
        addSubview(tabsButton)
        tabsButton.addSubview(badge)

        separator.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(1)
        }
        backButton.snp.makeConstraints { make in
            make.leading.equalTo(self).offset(16)
            make.centerY.equalTo(self)
        }
        spacer1.snp.makeConstraints { make in
            make.leading.equalTo(backButton.snp.trailing)
            make.width.greaterThanOrEqualTo(8)
            make.height.equalTo(1).priority(.low)
            make.centerY.equalToSuperview()
        }
        forwardButton.snp.makeConstraints { make in
            make.leading.equalTo(spacer1.snp.trailing)
            make.centerY.width.equalTo(backButton)
        }
        spacer2.snp.makeConstraints { make in
            make.leading.equalTo(forwardButton.snp.trailing)
            make.width.height.equalTo(spacer1)
            make.centerY.equalToSuperview()
        }
        shareButton.snp.makeConstraints { make in
            make.leading.equalTo(spacer2.snp.trailing)
            make.centerY.equalTo(backButton).offset(-1)
        }
        spacer3.snp.makeConstraints { make in
            make.leading.equalTo(shareButton.snp.trailing)
            make.width.equalTo(spacer1).multipliedBy(2)
            make.height.equalTo(spacer1)
            make.centerY.equalToSuperview()
        }
        tabsButton.snp.makeConstraints { make in
            make.leading.equalTo(spacer3.snp.trailing)
            make.trailing.equalTo(self).offset(-16)
            make.centerY.equalTo(backButton)
        }
        badge.snp.makeConstraints { make in
            make.centerX.equalTo(tabsButton.snp.trailing)
            make.centerY.equalTo(tabsButton.snp.top)
            make.height.equalTo(16)
            make.width.greaterThanOrEqualTo(badge.snp.height)
        }
    }
}
