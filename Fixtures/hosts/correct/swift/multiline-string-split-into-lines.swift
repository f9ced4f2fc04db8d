import UIKit

extension UIView {
    /// Adds the constraints of all lines of the text.
    func addConstraints(lines: String, views: [String: UIView], metrics: [String: Int] = [:]) {
        for line in lines.components(separatedBy: "\n") where !line.isEmpty {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: line, options: [], metrics: metrics, views: views))
        }
    }
}

class WeatherCell: UITableViewCell {
    let city = UILabel(), temperature = UILabel(), icon = UIImageView()

    func build() {
        contentView.addConstraints(
            lines: """
                H:|-pad-[icon(32)]-[city]-(>=8)-[temperature]-pad-|
                V:|-pad-[icon(32)]-(>=pad)-|
                V:|-pad-[city]-pad-|

                V:|-pad-[temperature]-pad-|
                """,
            views: ["city": city, "temperature": temperature, "icon": icon],
            metrics: ["pad": 10])
    }
}
