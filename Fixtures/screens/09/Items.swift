import UIKit

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

        let top: [UIView] = [headerLabel, refreshButton, salesTile, ordersTile, visitsTile, chartTile]
        top.forEach(view.addSubview)
        salesTile.addSubview(salesTitle)
        salesTile.addSubview(salesValue)
        ordersTile.addSubview(ordersTitle)
        ordersTile.addSubview(ordersValue)
        chartTile.addSubview(chartLegend)
        chartTile.addSubview(chartPlot)
        (top + [salesTitle, salesValue, ordersTitle, ordersValue, chartLegend, chartPlot]).forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }

        let tileRatio = NSLayoutConstraint(item: salesTile, attribute: .height, relatedBy: .equal, toItem: salesTile, attribute: .width, multiplier: 0.5, constant: 0)
        tileRatio.priority = UILayoutPriority(800)

        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: headerLabel, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: headerLabel, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: refreshButton, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: headerLabel, attribute: .trailing, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: refreshButton, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -20),
            NSLayoutConstraint(item: refreshButton, attribute: .centerY, relatedBy: .equal, toItem: headerLabel, attribute: .centerY, multiplier: 1, constant: 0),

            NSLayoutConstraint(item: salesTile, attribute: .top, relatedBy: .equal, toItem: headerLabel, attribute: .bottom, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: salesTile, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 20),
            tileRatio,
            NSLayoutConstraint(item: salesTile, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90),
            NSLayoutConstraint(item: ordersTile, attribute: .leading, relatedBy: .equal, toItem: salesTile, attribute: .trailing, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: ordersTile, attribute: .top, relatedBy: .equal, toItem: salesTile, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: ordersTile, attribute: .width, relatedBy: .equal, toItem: salesTile, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: ordersTile, attribute: .height, relatedBy: .equal, toItem: salesTile, attribute: .height, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: visitsTile, attribute: .leading, relatedBy: .equal, toItem: ordersTile, attribute: .trailing, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: visitsTile, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -20),
            NSLayoutConstraint(item: visitsTile, attribute: .top, relatedBy: .equal, toItem: salesTile, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: visitsTile, attribute: .width, relatedBy: .equal, toItem: salesTile, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: visitsTile, attribute: .height, relatedBy: .equal, toItem: salesTile, attribute: .height, multiplier: 1, constant: 0),

            NSLayoutConstraint(item: chartTile, attribute: .top, relatedBy: .equal, toItem: salesTile, attribute: .bottom, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: chartTile, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: chartTile, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -20),
            NSLayoutConstraint(item: chartTile, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1, constant: -20),
            NSLayoutConstraint(item: chartTile, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 160),

            NSLayoutConstraint(item: salesTitle, attribute: .top, relatedBy: .equal, toItem: salesTile, attribute: .top, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: salesTitle, attribute: .leading, relatedBy: .equal, toItem: salesTile, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: salesTitle, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: salesTile, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: salesValue, attribute: .leading, relatedBy: .equal, toItem: salesTitle, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: salesValue, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: salesTitle, attribute: .bottom, multiplier: 1, constant: 4),
            NSLayoutConstraint(item: salesValue, attribute: .bottom, relatedBy: .equal, toItem: salesTile, attribute: .bottom, multiplier: 1, constant: -12),

            NSLayoutConstraint(item: ordersTitle, attribute: .top, relatedBy: .equal, toItem: ordersTile, attribute: .top, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: ordersTitle, attribute: .leading, relatedBy: .equal, toItem: ordersTile, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: ordersTitle, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: ordersTile, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: ordersValue, attribute: .leading, relatedBy: .equal, toItem: ordersTitle, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: ordersValue, attribute: .lastBaseline, relatedBy: .equal, toItem: salesValue, attribute: .lastBaseline, multiplier: 1, constant: 0),

            NSLayoutConstraint(item: chartLegend, attribute: .top, relatedBy: .equal, toItem: chartTile, attribute: .top, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: chartLegend, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: chartTile, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: chartLegend, attribute: .trailing, relatedBy: .equal, toItem: chartTile, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: chartPlot, attribute: .top, relatedBy: .equal, toItem: chartLegend, attribute: .bottom, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: chartPlot, attribute: .leading, relatedBy: .equal, toItem: chartTile, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: chartPlot, attribute: .trailing, relatedBy: .equal, toItem: chartTile, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: chartPlot, attribute: .bottom, relatedBy: .equal, toItem: chartTile, attribute: .bottom, multiplier: 1, constant: -12),
        ])
    }
}
