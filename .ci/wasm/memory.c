// Memory allocation for the module, and the other C functions that the Swift library requires.
//
// A block has one of about a hundred sizes. Freed blocks of each size are in a list and are reused for the same size.
// New blocks are allocated at the end of the memory, which grows. Blocks are never merged or split, because the compiler
// mostly allocates small blocks of recurring sizes.

#include <stddef.h>
#include <stdint.h>

// The end of the data that the linker has placed in the memory.
extern unsigned char __heap_base;

enum { grain = 16, page = 65536, leastPages = 16 };

// The header before a block, which contains the index of its size. It has 16 bytes, so that blocks are aligned to 16.
typedef union {
  uint32_t size;
  unsigned char bytes[grain];
} Head;

typedef struct Block {
  struct Block *next;
} Block;

static Block *freed[160];
static uintptr_t first, end;

// Returns the index of the smallest sufficient size, and sets `blockSize` to this size. The sizes are multiples of 16
// up to 1024. Above that, there are four sizes per power of two.
static uint32_t sizeNumber(size_t bytes, size_t *blockSize) {
  if (bytes <= 1024) {
    uint32_t number = bytes ? (uint32_t)((bytes + grain - 1) / grain) : 1;
    *blockSize = (size_t)number * grain;
    return number;
  }
  // 2^power < bytes <= 2^(power + 1)
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)(bytes - 1));
  size_t quarter = (size_t)1 << (power - 2), over = (bytes - 1 - ((size_t)1 << power)) / quarter;
  *blockSize = ((size_t)1 << power) + quarter * (over + 1);
  return 65 + (power - 10) * 4 + (uint32_t)over;
}

void *malloc(size_t bytes) {
  // A block of more than 1 GiB is never needed.
  if (bytes > (size_t)1 << 30) __builtin_trap();
  size_t blockSize;
  uint32_t size = sizeNumber(bytes, &blockSize);
  Block *block = freed[size];
  if (block) {
    freed[size] = block->next;
    return block;
  }
  if (!first) {
    first = ((uintptr_t)&__heap_base + grain - 1) & ~(uintptr_t)(grain - 1);
    end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  }
  size_t needed = blockSize + sizeof(Head);
  if (end - first < needed) {
    size_t pages = (needed - (end - first) + page - 1) / page;
    if (pages < leastPages) pages = leastPages;
    // No caller can continue without the memory.
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages * page;
  }
  Head *head = (Head *)first;
  first += needed;
  head->size = size;
  return head + 1;
}

void free(void *memory) {
  if (!memory) return;
  uint32_t size = ((Head *)memory - 1)->size;
  Block *block = memory;
  block->next = freed[size];
  freed[size] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t bytes) {
  if (alignment > grain) __builtin_trap();
  *memory = malloc(bytes);
  return 0;
}

// Each of these three functions is a single instruction.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// The output of the library at a trap is discarded.
int putchar(int character) { return character; }

// The seed of hashes is the same in each run. No output depends on the order of a hash table.
void arc4random_buf(void *memory, size_t count) { memset(memory, 0x5A, count); }

// Returns the product of two 128-bit numbers, computed from products of 32-bit parts.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t aHigh = (uint64_t)((unsigned __int128)left >> 64), bHigh = (uint64_t)((unsigned __int128)right >> 64);
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = (a0 * b0 >> 32) + (uint32_t)(a0 * b1) + (uint32_t)(a1 * b0);
  uint64_t low = middle << 32 | (uint32_t)(a0 * b0);
  uint64_t high = a1 * b1 + (a0 * b1 >> 32) + (a1 * b0 >> 32) + (middle >> 32) + a * bHigh + aHigh * b;
  return (__int128)((unsigned __int128)high << 64 | low);
}

// A 128-bit number as two halves, the lower half first.
typedef union {
  unsigned __int128 whole;
  uint64_t halves[2];
} Halves;

// Shifts a 128-bit number left by less than 128 bits.
__int128 __ashlti3(__int128 number, int count) {
  Halves from = {(unsigned __int128)number}, to;
  if (!count) return number;
  to.halves[0] = count < 64 ? from.halves[0] << count : 0;
  to.halves[1] = count < 64 ? from.halves[1] << count | from.halves[0] >> (64 - count) : from.halves[0] << (count - 64);
  return (__int128)to.whole;
}

// Shifts an unsigned 128-bit number right by less than 128 bits.
__int128 __lshrti3(__int128 number, int count) {
  Halves from = {(unsigned __int128)number}, to;
  if (!count) return number;
  to.halves[1] = count < 64 ? from.halves[1] >> count : 0;
  to.halves[0] = count < 64 ? from.halves[0] >> count | from.halves[1] << (64 - count) : from.halves[1] >> (count - 64);
  return (__int128)to.whole;
}
