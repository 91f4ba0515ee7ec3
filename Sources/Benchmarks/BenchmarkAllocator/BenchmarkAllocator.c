// The program's own `malloc` and its kin, which count and then call those of the C library; and how the C library's keep
// freed memory.
//
// A definition in the program comes before the one in a shared library, so everything that is linked
// into the program or loaded by it is counted, the Swift runtime included.
#include "BenchmarkAllocator.h"

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__gnu_linux__) && !defined(HAS_SANITIZER)

#include <malloc.h>

static _Thread_local uint64_t count;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (found == NULL) return 12;
  *memory = found;
  return 0;
}

bool benchmark_allocator_can_count(void) { return true; }

uint64_t benchmark_allocator_allocation_count(void) { return count; }

uint64_t benchmark_allocator_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void benchmark_allocator_keep_freed_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
}

#else

bool benchmark_allocator_can_count(void) { return false; }

uint64_t benchmark_allocator_allocation_count(void) { return 0; }

uint64_t benchmark_allocator_bytes_in_use(void) { return 0; }

void benchmark_allocator_keep_freed_memory(void) {}

#endif
