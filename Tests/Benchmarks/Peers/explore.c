/* Every state of the apps that Tests/Benchmarks/explore.py makes up, as one would search them in C by hand: tabs with
 * stacks in which each scene shows the next layer's, a state in one word, a set of words, and a queue in the order in
 * which states are found.
 *
 * explore TABS DEPTH BRANCHING VARIABLE: prints states, moves, the distance of the farthest state, and seconds. Where
 * VARIABLE is 1, the root of the first tab turns over a variable. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CHOICE_BITS = 2, DEPTH_BITS = 3, MOST_DEPTH = 7 };

static uint64_t *queue, *slots;
static size_t count, capacity, mask;

static void insert(uint64_t state) {
  /* Zero is no state: its lowest bit says that it is one. */
  size_t slot = ((state ^ state >> 29) * 0x9E3779B97F4A7C15u >> 32) & mask;
  while (slots[slot]) {
    if (slots[slot] == state) return;
    slot = (slot + 1) & mask;
  }
  slots[slot] = state;
  if (count == capacity) queue = realloc(queue, (capacity *= 2) * sizeof *queue);
  queue[count++] = state;
  if (count * 4 < mask * 3) return;
  free(slots);
  mask = mask * 2 + 1;
  slots = calloc(mask + 1, sizeof *slots);
  for (size_t i = 0; i < count; i++) {
    slot = ((queue[i] ^ queue[i] >> 29) * 0x9E3779B97F4A7C15u >> 32) & mask;
    while (slots[slot]) slot = (slot + 1) & mask;
    slots[slot] = queue[i];
  }
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  unsigned tabs = atoi(argv[1]), depth = atoi(argv[2]), branching = atoi(argv[3]), has_variable = atoi(argv[4]);
  unsigned width = DEPTH_BITS + CHOICE_BITS * (depth - 1), bits = 3;
  if (tabs < 1 || tabs > 5 || depth < 1 || depth > MOST_DEPTH || branching > 1 << CHOICE_BITS) return 2;
  /* One bit that it is a state, two for the tab that is selected, one a tab for having been seen, then the stacks. */
  unsigned first = bits + 1 + tabs;
  /* The last one is the variable. */
  if (first + tabs * width + 1 > 64) return 2;
  uint64_t variable = has_variable ? (uint64_t)1 << 63 : 0;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  capacity = 1 << 12;
  queue = malloc(capacity * sizeof *queue);
  mask = (1 << 13) - 1;
  slots = calloc(mask + 1, sizeof *slots);
  insert(1 | (uint64_t)1 << (bits + 1));
  size_t moves = 0, layer = 1, distance = 0;
  for (size_t head = 0; head < count; head++) {
    if (head == layer) {
      distance++;
      layer = count;
    }
    uint64_t state = queue[head];
    unsigned selected = state >> 1 & 7, shift = first + selected * width;
    uint64_t whole = ((uint64_t)1 << width) - 1, stack = state >> shift & whole;
    unsigned height = stack & MOST_DEPTH;
    uint64_t rest = state & ~(whole << shift);
    if (height + 1 < depth) {
      for (uint64_t choice = 0; choice < branching; choice++) {
        uint64_t next = (stack + 1) | choice << (DEPTH_BITS + CHOICE_BITS * height);
        insert(rest | next << shift);
        moves++;
      }
    }
    if (variable && selected == 0 && height == 0) {
      insert(state ^ variable);
      moves++;
    }
    if (height > 0) {
      /* The back button, and the swipe that does the same. */
      uint64_t kept = ((uint64_t)1 << (DEPTH_BITS + CHOICE_BITS * (height - 1))) - 1;
      insert(rest | ((stack & kept) - 1) << shift);
      insert(rest | ((stack & kept) - 1) << shift);
      moves += 2;
    }
    for (unsigned tab = 0; tab < tabs; tab++) {
      /* The tab that is selected pops its stack. */
      if (tab == selected) insert(rest);
      else insert((state & ~(uint64_t)14) | tab << 1 | (uint64_t)1 << (bits + 1 + tab));
      moves++;
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%zu %zu %zu %.6f\n", count, moves, distance, end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9);
}
