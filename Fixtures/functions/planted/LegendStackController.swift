import UIKit

final class LegendStackController: UIViewController {

    private func addFooter() {
        let footer = UIStackView()
        let title = UILabel()
        let button = UIButton(type: .system)
        footer.axis = .vertical
        footer.alignment = .fill
        footer.spacing = 6
        footer.translatesAutoresizingMaskIntoConstraints = false
        footer.addArrangedSubview(title)
        footer.addArrangedSubview(button)
        view.addSubview(footer)
        footer.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        footer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40).isActive = true
        footer.widthAnchor.constraint(equalToConstant: 300).isActive = true
        button.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }

    private func addSegments() {
        let day = UIButton(), week = UIButton()
        let segments = UIStackView(arrangedSubviews: [day, week])
        segments.distribution = .fillEqually
        segments.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(segments)
        segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        segments.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        day.widthAnchor.constraint(equalToConstant: 100).isActive = true
        week.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }
}
