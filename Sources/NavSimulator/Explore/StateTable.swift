import NavModel
import NavText

/// States that were seen, each once and in few bytes: about eight for a controller, and twenty to thirty to find it.
///
/// A table that collapses keeps what tabs are like in a second one and of a state only the numbers of its parts, since
/// a thousand states are often ten ways of three tabs (Holzmann's recursive indexing, 1997).
public struct StateTable: Sendable {
  private var forms = ByteTable()
  private var parts = ByteTable()
  private let collapses: Bool
  /// States that cannot be packed; of them `forms` has the numbers.
  private var whole: [NavigationState] = []
  private var wholeNumbers: [NavigationState: Int] = [:]

  public init(collapsing: Bool = false) {
    collapses = collapsing
  }

  public var count: Int { forms.count }
  public var ids: IDRange<NavigationState> { IDRange(0, count) }
  /// What the packed states take, in bytes.
  public var byteCount: Int { forms.byteCount + parts.byteCount }

  /// What the table takes for each state beside its bytes: where they are, the tag, and the slots.
  public var overhead: Int { forms.overhead + parts.overhead }

  // MARK: States

  /// The state's id, whether it is new or known.
  public mutating func insert(_ state: NavigationState) -> ID<NavigationState> {
    if !state.canBePacked && wholeNumbers[state] == nil {
      wholeNumbers[state] = whole.count
      whole.append(state)
    }
    let form = form(of: state)
    return insert(form.span).id
  }

  /// The state's id; nil where it was not inserted.
  public func id(of state: NavigationState) -> ID<NavigationState>? {
    guard state.canBePacked || wholeNumbers[state] != nil else { return nil }
    let form = form(of: state)
    return find(form.span)
  }

  /// Whether the state was inserted before.
  public func contains(_ state: NavigationState) -> Bool { id(of: state) != nil }

  private func form(of state: NavigationState) -> [UInt8] {
    var packer = StatePacker()
    if state.canBePacked {
      packer.pack(state, takingApart: collapses)
      return packer.bytes
    }
    var number = UInt32(truncatingIfNeeded: wholeNumbers[state] ?? 0)
    packer.begin(.whole)
    packer.visit(&number)
    return packer.bytes
  }

  /// The state, unpacked anew each time.
  public subscript(id: ID<NavigationState>) -> NavigationState {
    let (page, place) = forms.place(of: Int(id.index))
    var unpacker = StateUnpacker(page, at: place.lowerBound + 1)
    switch StateForm(rawValue: page[place.lowerBound]) {
    case .whole:
      var number: UInt32 = 0
      unpacker.visit(&number)
      return whole[Int(number)]
    case .tabs: return state(of: TabbedState(page, at: place.lowerBound))
    default: return NavigationState(from: &unpacker)
    }
  }

  // MARK: Forms

  /// The state of this form, if it is known.
  func find(_ form: Span<UInt8>) -> ID<NavigationState>? {
    guard form[0] == StateForm.apart.rawValue else { return forms.find(form).map { ID($0) } }
    guard let tabbed = TabbedState(form, numbering: { parts.find($0) }) else { return nil }
    let bytes = tabbed.bytes
    return forms.find(bytes.span).map { ID($0) }
  }

  /// The state of this form, and whether it is new.
  mutating func insert(_ form: Span<UInt8>) -> (id: ID<NavigationState>, isNew: Bool) {
    if form[0] == StateForm.apart.rawValue,
      let tabbed = TabbedState(form, numbering: { parts.insert($0).number })
    {
      let bytes = tabbed.bytes
      return insert(bytes.span)
    }
    let (number, isNew) = forms.insert(form)
    return (ID(number), isNew)
  }

  /// The last byte of a form, behind the state where a caller has put one there.
  func lastByte(of id: ID<NavigationState>) -> UInt8 {
    let (page, place) = forms.place(of: Int(id.index))
    return page[place.upperBound - 1]
  }

  /// The parts of a state by their numbers; nil where it is in one piece.
  func tabbed(_ id: ID<NavigationState>) -> TabbedState? {
    let (page, place) = forms.place(of: Int(id.index))
    guard page[place.lowerBound] == StateForm.tabs.rawValue else { return nil }
    return TabbedState(page, at: place.lowerBound)
  }

  /// The state of these parts.
  func state(of tabbed: TabbedState) -> NavigationState {
    func unpacker(of part: Int) -> StateUnpacker {
      let (page, place) = parts.place(of: Int(tabbed.numbers[part]))
      return StateUnpacker(page, at: place.lowerBound)
    }
    var shared = unpacker(of: 0)
    return NavigationState(from: &shared, tabs: (1...tabbed.tabCount).map { unpacker(of: $0) })
  }
}
