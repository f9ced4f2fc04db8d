import UIKit
import SnapKit

final class DashboardViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        buildDashboard()
    }

    private func buildDashboard() {
        let headerLabel = UILabel()
        let refreshButton = UIButton(type: .system)
        let salesTile = UIView()
        let ordersTile = UIView()
        let visitsTile = UIView()
        let chartTile = UIView()
        let salesTitle = UILabel()
        let salesValue = UILabel()
        let ordersTitle = UILabel()
        let ordersValue = UILabel()
        let chartLegend = UILabel()
        let chartPlot = UIView()

        [headerLabel, refreshButton, salesTile, ordersTile, visitsTile, chartTile].forEach { view.addSubview($0) }
        [salesTitle, salesValue].forEach { salesTile.addSubview($0) }
        [ordersTitle, ordersValue].forEach { ordersTile.addSubview($0) }
        [chartLegend, chartPlot].forEach { chartTile.addSubview($0) }

        headerLabel.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().offset(20)
        }
        refreshButton.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(headerLabel.snp.trailing).offset(12)
            make.trailing.equalToSuperview().offset(-20)
            make.centerY.equalTo(headerLabel)
        }
        salesTile.snp.makeConstraints { make in
            make.top.equalTo(headerLabel.snp.bottom).offset(16)
            make.leading.equalToSuperview().offset(20)
            make.height.equalTo(salesTile.snp.width).dividedBy(2).priority(800)
            make.height.greaterThanOrEqualTo(90)
        }
        ordersTile.snp.makeConstraints { make in
            make.leading.equalTo(salesTile.snp.trailing).offset(16)
            make.top.size.equalTo(salesTile)
        }
        visitsTile.snp.makeConstraints { make in
            make.leading.equalTo(ordersTile.snp.trailing).offset(16)
            make.trailing.equalToSuperview().offset(-20)
            make.top.width.height.equalTo(salesTile)
        }
        chartTile.snp.makeConstraints { make in
            make.top.equalTo(salesTile.snp.bottom).offset(16)
            make.leading.trailing.bottom.equalToSuperview().inset(20)
            make.height.greaterThanOrEqualTo(160)
        }

        salesTitle.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
        }
        salesValue.snp.makeConstraints { make in
            make.leading.equalTo(salesTitle)
            make.top.greaterThanOrEqualTo(salesTitle.snp.bottom).offset(4)
            make.bottom.equalToSuperview().inset(12)
        }
        ordersTitle.snp.makeConstraints { make in
            make.top.leading.equalTo(ordersTile).inset(12)
            make.trailing.lessThanOrEqualTo(ordersTile).inset(12)
        }
        ordersValue.snp.makeConstraints { make in
            make.leading.equalTo(ordersTitle)
            make.lastBaseline.equalTo(salesValue)
        }
        chartLegend.snp.makeConstraints { make in
            make.top.trailing.equalToSuperview().inset(12)
            make.leading.greaterThanOrEqualToSuperview().inset(12)
        }
        chartPlot.snp.makeConstraints { make in
            make.top.equalTo(chartLegend.snp.bottom).offset(8)
            make.leading.trailing.bottom.equalToSuperview().inset(12)
        }
    }
}
