import NavText

/// Which members may share a line with the block around them.
extension SourceFormatter {
  /// Two declarations of which at least one takes several lines.
  func areDeclarations(_ first: MemberSyntax, _ second: MemberSyntax) -> Bool {
    hasBlock(first) && hasBlock(second) && !(fitsOnOneLine(first) && fitsOnOneLine(second))
  }

  private func hasBlock(_ member: MemberSyntax) -> Bool {
    guard case .item(let id) = member, let block = tree[id].block else { return false }
    return !isDropped(block)
  }

  func fitsOnOneLine(_ member: MemberSyntax) -> Bool {
    let range = tree.range(of: member)
    let start = tokens.index(at: range.start)
    let space = tokens.hasSpaceBefore(start) ? 1 : 0
    let width = tokens.width(start, tokens.index(at: range.end)) - space
    return lines.indentation + width <= Self.lineLength && mayStandOnOneLine(member)
  }

  private func mayStandOnOneLine(_ member: MemberSyntax) -> Bool {
    switch member {
    case .attribute, .variable, .assignment, .claim: true
    case .item(let id): mayStandOnOneLine(block(of: tree[id]))
    case .connection(let id): mayStandOnOneLine(tree[id].block)
    case .assertion(let id): mayStandOnOneLine(tree[id].block)
    case .branch(let id):
      mayStandOnOneLine(tree[id].then) && mayStandOnOneLine(tree[id].otherwise)
        && !tree.hasComment(in: tree[id].range)
    }
  }

  /// As its author wrote it on one line, and it holds one member or a few attributes and arrows.
  private func mayStandOnOneLine(_ block: BlockSyntax?) -> Bool {
    guard let block, !isDropped(block) else { return true }
    let opener = tokens.index(at: block.range.start)
    let end = tokens.index(at: block.range.end)
    for index in (opener + 1)..<end where tokens[index].startsLine { return false }
    let members = tree.members(of: block)
    guard let first = members.first else { return true }
    if members.count == 1 { return mayStandOnOneLine(first) }
    return members.count <= Self.membersOnALine && members.allSatisfy { isSimple($0) }
  }

  private func isSimple(_ member: MemberSyntax) -> Bool {
    switch member {
    case .attribute: return true
    case .connection(let id):
      guard let block = tree[id].block else { return true }
      return isDropped(block)
    case .variable, .branch, .assertion, .claim, .assignment, .item: return false
    }
  }
}
