#ifndef BENCHMARK_ALLOCATOR_H
#define BENCHMARK_ALLOCATOR_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted here: with glibc, and without a sanitizer that brings its own.
bool benchmark_allocator_can_count(void);

/// How often the current thread has asked the C library for memory since it began.
uint64_t benchmark_allocator_allocation_count(void);

/// How many bytes the C library has handed out and not got back, in all threads.
uint64_t benchmark_allocator_bytes_in_use(void);

/// Makes the C library keep freed memory for later allocations, as the tool does when it starts; does nothing where
/// allocations cannot be counted.
void benchmark_allocator_keep_freed_memory(void);

#endif
