import VFLDiagnostics

extension LoggedConflict {
  /// The conflict with numbers instead of addresses, in the order of their first occurrence.
  ///
  /// Two conflicts with the same signature differ at most in the addresses of their views and in their
  /// positions in the log.
  package var signature: LoggedConflict {
    var plain = self
    var addresses: [String: String] = [:]
    func number(_ address: String) -> String {
      if let known = addresses[address] { return known }
      let number = String(addresses.count)
      addresses[address] = number
      return number
    }
    func numbered(_ item: LoggedItem) -> LoggedItem {
      var item = item
      item.address = item.address.map(number)
      if case .address(let address) = item.child { item.child = .address(number(address)) }
      return item
    }
    plain.span = SourceSpan(at: 0)
    for index in constraints.indices {
      plain.constraints[index].span = SourceSpan(at: 0)
      plain.constraints[index].address = ""
      plain.constraints[index].first.item = numbered(constraints[index].first.item)
      plain.constraints[index].superview = constraints[index].superview.map(numbered)
      if let second = constraints[index].second {
        plain.constraints[index].second?.item = numbered(second.item)
      }
    }
    for index in unread.indices { plain.unread[index].span = SourceSpan(at: 0) }
    return plain
  }
}
