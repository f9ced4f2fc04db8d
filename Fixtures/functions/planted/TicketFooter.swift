import UIKit
import SnapKit

extension TicketView {

    func addFooter() {
        let footer = UIView()
        addSubview(footer)
        footer.snp.makeConstraints {
            $0.left.right.equalToSuperview()
            $0.height.equalTo(44)
            $0.top.equalTo(snp.bottom).offset(-50)
            $0.bottom.equalToSuperview()
        }
    }

    func addBarcode() {
        let plate = UIView()
        let barcode = UIImageView()
        addSubview(plate)
        plate.addSubview(barcode)
        plate.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.top.equalToSuperview().offset(20)
            make.width.equalTo(140)
        }
        barcode.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.width.height.equalTo(120)
            make.leading.equalToSuperview()
            make.trailing.equalToSuperview()
        }
    }

    func addSeat(row: Int) {
        let seat = UILabel()
        let height: CGFloat = 30
        seat.text = "\(row)"
        addSubview(seat)
        seat.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(row * 8)
            make.height.equalTo(height)
            make.top.equalToSuperview()
        }
        seat.snp.makeConstraints { make in
            make.height.greaterThanOrEqualTo(height + 1)
        }
    }

    func addGate() {
        let gate = UILabel()
        addSubview(gate)
        let size: (UIView) -> Void = { view in
            view.snp.makeConstraints { $0.width.equalTo(64) }
        }
        gate.snp.makeConstraints { make in
            make.top.trailing.equalToSuperview().inset(8)
            make.width.equalTo(60)
        }
        size(gate)
    }
}

final class TicketView: UIView {}
