/* The app and the walk of Walk (Tests/Benchmarks/InProcess/Walk.swift) as one would write them in C without anything to
 * notice, in two ways. By hand: stacks in arrays, tabs, and events that ask where they are. As a table: the states of
 * the app numbered beforehand, which it has only because somebody knows all of them.
 *
 * walk hand|table REPETITIONS: prints the events of a repetition, 0 bytes, the shortest and median seconds of it, and
 * the checksum of the scenes that were visible on one walk. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LENGTH = 60000, WALKS = 200, DEPTH = 64, STATES = 8, EVENTS = 5 };
enum kind { TAP, BACK, TAB };
/* The scenes in the order of their declaration. */
enum scene { MAIN, FIRST, SECOND, ALBUMS, ALBUM, ARTISTS, ARTIST };
enum element { OPEN_ALBUM, OPEN_ARTIST };

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

static const struct segue segues[] = {{OPEN_ALBUM, ALBUMS, ALBUM}, {OPEN_ARTIST, ARTISTS, ARTIST}};
static const struct app launch = {0, {1, 1}, {{ALBUMS}, {ARTISTS}}};
static const struct event events[EVENTS] = {{TAP, OPEN_ALBUM}, {TAP, OPEN_ARTIST}, {BACK, 0}, {TAB, 0}, {TAB, 1}};

static uint32_t visible(const struct app *app) {
  return app->stack[app->selected][app->depth[app->selected] - 1];
}

static void step(struct app *app, struct event event) {
  uint32_t tab = app->selected;
  switch (event.kind) {
  case TAP:
    for (size_t i = 0; i < sizeof segues / sizeof *segues; i++) {
      if (segues[i].element == event.argument && segues[i].source == visible(app) && app->depth[tab] < DEPTH) {
        app->stack[tab][app->depth[tab]++] = segues[i].target;
        return;
      }
    }
    return;
  case BACK:
    if (app->depth[tab] > 1) app->depth[tab]--;
    return;
  case TAB:
    /* The tab that is selected pops its stack. */
    if (event.argument == tab) app->depth[tab] = 1;
    else if (event.argument < 2) app->selected = event.argument;
    return;
  }
}

/* The walk as positions in `events`. */
static uint32_t *touches(void) {
  uint32_t *way = malloc(sizeof *way * LENGTH);
  uint64_t random = 0x9E3779B97F4A7C15;
  uint32_t tab = 0, is_open[2] = {0, 0};
  for (int i = 0; i < LENGTH; i++) {
    random ^= random << 13;
    random ^= random >> 7;
    random ^= random << 17;
    uint32_t choice = (random >> 32) % 3;
    if (choice == 0) {
      way[i] = is_open[tab] ? 2 : tab;
      is_open[tab] = !is_open[tab];
    } else {
      if (tab == choice - 1) is_open[tab] = 0;
      tab = choice - 1;
      way[i] = 2 + choice;
    }
  }
  return way;
}

static uint64_t walk_by_hand(const struct event *way) {
  struct app app = launch;
  uint64_t checksum = 0;
  for (int i = 0; i < LENGTH; i++) {
    step(&app, way[i]);
    checksum = checksum * 31 + visible(&app);
  }
  return checksum;
}

struct table {
  uint32_t next[STATES][EVENTS];
  uint32_t visible[STATES];
};

static uint32_t number(const struct app *app) {
  return app->selected * 4 + (app->depth[0] - 1) * 2 + (app->depth[1] - 1);
}

static void fill(struct table *table) {
  for (uint32_t state = 0; state < STATES; state++) {
    const struct app app = {
        state / 4, {1 + state / 2 % 2, 1 + state % 2}, {{ALBUMS, ALBUM}, {ARTISTS, ARTIST}}};
    table->visible[state] = visible(&app);
    for (uint32_t event = 0; event < EVENTS; event++) {
      struct app next = app;
      step(&next, events[event]);
      table->next[state][event] = number(&next);
    }
  }
}

static uint64_t walk_table(const struct table *table, const uint32_t *way) {
  uint32_t state = 0;
  uint64_t checksum = 0;
  for (int i = 0; i < LENGTH; i++) {
    state = table->next[state][way[i]];
    checksum = checksum * 31 + table->visible[state];
  }
  return checksum;
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
  if (argc < 3) return 2;
  int by_hand = strcmp(argv[1], "hand") == 0;
  int repetitions = atoi(argv[2]);
  uint32_t *way = touches();
  struct event *event_way = malloc(sizeof *event_way * LENGTH);
  for (int i = 0; i < LENGTH; i++) event_way[i] = events[way[i]];
  struct table table;
  fill(&table);
  double *seconds = malloc(sizeof(double) * (size_t)repetitions);
  uint64_t checksum = 0;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    double start = now();
    for (int i = 0; i < WALKS; i++) {
      checksum = by_hand ? walk_by_hand(event_way) : walk_table(&table, way);
      /* Each walk counts: none may be left out because it is like the one before. */
      __asm__ volatile("" : "+r"(checksum) : : "memory");
    }
    seconds[repetition] = now() - start;
  }
  qsort(seconds, (size_t)repetitions, sizeof(double), compare);
  printf("walk %d 0 %.9f %.9f %llu\n", LENGTH * WALKS, seconds[0], seconds[repetitions / 2],
         (unsigned long long)checksum);
  return 0;
}
