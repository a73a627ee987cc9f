#if arch(wasm32)
  /// The only place where memory is handled by hand: how bytes come from a page and go back to it.
  ///
  /// A page calls `room(count)` and writes that many bytes of a request where the answer points; `ask(count)` then gives
  /// the number of bytes of the answer, which stand at `answer()` until the next call. A page has one thread, so the two
  /// variables are never used by two at a time.
  nonisolated(unsafe) private var player = Player()
  nonisolated(unsafe) private var buffer = unsafe UnsafeMutableRawBufferPointer(
    start: nil, count: 0)

  @_expose(wasm, "room")
  @_cdecl("room")
  public func room(_ count: UInt32) -> UnsafeMutableRawPointer? {
    unsafe buffer.deallocate()
    // Never empty, so that there always is an address.
    unsafe buffer = .allocate(byteCount: Int(count) + 1, alignment: 16)
    return unsafe buffer.baseAddress
  }

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

  @_expose(wasm, "answer")
  @_cdecl("answer")
  public func answer() -> UnsafeMutableRawPointer? {
    unsafe buffer.baseAddress
  }
#endif
