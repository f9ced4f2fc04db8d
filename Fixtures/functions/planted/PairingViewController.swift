import UIKit

class PairingViewController: UIViewController {
  let deviceA = UIView()
  let deviceB = UIView()
  let cable = UIView()
  let hint = UILabel()

  func placeDevices() {
    for device in [deviceA, deviceB] {
      device.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(device)
      device.widthAnchor.constraint(equalToConstant: 50).isActive = true
      device.heightAnchor.constraint(equalToConstant: 90).isActive = true
      device.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    deviceA.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24).isActive = true
    deviceB.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24).isActive = true
    deviceA.widthAnchor.constraint(equalTo: deviceB.widthAnchor, multiplier: 2).isActive = true
  }

  func placeCable() {
    cable.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cable)
    let ratio: CGFloat = 3 / 2
    NSLayoutConstraint.activate([
      cable.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      cable.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      cable.heightAnchor.constraint(equalToConstant: 20),
      cable.widthAnchor.constraint(equalTo: cable.heightAnchor, multiplier: ratio),
      cable.widthAnchor.constraint(equalTo: cable.heightAnchor, multiplier: 2)
    ])
  }

  func placeHint() {
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(marker)
    view.addSubview(hint)
    marker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    marker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100).isActive = true
    marker.widthAnchor.constraint(equalToConstant: 20).isActive = true
    marker.heightAnchor.constraint(equalToConstant: 20).isActive = true
    hint.topAnchor.constraint(equalTo: marker.topAnchor).isActive = true
    hint.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 110).isActive = true
    marker.trailingAnchor.constraint(lessThanOrEqualTo: hint.leadingAnchor).isActive = true
  }

  func placeSpinner() {
    let track = UIView()
    let first = UIView()
    let spinner = UIActivityIndicatorView(style: .medium)
    [track, first, spinner].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      track.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60),
      track.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      first.topAnchor.constraint(equalTo: track.topAnchor),
      first.centerXAnchor.constraint(equalTo: track.centerXAnchor, constant: 80),
      spinner.bottomAnchor.constraint(equalTo: track.topAnchor),
      spinner.centerXAnchor.constraint(equalTo: track.centerXAnchor),
      spinner.centerXAnchor.constraint(equalTo: first.centerXAnchor)
    ])
  }
}
