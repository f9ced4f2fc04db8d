import AppKit

final class SidebarItemView: NSView {
    let imageView = NSImageView()
    let textField = NSTextField(labelWithString: "")
    let countField = NSTextField(labelWithString: "0")

    func layoutImage() {
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4).isActive = true
        imageView.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        imageView.widthAnchor.constraint(equalToConstant: 16).isActive = true
        imageView.heightAnchor.constraint(equalToConstant: 16).isActive = true
        imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 2.0).isActive = true
    }

    func layoutText() {
        textField.translatesAutoresizingMaskIntoConstraints = false
        addSubview(textField)
        addConstraint(NSLayoutConstraint(item: textField, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 24))
        addConstraint(NSLayoutConstraint(item: textField, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0))
        NSLayoutConstraint.activate([
            textField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
            textField.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)
        ])
    }

    func layoutCount() {
        let box = NSView()
        box.translatesAutoresizingMaskIntoConstraints = false
        countField.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        box.addSubview(countField)
        let views = ["box": box, "count": countField]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:[box(40)]-6-|", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|[count(<=20)]|", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[count]|", options: [], metrics: nil, views: views))
        box.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
}
