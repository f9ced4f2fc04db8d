// Runs many command lines of the module in one process of a host that supports WASI, to test the module without a
// browser. Starting the host takes longer than most command lines.
//
// Standard input contains consecutive requests: the lengths of the arguments and of their standard input, 4 bytes each
// in little-endian order, followed by their bytes. Standard output contains the results of `vfl_run` in the same order.
// Each result is written before the next request is run, so the number of results shows which request trapped.

#include <stddef.h>
#include <stdint.h>

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))

typedef struct {
  void *bytes;
  uint32_t count;
} Piece;

WASI(fd_read) int fd_read(int file, const Piece *pieces, int count, uint32_t *read);
WASI(fd_write) int fd_write(int file, const Piece *pieces, int count, uint32_t *written);

void *vfl_alloc(int32_t size);
void vfl_free(void *memory);
void *vfl_run(const void *words, int32_t wordsLength, const void *input, int32_t inputLength);

// Reads exactly `count` bytes. Returns whether there were enough.
static int take(void *bytes, uint32_t count) {
  for (uint32_t done = 0, got; done < count; done += got) {
    Piece rest = {(char *)bytes + done, count - done};
    if (fd_read(0, &rest, 1, &got) || !got) return 0;
  }
  return 1;
}

static void put(const void *bytes, uint32_t count) {
  for (uint32_t done = 0, got; done < count; done += got) {
    Piece rest = {(char *)bytes + done, count - done};
    if (fd_write(1, &rest, 1, &got)) __builtin_trap();
  }
}

void _start(void) {
  int32_t lengths[2];
  while (take(lengths, sizeof lengths)) {
    char *words = vfl_alloc(lengths[0]), *input = vfl_alloc(lengths[1]);
    if (!take(words, lengths[0]) || !take(input, lengths[1])) __builtin_trap();
    int32_t *answer = vfl_run(words, lengths[0], input, lengths[1]);
    put(answer, 12 + answer[1] + answer[2]);
    vfl_free(answer);
    vfl_free(input);
    vfl_free(words);
  }
}
