import UIKit

final class DashboardViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        buildDashboard()
    }

    private func buildDashboard() {
        let headerLabel = UILabel()
        headerLabel.text = "Today"
        headerLabel.font = .preferredFont(forTextStyle: .largeTitle)
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

        view.addSubview(headerLabel)
        view.addSubview(refreshButton)
        view.addSubview(salesTile)
        view.addSubview(ordersTile)
        view.addSubview(visitsTile)
        view.addSubview(chartTile)
        salesTile.addSubview(salesTitle)
        salesTile.addSubview(salesValue)
        ordersTile.addSubview(ordersTitle)
        ordersTile.addSubview(ordersValue)
        chartTile.addSubview(chartLegend)
        chartTile.addSubview(chartPlot)

        let all: [UIView] = [headerLabel, refreshButton, salesTile, ordersTile, visitsTile, chartTile,
                             salesTitle, salesValue, ordersTitle, ordersValue, chartLegend, chartPlot]
        all.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }

        let tileRatio = salesTile.heightAnchor.constraint(equalTo: salesTile.widthAnchor, multiplier: 0.5)
        tileRatio.priority = UILayoutPriority(800)
        tileRatio.isActive = true

        // Header
        NSLayoutConstraint.activate([
            headerLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            headerLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            headerLabel.trailingAnchor.constraint(lessThanOrEqualTo: refreshButton.leadingAnchor, constant: -12),
            refreshButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            refreshButton.centerYAnchor.constraint(equalTo: headerLabel.centerYAnchor)
        ])

        // Tiles
        NSLayoutConstraint.activate([
            salesTile.topAnchor.constraint(equalTo: headerLabel.bottomAnchor, constant: 16),
            salesTile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            salesTile.heightAnchor.constraint(greaterThanOrEqualToConstant: 90),
            ordersTile.leadingAnchor.constraint(equalTo: salesTile.trailingAnchor, constant: 16),
            ordersTile.topAnchor.constraint(equalTo: salesTile.topAnchor),
            ordersTile.widthAnchor.constraint(equalTo: salesTile.widthAnchor),
            ordersTile.heightAnchor.constraint(equalTo: salesTile.heightAnchor),
            visitsTile.leadingAnchor.constraint(equalTo: ordersTile.trailingAnchor, constant: 16),
            visitsTile.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            visitsTile.topAnchor.constraint(equalTo: salesTile.topAnchor),
            visitsTile.widthAnchor.constraint(equalTo: salesTile.widthAnchor),
            visitsTile.heightAnchor.constraint(equalTo: salesTile.heightAnchor),
            chartTile.topAnchor.constraint(equalTo: salesTile.bottomAnchor, constant: 16),
            chartTile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            chartTile.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            chartTile.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
            chartTile.heightAnchor.constraint(greaterThanOrEqualToConstant: 160)
        ])

        // Contents of the tiles
        NSLayoutConstraint.activate([
            salesTitle.topAnchor.constraint(equalTo: salesTile.topAnchor, constant: 12),
            salesTitle.leadingAnchor.constraint(equalTo: salesTile.leadingAnchor, constant: 12),
            salesTitle.trailingAnchor.constraint(lessThanOrEqualTo: salesTile.trailingAnchor, constant: -12),
            salesValue.leadingAnchor.constraint(equalTo: salesTitle.leadingAnchor),
            salesValue.topAnchor.constraint(greaterThanOrEqualTo: salesTitle.bottomAnchor, constant: 4),
            salesValue.bottomAnchor.constraint(equalTo: salesTile.bottomAnchor, constant: -12),
            ordersTitle.topAnchor.constraint(equalTo: ordersTile.topAnchor, constant: 12),
            ordersTitle.leadingAnchor.constraint(equalTo: ordersTile.leadingAnchor, constant: 12),
            ordersTitle.trailingAnchor.constraint(lessThanOrEqualTo: ordersTile.trailingAnchor, constant: -12),
            ordersValue.leadingAnchor.constraint(equalTo: ordersTitle.leadingAnchor),
            ordersValue.lastBaselineAnchor.constraint(equalTo: salesValue.lastBaselineAnchor),
            chartLegend.topAnchor.constraint(equalTo: chartTile.topAnchor, constant: 12),
            chartLegend.leadingAnchor.constraint(greaterThanOrEqualTo: chartTile.leadingAnchor, constant: 12),
            chartLegend.trailingAnchor.constraint(equalTo: chartTile.trailingAnchor, constant: -12),
            chartPlot.topAnchor.constraint(equalTo: chartLegend.bottomAnchor, constant: 8),
            chartPlot.leadingAnchor.constraint(equalTo: chartTile.leadingAnchor, constant: 12),
            chartPlot.trailingAnchor.constraint(equalTo: chartTile.trailingAnchor, constant: -12),
            chartPlot.bottomAnchor.constraint(equalTo: chartTile.bottomAnchor, constant: -12)
        ])
    }
}
