import UIKit

class CheckoutViewController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let summary = UIStackView()
    let payButton = UIButton(configuration: .filled())
    let promoField = UITextField()
    var promoHeight: NSLayoutConstraint?

    func setupScroll() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
            contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
        ])
    }

    func setupTallContent() {
        let strip = UIScrollView()
        let tall = UIView()
        strip.translatesAutoresizingMaskIntoConstraints = false
        tall.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(strip)
        strip.addSubview(tall)
        NSLayoutConstraint.activate([
            strip.heightAnchor.constraint(equalToConstant: 200),
            strip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            strip.topAnchor.constraint(equalTo: summary.bottomAnchor, constant: 12),
            tall.topAnchor.constraint(equalTo: strip.topAnchor),
            tall.bottomAnchor.constraint(equalTo: strip.bottomAnchor),
            tall.leadingAnchor.constraint(equalTo: strip.leadingAnchor),
            tall.trailingAnchor.constraint(equalTo: strip.trailingAnchor),
            tall.widthAnchor.constraint(equalTo: strip.widthAnchor),
            tall.heightAnchor.constraint(equalToConstant: 900)
        ])
    }

    func setupSummary() {
        summary.axis = .vertical
        summary.spacing = 8
        summary.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(summary)
        let subtotal = UILabel()
        let discount = UILabel()
        let total = UILabel()
        [subtotal, discount, total].forEach(summary.addArrangedSubview)
        discount.isHidden = true
        total.heightAnchor.constraint(equalToConstant: 32).isActive = true
        summary.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
        summary.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20).isActive = true
        summary.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        summary.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }

    @objc func togglePromo() {
        if promoHeight == nil {
            let full = promoField.heightAnchor.constraint(equalToConstant: 44)
            full.priority = UILayoutPriority(rawValue: 999)
            full.isActive = true
            promoHeight = promoField.heightAnchor.constraint(equalToConstant: 0)
        }
        promoHeight?.isActive.toggle()
        view.setNeedsLayout()
    }

    func setupPayButton() {
        payButton.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(payButton)
        NSLayoutConstraint.activate([
            payButton.leadingAnchor.constraint(equalToSystemSpacingAfter: contentView.leadingAnchor, multiplier: 2),
            contentView.trailingAnchor.constraint(equalToSystemSpacingAfter: payButton.trailingAnchor, multiplier: 2),
            payButton.topAnchor.constraint(equalToSystemSpacingBelow: promoField.bottomAnchor, multiplier: 1),
            payButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            contentView.bottomAnchor.constraint(greaterThanOrEqualTo: payButton.bottomAnchor, constant: 20)
        ])
    }
}
