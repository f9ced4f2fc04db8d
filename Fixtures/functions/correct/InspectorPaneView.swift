import AppKit

final class InspectorPaneView: NSView {
    private let titleField = NSTextField(labelWithString: "")
    private let valueField = NSTextField()
    private let disclosure = NSButton()
    private let detailBox = NSBox()
    private var isOpen = false
    private var closedHeight: NSLayoutConstraint!
    private var openHeight: NSLayoutConstraint!

    private func setUpTitle() {
        for v in [titleField, valueField, disclosure] as [NSView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            addSubview(v)
        }
        NSLayoutConstraint.activate([
            disclosure.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            disclosure.widthAnchor.constraint(equalToConstant: 13),
            disclosure.centerYAnchor.constraint(equalTo: titleField.centerYAnchor),
            titleField.leadingAnchor.constraint(equalTo: disclosure.trailingAnchor, constant: 4),
            titleField.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            valueField.firstBaselineAnchor.constraint(equalTo: titleField.firstBaselineAnchor),
            valueField.leadingAnchor.constraint(greaterThanOrEqualTo: titleField.trailingAnchor, constant: 8),
            valueField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
        ])
    }

    private func setUpBox() {
        detailBox.translatesAutoresizingMaskIntoConstraints = false
        addSubview(detailBox)
        closedHeight = detailBox.heightAnchor.constraint(equalToConstant: 0)
        openHeight = detailBox.heightAnchor.constraint(equalToConstant: 160)
        NSLayoutConstraint.activate([
            detailBox.topAnchor.constraint(equalTo: titleField.bottomAnchor, constant: 6),
            detailBox.leadingAnchor.constraint(equalTo: leadingAnchor),
            detailBox.trailingAnchor.constraint(equalTo: trailingAnchor),
            detailBox.bottomAnchor.constraint(equalTo: bottomAnchor),
            closedHeight
        ])
    }

    @objc private func toggle(_ sender: Any?) {
        isOpen.toggle()
        if isOpen {
            closedHeight.isActive = false
            openHeight.isActive = true
        } else {
            openHeight.isActive = false
            closedHeight.isActive = true
        }
        NSAnimationContext.runAnimationGroup { context in
            context.duration = 0.2
            context.allowsImplicitAnimation = true
            window?.layoutIfNeeded()
        }
    }

    func constrain(valueWidth: CGFloat) {
        let preferred = valueField.widthAnchor.constraint(equalToConstant: 120)
        preferred.priority = .dragThatCannotResizeWindow
        preferred.isActive = true
        valueField.widthAnchor.constraint(equalToConstant: valueWidth).isActive = true
    }
}
