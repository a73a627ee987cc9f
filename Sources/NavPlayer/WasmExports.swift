#if arch(wasm32)
  /// What the WebAssembly module exports. The only place where memory is handled by hand: how bytes
  /// come from a page and go back to it.
  ///
  /// A page calls `room(count)` and writes that many bytes of a request where the answer points; `ask(count)` then gives
  /// the number of bytes of the answer, which are at `answer()` until the next call. A page has one thread, so the two
  /// variables are never used by two at a time.
  nonisolated(unsafe) private var player = Player()
  nonisolated(unsafe) private var buffer = unsafe UnsafeMutableRawBufferPointer(
    start: nil, count: 0)

  /// Where a page may write `count` bytes of a request: an offset in the memory that it shares with us. The bytes stay
  /// ours, and the offset holds until the next `room` or `ask`. The memory may have grown for it, so a page looks at the
  /// memory anew afterwards; what was there before, an answer as well, is gone.
  @_expose(wasm, "room")
  @_cdecl("room")
  public func room(_ count: UInt32) -> UnsafeMutableRawPointer? {
    unsafe buffer.deallocate()
    // Never empty, so that there always is an address.
    unsafe buffer = .allocate(byteCount: Int(count) + 1, alignment: 16)
    return unsafe buffer.baseAddress
  }

  /// Answers the first `count` bytes of the room, a request in JSON, and says how many bytes of JSON the answer has. It
  /// takes the room's place, so that the request is gone, and a page looks at the memory anew here too.
  @_expose(wasm, "ask")
  @_cdecl("ask")
  public func ask(_ count: UInt32) -> UInt32 {
    let request = unsafe [UInt8](buffer.prefix(Int(count)))
    let answer = unsafe player.answer(request)
    _ = unsafe room(UInt32(answer.count))
    // `room` made it large enough.
    unsafe buffer.copyBytes(from: answer)
    return UInt32(answer.count)
  }

  /// Where the last answer begins: an offset in the shared memory, which holds until the next `room` or `ask`. A page
  /// copies what it keeps, and frees nothing. Before the first `room` it is null.
  @_expose(wasm, "answer")
  @_cdecl("answer")
  public func answer() -> UnsafeMutableRawPointer? {
    unsafe buffer.baseAddress
  }
#endif
