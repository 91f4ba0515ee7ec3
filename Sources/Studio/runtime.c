// The functions that Embedded Swift expects of a C library: memory, its copying, and an end for a program that goes wrong.
//
// Nothing is taken back from the browser once it was given, so freed memory is kept by size and given out again.

#include <stddef.h>
#include <stdint.h>

// MARK: - Memory

enum { PAGE = 65536, GROWTH = 16 * PAGE, CLASSES = 128 };

// The head of each piece of memory.
typedef struct {
  uint32_t class;
  // The start of the block, which lies further back where the piece is aligned to more than the header's size.
  uint32_t start;
} Header;

// A free block, in the list of its class.
typedef struct Block {
  struct Block *next;
} Block;

extern uint8_t __heap_base;

static Block *free_blocks[CLASSES];
static uintptr_t unused;
static uintptr_t end;

// The class of blocks that hold so many bytes: four for each power of two, so at most a fifth of a block is lost.
static uint32_t class_of(size_t size) {
  if (size <= 16) return 0;
  uint32_t shift = 31 - __builtin_clz((uint32_t)(size - 1));
  return (shift - 4) * 4 + (((size - 1) >> (shift - 2)) & 3) + 1;
}

// The number of bytes in a block of a class.
static size_t size_of(uint32_t class) {
  if (class == 0) return 16;
  uint32_t shift = (class - 1) / 4 + 4, quarter = (class - 1) % 4 + 1;
  return ((size_t)1 << shift) + quarter * ((size_t)1 << (shift - 2));
}

// New memory behind all that was given out.
static uintptr_t grow(size_t size) {
  if (unused == 0) unused = end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  if (end - unused < size) {
    size_t missing = size - (end - unused);
    size_t pages = ((missing > GROWTH ? missing : GROWTH) + PAGE - 1) / PAGE;
    uintptr_t old = __builtin_wasm_memory_size(0) * (uintptr_t)PAGE;
    if (end < old) {
      // The module's first memory is larger than its data.
      end = old;
      return grow(size);
    }
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end = old + pages * PAGE;
  }
  uintptr_t start = unused;
  unused += size;
  return start;
}

static void *allocate(size_t size, size_t alignment) {
  size_t room = size + sizeof(Header) + (alignment > 8 ? alignment : 0);
  if (room < size || room > (size_t)1 << 30) __builtin_trap();
  uint32_t class = class_of(room);
  uintptr_t start;
  if (free_blocks[class]) {
    start = (uintptr_t)free_blocks[class];
    free_blocks[class] = free_blocks[class]->next;
  } else {
    start = grow((size_of(class) + 7) & ~(size_t)7);
  }
  uintptr_t address = start + sizeof(Header);
  if (alignment > 8) address = (address + alignment - 1) & ~(alignment - 1);
  ((Header *)address)[-1] = (Header){class, (uint32_t)start};
  return (void *)address;
}

int posix_memalign(void **address, size_t alignment, size_t size) {
  *address = allocate(size, alignment);
  return 0;
}

void free(void *address) {
  if (!address) return;
  Header header = ((Header *)address)[-1];
  Block *block = (Block *)(uintptr_t)header.start;
  block->next = free_blocks[header.class];
  free_blocks[header.class] = block;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count >= 8; count -= 8, a += 8, b += 8) {
    uint64_t x, y;
    __builtin_memcpy(&x, a, 8);
    __builtin_memcpy(&y, b, 8);
    if (x != y) break;
  }
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// MARK: - Numbers

double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// The product of two numbers of 128 bits, which the processor lacks.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right, low = UINT32_MAX;
  uint64_t small = (a & low) * (b & low), middle = (a >> 32) * (b & low) + (small >> 32);
  uint64_t other = (a & low) * (b >> 32) + (middle & low);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (small & low)));
}

// The double nearest to `digits` times ten to the power of `scale`: exact in a long number with its point at a bit of it.
static double nearest(uint64_t digits, int scale) {
  enum { POINT = 38 * 32, WORDS = 80, DOUBLE_BITS = 53, LEAST = -1074 };
  uint32_t words[WORDS] = {[38] = (uint32_t)digits, [39] = (uint32_t)(digits >> 32)};
  int rest = 0, top = 32 * WORDS - 1;
  if (digits == 0 || scale < -350) return 0;
  if (scale > 310) return __builtin_inf();
  for (uint64_t carry = 0; scale > 0; scale--, carry = 0)
    for (int i = 0; i < WORDS; i++, carry >>= 32) words[i] = (uint32_t)(carry += words[i] * (uint64_t)10);
  for (uint64_t left = 0; scale < 0; scale++, rest |= left != 0, left = 0)
    for (int i = WORDS - 1; i >= 0; i--, left %= 10) words[i] = (uint32_t)((left = left << 32 | words[i]) / 10);
#define BIT(i) (words[(i) / 32] >> (i) % 32 & 1)
  while (top > 0 && !BIT(top)) top--;
  int last = top - DOUBLE_BITS + 1 > POINT + LEAST ? top - DOUBLE_BITS + 1 : POINT + LEAST;
  uint64_t kept = 0;
  for (int i = top; i >= last; i--) kept = kept << 1 | BIT(i);
  for (int i = 0; i < last - 1; i++) rest |= BIT(i);
  double number = kept + (BIT(last - 1) && (rest || kept & 1));
  for (; last > POINT; last--) number *= 2;
  for (; last < POINT; last++) number /= 2;
  return number;
}

static int digit(char text) { return text >= '0' && text <= '9' ? text - '0' : (text | 32) >= 'a' ? (text | 32) - 'a' + 10 : 99; }

// Reads a number as `strtod` does, and answers where it ends. What is not decimal is told from a text, but has no value.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  static const char *const words[] = {"infinity", "inf", "nan"};
  double sign = *text == '-' ? -1 : 1;
  if (*text == '-' || *text == '+') text++;
  for (size_t word = 0, length = 0; word < 3; word++, length = 0) {
    while (words[word][length] && (text[length] | 32) == words[word][length]) length++;
    if (!words[word][length]) return text + length;
  }
  int base = text[0] == '0' && (text[1] | 32) == 'x' ? 16 : 10, count = 0, points = 0, scale = 0, power = 0;
  uint64_t digits = 0;
  if (base == 16) text += 2;
  for (; digit(*text) < base || (*text == '.' && !points); text++) {
    if (*text == '.') { points++; continue; }
    if (digits < 1000000000000000000) digits = digits * base + digit(*text), scale -= points; else scale += !points;
    count++;
  }
  if (!count) return NULL;
  const char *end = text + 1 + (text[1] == '-' || text[1] == '+');
  if ((*text | 32) == (base == 16 ? 'p' : 'e') && digit(*end) < 10) {
    int direction = text[1] == '-' ? -1 : 1;
    for (text = end; digit(*text) < 10; text++) power = power < 100000 ? power * 10 + digit(*text) : power;
    scale += direction * power;
  }
  *number = sign * nearest(digits, scale);
  return text;
}

// MARK: - The machine

// Seeds of dictionaries. Answers do not depend on their order, so that any number will do.
void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 0x9E3779B9;
  uint8_t *bytes = buffer;
  for (size_t index = 0; index < count; index++) {
    state = state * 1664525 + 1013904223;
    bytes[index] = (uint8_t)(state >> 24);
  }
}

uintptr_t __stack_chk_guard = 0x2A5C7E91;

void __stack_chk_fail(void) { __builtin_trap(); }
