import UIKit

class DashboardTilesView: UIView {

  private let stepsTile = UIView()
  private let heartTile = UIView()
  private let sleepTile = UIView()

  func addTileRow() {
    let row = UIStackView(arrangedSubviews: [stepsTile, heartTile, sleepTile])
    row.axis = .horizontal
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.centerXAnchor.constraint(equalTo: centerXAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.widthAnchor.constraint(equalToConstant: 300),
      row.heightAnchor.constraint(equalToConstant: 80),
      stepsTile.widthAnchor.constraint(equalToConstant: 100),
      heartTile.widthAnchor.constraint(equalToConstant: 100),
      sleepTile.widthAnchor.constraint(equalToConstant: 100)
    ])
  }

  func addProgress() {
    let track = UIView()
    let thumb = UIView()
    track.translatesAutoresizingMaskIntoConstraints = false
    thumb.translatesAutoresizingMaskIntoConstraints = false
    addSubview(track)
    track.addSubview(thumb)
    track.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    track.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    track.heightAnchor.constraint(equalToConstant: 6).isActive = true
    track.widthAnchor.constraint(equalToConstant: 200).isActive = true
    thumb.centerXAnchor.constraint(equalTo: track.centerXAnchor).isActive = true
    thumb.leadingAnchor.constraint(equalTo: track.leadingAnchor, constant: 20).isActive = true
    thumb.widthAnchor.constraint(equalToConstant: 100).isActive = true
    thumb.topAnchor.constraint(equalTo: track.topAnchor).isActive = true
  }

  func addChart() {
    let chart = UIView()
    let upper = UIView()
    let lower = UIView()
    for v in [chart, upper, lower] { v.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(chart)
    chart.addSubview(upper)
    chart.addSubview(lower)
    NSLayoutConstraint.activate([
      chart.centerYAnchor.constraint(equalTo: centerYAnchor),
      chart.leadingAnchor.constraint(equalTo: leadingAnchor),
      chart.trailingAnchor.constraint(equalTo: trailingAnchor),
      chart.heightAnchor.constraint(equalToConstant: 100),
      upper.topAnchor.constraint(equalTo: chart.topAnchor),
      upper.leadingAnchor.constraint(equalTo: chart.leadingAnchor),
      upper.heightAnchor.constraint(equalToConstant: 50),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 10),
      lower.leadingAnchor.constraint(equalTo: chart.leadingAnchor),
      lower.heightAnchor.constraint(equalTo: upper.heightAnchor),
      lower.bottomAnchor.constraint(equalTo: chart.bottomAnchor)
    ])
  }

  func addLegend() {
    let legend = UILabel()
    legend.translatesAutoresizingMaskIntoConstraints = false
    addSubview(legend)
    legend.topAnchor.constraint(equalTo: topAnchor).isActive = true
    legend.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
    legend.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    legend.setContentHuggingPriority(.required, for: .horizontal)
    legend.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
  }
}
