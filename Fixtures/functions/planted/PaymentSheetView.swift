import UIKit
import SnapKit

final class PaymentSheetView: UIView {
    private let grabber = UIView()
    private let amountLabel = UILabel()
    private let cardRow = UIView()
    private let payButton = UIButton()
    private let termsLabel = UILabel()

    private func installGrabber() {
        addSubview(grabber)
        grabber.snp.makeConstraints { make in
            make.width.equalTo(60)
            make.top.equalToSuperview().offset(4)
        }
        grabber.snp.remakeConstraints { make in
            make.top.equalToSuperview().offset(8)
            make.centerX.equalToSuperview()
            make.width.equalTo(36)
            make.height.equalTo(5)
        }
        grabber.snp.makeConstraints { make in
            make.width.equalTo(40)
        }
    }

    private func installAmount() {
        let column = UIView()
        addSubview(column)
        column.addSubview(amountLabel)
        column.snp.makeConstraints {
            $0.width.equalTo(240)
            $0.leading.top.equalToSuperview().offset(16)
        }
        amountLabel.snp.makeConstraints {
            $0.width.equalToSuperview().dividedBy(3)
            $0.top.bottom.leading.equalToSuperview()
            $0.width.equalTo(90)
        }
    }

    private func installCardRow() {
        let logo = UIImageView()
        addSubview(cardRow)
        cardRow.addSubview(logo)
        cardRow.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(amountLabel.snp.bottom)
            make.height.lessThanOrEqualTo(60)
        }
        logo.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(20)
            make.leading.equalToSuperview().offset(16)
            make.size.equalTo(CGSize(width: 46, height: 30))
            make.bottom.equalToSuperview().offset(-20)
        }
    }

    private func installPayButton(inset: CGFloat) {
        addSubview(payButton)
        payButton.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(16)
            make.height.equalTo(50)
            make.top.equalTo(cardRow.snp.bottom).offset(inset)
        }
        payButton.snp.makeConstraints { make in
            make.top.equalTo(cardRow.snp.bottom).offset(inset + 4)
        }
    }

    private func installTerms() {
        addSubview(termsLabel)
        termsLabel.snp.makeConstraints {
            $0.centerX.equalToSuperview()
            $0.height.equalTo(32)
            $0.bottom.equalTo(payButton.snp.top).offset(-8)
            $0.top.equalTo(payButton.snp.top).offset(-44)
        }
    }
}
