/* Writes as many bytes as these files have, each into a file of its name in a folder, which it replaces: what no exporter
 * does without. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count < 3) return 2;
  char *bytes = NULL;
  off_t room = 0;
  for (int index = 2; index < count; index++) {
    struct stat status;
    if (stat(arguments[index], &status) != 0) return 1;
    if (status.st_size > room) {
      bytes = realloc(bytes, status.st_size);
      if (bytes == NULL) return 1;
      memset(bytes + room, ' ', status.st_size - room);
      room = status.st_size;
    }
    const char *name = strrchr(arguments[index], '/');
    char path[4096], temporary[4096];
    snprintf(path, sizeof path, "%s/%s", arguments[1], name ? name + 1 : arguments[index]);
    snprintf(temporary, sizeof temporary, "%s/.write.tmp", arguments[1]);
    int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0) return 1;
    for (off_t done = 0; done < status.st_size;) {
      ssize_t written = write(file, bytes + done, status.st_size - done);
      if (written <= 0) return 1;
      done += written;
    }
    if (close(file) != 0) return 1;
    /* Some file systems write to the disk at once what is renamed over another file. */
    unlink(path);
    if (rename(temporary, path) != 0) return 1;
  }
  return 0;
}
