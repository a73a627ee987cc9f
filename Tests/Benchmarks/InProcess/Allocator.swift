#if canImport(Glibc)
  import Glibc
#endif

/// Sets the allocator as the tool sets its own (`Memory` of navscene): large blocks come from the heap, and what is
/// freed stays there. With what the C library does by itself, a repetition would mostly measure how the system takes
/// pages back and clears them anew, which the tool has done once.
func setAllocator() {
  #if canImport(Glibc)
    // M_MMAP_THRESHOLD, M_TRIM_THRESHOLD and M_TOP_PAD of <malloc.h>, which the module of the C library leaves out.
    _ = changeAllocator(-3, 1 << 25)
    _ = changeAllocator(-1, .max)
    _ = changeAllocator(-2, 1 << 20)
  #endif
}

#if canImport(Glibc)
  @_silgen_name("mallopt")
  private func changeAllocator(_ setting: Int32, _ value: Int32) -> Int32
#endif
