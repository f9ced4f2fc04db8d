import UIKit
import SnapKit

final class CouponView: UIView {
    let ticket = UIView()
    let stub = UIView()
    let codeLabel = UILabel()
    let icon = UIImageView()
    let expiry = UILabel()

    func layoutTicket() {
        addSubview(ticket)
        ticket.addSubview(stub)
        ticket.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalTo(300)
            make.height.equalTo(120)
        }
        stub.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(100)
        }
    }

    func layoutIcon() {
        stub.addSubview(icon)
        icon.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(12)
            make.centerY.equalToSuperview()
            make.size.equalTo(40)
        }
        icon.layer.cornerRadius = 20
        icon.snp.makeConstraints { make in
            make.width.equalTo(44)
        }
    }

    func layoutCode() {
        stub.addSubview(codeLabel)
        codeLabel.snp.makeConstraints { make in
            make.centerY.equalToSuperview()
            make.leading.equalToSuperview().offset(64)
            make.top.equalToSuperview().offset(10)
            make.bottom.equalToSuperview().inset(20)
        }
    }

    func layoutExpiry() {
        addSubview(expiry)
        expiry.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(10)
            $0.bottom.equalToSuperview().offset(-4)
            $0.leading.trailing.equalToSuperview().inset(12)
        }
    }
}
