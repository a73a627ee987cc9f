import NavModel
import NavText

extension ClassCatalogue {
  /// What a class of the sources does with bars, with all that it inherits from; nil where one of those is not known.
  ///
  /// What sources add to Apple's own classes is there for all controllers, and tells of none.
  public func bars(of reference: ClassReference) -> BarsInCode? {
    var bars = BarsInCode()
    let outcome = walk(from: reference) { step in
      guard case .declared(let id, let module) = step, classes[id].isDeclared else { return false }
      for part in partsByClass[classes[id].parts] where admits(part, id, module) {
        if let more = self.bars[part] { bars.formUnion(more) }
      }
      return false
    }
    return outcome == .complete ? bars : nil
  }
}
