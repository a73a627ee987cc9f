import NavModel
import NavText

extension Change {
  /// One short sentence without a full stop.
  public var sentence: String {
    guard let fact else { return subject.new ?? subject.old ?? "" }
    let thing = subject.new ?? subject.old ?? ""
    switch fact {
    case .destination, .kind:
      // The arrow as it is now says the one, so only the other is left to say.
      if topic == .arrow || topic == .container {
        return thing + ", was " + (value.old ?? "nowhere")
      }
      return statement(about: thing, fact)
    case .name:
      let name = thing.isEmpty ? owner.name.new ?? "" : thing
      return name + ", was called " + (value.old ?? "nothing")
    case .body: return thing + " does something else"
    case .documentation: return (thing.isEmpty ? "" : thing + ": ") + "another documentation"
    case .layout: return "layout: " + (value.new ?? "")
    default: return statement(about: thing, fact)
    }
  }

  /// `button Pay: text is now "Buy", was "Pay"`
  private func statement(about thing: String, _ fact: Fact) -> String {
    let owner = thing.isEmpty ? "" : thing + ": "
    let start = owner + fact.keyword
    func shown(_ text: String) -> String {
      let isText = fact == .text || fact == .identifier
      return isText ? quoted(text) : text
    }
    switch (value.old, value.new) {
    case (let old?, let new?):
      let isList = fact == .order || fact == .cases
      return "\(start) is now \(shown(new))\(isList ? ";" : ",") was \(shown(old))"
    case (nil, let new?): return "\(start) is now \(shown(new))"
    case (let old?, nil): return "\(owner)no \(fact.keyword) any more, was \(shown(old))"
    case (nil, nil): return start
    }
  }
}
