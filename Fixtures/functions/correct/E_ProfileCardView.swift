import UIKit

final class ProfileCardView: CardBaseView {
    private let avatar = UIImageView()
    private let banner = UIView()
    private let badge = UIView()

    func showPlaceholder() {
        [avatar, banner, badge].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
        avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
        layoutIfNeeded()
        rebuild()               // ProfileCardView+Rebuild.swift
        avatar.widthAnchor.constraint(equalToConstant: 96).isActive = true
        avatar.heightAnchor.constraint(equalToConstant: 96).isActive = true
    }

    func switchBanner() {
        addSubview(banner)
        banner.translatesAutoresizingMaskIntoConstraints = false
        banner.heightAnchor.constraint(equalToConstant: 44).isActive = true
        layoutIfNeeded()
        isCompact = true        // observed in CardBaseView
        banner.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }

    func replaceBadge() {
        addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        badge.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        layoutIfNeeded()
        unmount()               // ProfileCardView+Rebuild.swift
        addSubview(badge)
        badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24).isActive = true
        badge.topAnchor.constraint(equalTo: topAnchor, constant: 24).isActive = true
    }
}
