import UIKit

final class TransitRowView: UIView {
    let lineBadge = UILabel()
    let destination = UILabel()
    let minutes = UILabel()
    let warning = UIImageView()

    func layoutPriorities() {
        let views: [String: UIView] = ["badge": lineBadge, "dest": destination, "min": minutes]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        let formats = [
            "H:|-12-[badge(40@750)]-8-[dest]-(>=8)-[min(60@999)]-12-|",
            "H:[badge(>=48)]",
            "H:[min(<=50)]",
            "V:|-8@800-[badge]"
        ]
        for format in formats {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[badge]-(>=4)-|", options: [], metrics: nil, views: views))
    }

    func layoutRanges() {
        let views = ["warning": warning]
        warning.translatesAutoresizingMaskIntoConstraints = false
        addSubview(warning)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-(>=2)-[warning(>=16,<=24)]-(>=2)-|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[warning(==20)]-(>=0)-|", options: [], metrics: nil, views: views))
        warning.heightAnchor.constraint(equalToConstant: 20).isActive = true
        warning.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    func layoutMetrics(isLarge: Bool) {
        let stop = UIView()
        stop.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stop)
        var metrics: [String: Any] = ["side": 12, "top": 4]
        if isLarge {
            metrics["side"] = 18
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:[stop(side)]-top-|", options: [], metrics: metrics, views: ["stop": stop]) +
            NSLayoutConstraint.constraints(withVisualFormat: "V:[stop(side)]-top-|", options: [], metrics: metrics, views: ["stop": stop])
        )
    }

    func layoutTwice() {
        for (index, label) in [UILabel(), UILabel()].enumerated() {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            let format = index == 0 ? "H:|-4-[view(40)]" : "H:|-60-[view(50)]"
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["view": label]))
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[view(14)]|", options: [], metrics: nil, views: ["view": label]))
        }
    }

    func interpolated(width: Int) {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        let unused = "H:|-0-[bar(100)]-0-|"
        let used = "H:|-\(width / 2)-[bar(\(width))]"
        print(unused)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: used, options: [], metrics: nil, views: ["bar": bar]))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[bar(3)]", options: [], metrics: nil, views: ["bar": bar]))
    }
}
