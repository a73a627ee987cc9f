/* Runs a command with all that it prints thrown away and tells what it cost: wall, user and system seconds, peak KiB, status.
 *
 * Where LAUNCH_OUTPUT names a file, what it prints is kept there.
 *
 * A child's peak memory includes what its parent had when it was started, so the parent must be small: this is not
 * done by Python itself. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(struct timespec time) { return time.tv_sec + time.tv_nsec / 1e9; }

static double duration(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 2) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  const char *output = getenv("LAUNCH_OUTPUT");
  posix_spawn_file_actions_addopen(&actions, 1, output ? output : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  struct timespec start, end;
  struct rusage usage;
  pid_t child;
  int status;
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 1;
  if (wait4(child, &status, 0, &usage) != child) return 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%.6f %.6f %.6f %ld %d\n", seconds(end) - seconds(start), duration(usage.ru_utime),
         duration(usage.ru_stime), usage.ru_maxrss, status);
  return 0;
}
