/* The app of TabCycle (Tests/Benchmarks/InProcess/Simulation.swift) as one would write it in C without anything to
 * notice: stacks in arrays, tabs, and events that ask where they are. The yardstick for walking without effects.
 *
 * walk REPETITIONS: prints the events of one pass, 0 bytes, and the shortest and median seconds of it. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { EVENTS = 12000000, DEPTH = 64 };
enum kind { TAP, BACK, TAB };

struct event {
  uint32_t kind, argument;
};

struct segue {
  uint32_t element, source, target;
};

struct app {
  uint32_t selected;
  uint32_t depth[2];
  uint32_t stack[2][DEPTH];
};

static const struct segue segues[] = {{0, 0, 1}, {1, 2, 3}};

static void step(struct app *app, struct event event) {
  uint32_t tab = app->selected;
  switch (event.kind) {
  case TAP:
    for (size_t i = 0; i < sizeof segues / sizeof *segues; i++) {
      uint32_t top = app->stack[tab][app->depth[tab] - 1];
      if (segues[i].element == event.argument && segues[i].source == top && app->depth[tab] < DEPTH) {
        app->stack[tab][app->depth[tab]++] = segues[i].target;
        return;
      }
    }
    return;
  case BACK:
    if (app->depth[tab] > 1) app->depth[tab]--;
    return;
  case TAB:
    if (event.argument < 2) app->selected = event.argument;
    return;
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
  int repetitions = argc > 1 ? atoi(argv[1]) : 1;
  const struct event cycle[] = {{TAP, 0}, {BACK, 0}, {TAB, 1}, {TAP, 1}, {BACK, 0}, {TAB, 0}};
  double *seconds = malloc(sizeof(double) * (size_t)repetitions);
  uint64_t sum = 0;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    struct app app = {0, {1, 1}, {{0}, {2}}};
    double start = now();
    for (int i = 0; i < EVENTS / 6; i++)
      for (int j = 0; j < 6; j++) {
        step(&app, cycle[j]);
        sum += app.depth[app.selected];
      }
    seconds[repetition] = now() - start;
  }
  qsort(seconds, (size_t)repetitions, sizeof(double), compare);
  if (sum == 0) return 1;
  printf("walk %d 0 %.9f %.9f\n", EVENTS, seconds[0], seconds[repetitions / 2]);
  return 0;
}
