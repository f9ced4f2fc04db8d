// Saves files as editors do while `vfl` rewrites them, and fails if a save is lost. For Linux.
//
//   clang -O2 .ci/saves.c -o saves && ./saves PATH/TO/vfl [SAVES]
//
// Each save has a number in a comment. Until the next save of the file, the file must have that number,
// whether `vfl` has changed the format strings after it or not.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A source that `fmt`, `check --fix` and `convert --write` change, each in its own way.
static const char source[] =
    "// save %06d\n"
    "func f(a: UIView, b: UIView) {\n"
    "  NSLayoutConstraint.activate(\n"
    "    NSLayoutConstraint.constraints(\n"
    "      withVisualFormat: \"|-0-[a(8,8)]\", options: [], metrics: nil, views: [\"a\": a]))\n"
    "  NSLayoutConstraint.activate(\n"
    "    NSLayoutConstraint.constraints(\n"
    "      withVisualFormat: \"|-0-[b(8)]\", options: [], metrics: nil, views: [\"b\": b]))\n"
    "}\n";

enum method { by_renaming, by_truncating, by_overwriting, of_a_linked_file, method_count };
enum { file_count = 2 * method_count };
static const char *const names[file_count] = {
    "renamed1.swift", "truncated1.swift", "overwritten1.swift", "linked1.swift",
    "renamed2.swift", "truncated2.swift", "overwritten2.swift", "linked2.swift"};

static const char *commands[][4] = {
    {"fmt", ".", NULL}, {"check", "--fix", ".", NULL}, {"convert", "--write", ".", NULL}};

static void require(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "error: %s: %s\n", what, strerror(errno));
  exit(2);
}

static void pause_for(long microseconds) {
  struct timespec time = {0, microseconds * 1000};
  nanosleep(&time, NULL);
}

static int text_of(int number, char *text, size_t size) { return snprintf(text, size, source, number); }

static void save(int index, int number) {
  enum method method = index % method_count;
  char text[1024];
  int count = text_of(number, text, sizeof text);
  const char *path = method == by_renaming ? "new.tmp" : names[index];
  int flags = O_WRONLY | O_CREAT | (method == by_overwriting ? 0 : O_TRUNC);
  int file = open(path, flags, 0644);
  require(file >= 0, path);
  // A slow program keeps the file open for a while.
  if (rand() % 8 == 0) pause_for(500);
  require(write(file, text, (size_t)count) == count, path);
  require(!ftruncate(file, count) && !close(file), path);
  if (method == by_renaming) require(!rename(path, names[index]), path);
}

// Returns the number of the save in a file, or -1. Sets whether `vfl` has changed the text after it.
static int saved_number(int index, int *is_changed) {
  char text[4096], original[1024];
  int file = open(names[index], O_RDONLY), number = -1;
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count < 0) return -1;
  text[count] = 0;
  // The program that overwrites the file may not have finished.
  if (sscanf(text, "// save %d\n", &number) != 1 || count < 2 || strcmp(text + count - 2, "}\n")) return -1;
  text_of(number, original, sizeof original);
  *is_changed = strcmp(text, original) != 0;
  return number;
}

// Runs `vfl` repeatedly until the process of the test ends.
static pid_t start_runner(const char *vfl, const char *const *command) {
  pid_t parent = getpid(), runner = fork();
  require(runner >= 0, "fork");
  if (runner) return runner;
  setpgid(0, 0);
  int null = open("/dev/null", O_RDWR);
  while (getppid() == parent) {
    pid_t child = fork();
    if (child == 0) {
      dup2(null, 0), dup2(null, 1), dup2(null, 2);
      execl(vfl, vfl, command[0], command[1], command[2], NULL);
      _exit(127);
    }
    int status;
    waitpid(child, &status, 0);
    // The exit code is 2 if a file has changed in the meantime.
    if (!WIFEXITED(status) || WEXITSTATUS(status) > 2) {
      fprintf(stderr, "error: vfl %s ended with the status %#x\n", command[0], status);
      _exit(1);
    }
  }
  _exit(0);
}

// Returns the number of temporary files of `vfl`.
static int temporary_files(int prints) {
  int count = 0;
  DIR *directory = opendir(".");
  require(directory != NULL, ".");
  for (struct dirent *entry; (entry = readdir(directory));) {
    if (!strstr(entry->d_name, ".vfl-")) continue;
    count++;
    if (prints) printf("remaining temporary file: %s\n", entry->d_name);
  }
  closedir(directory);
  return count;
}

// Waits for a moment at which the next save is interesting.
static void wait_for_moment(void) {
  int is_changed, count;
  switch (rand() % 4) {
  case 0:
    // Any moment.
    pause_for(1000 + rand() % 4000);
    return;
  case 1:
    // All files are changed, or nearly all.
    for (int attempt = 0; attempt < 100; attempt++) {
      count = 0;
      for (int index = 0; index < file_count; index++)
        if (saved_number(index, &is_changed) > 0 && is_changed) count++;
      if (count == file_count) return;
      pause_for(1000);
    }
    return;
  default:
    // A file is being written.
    for (int attempt = 0; attempt < 500 && !temporary_files(0); attempt++) pause_for(100);
    pause_for(rand() % 1500);
  }
}

int main(int argc, char **argv) {
  if (argc < 2) return fprintf(stderr, "usage: saves PATH/TO/vfl [SAVES]\n"), 2;
  char vfl[4096], directory[] = P_tmpdir "/vfl-saves-XXXXXX";
  require(realpath(argv[1], vfl) != NULL, argv[1]);
  int rounds = (argc > 2 ? atoi(argv[2]) : 5000) / (6 * file_count) + 1;
  require(mkdtemp(directory) && !chdir(directory), directory);
  // The processes of a runner that has ended become children of this process.
  require(!prctl(PR_SET_CHILD_SUBREAPER, 1), "prctl");
  int number = 0, lost = 0, changed = 0, failures = 0;
  for (int index = 0; index < file_count; index++) {
    char link_name[64];
    save(index, 0);
    snprintf(link_name, sizeof link_name, "%s.link", names[index]);
    if (index % method_count == of_a_linked_file) require(!link(names[index], link_name), link_name);
  }
  for (int run = 0; run < 6; run++) {
    const char *const *command = commands[run % 3];
    int runner_count = 1 + run / 3, lost_before = lost, changed_before = changed;
    pid_t runners[2];
    for (int index = 0; index < runner_count; index++) runners[index] = start_runner(vfl, command);
    for (int round = 0; round < rounds; round++) {
      for (int index = 0; index < file_count; index++) save(index, number + index + 1);
      wait_for_moment();
      for (int index = 0; index < file_count; index++) {
        int is_changed = 0, is_saved = 0;
        number++;
        // While a replacement is undone, the file has another text for a moment, and so does a linked file. Only
        // a lost save takes all attempts, about 10 s.
        for (int attempt = 0; attempt < 5000 && !is_saved; attempt++) {
          if (attempt) pause_for(2000);
          is_saved = saved_number(index, &is_changed) == number;
        }
        lost += !is_saved;
        changed += is_changed;
        if (!is_saved) printf("lost: save %d of %s during vfl %s\n", number, names[index], command[0]);
      }
    }
    for (int index = 0; index < runner_count; index++) {
      int status;
      if (waitpid(runners[index], &status, WNOHANG)) {
        failures++;
        continue;
      }
      // The runner is stopped first, so that it does not start another process.
      kill(runners[index], SIGSTOP);
      kill(-runners[index], SIGTERM);
      kill(-runners[index], SIGCONT);
      // The last `vfl` of the runner may still be writing.
      for (int attempt = 0; attempt < 5000 && waitpid(-runners[index], &status, WNOHANG) >= 0; attempt++)
        pause_for(2000);
    }
    printf("%d × vfl %s: %d saves, %d changed by vfl, %d lost\n", runner_count, command[0],
           rounds * file_count, changed - changed_before, lost - lost_before);
    // Without any change by `vfl`, nothing was tested.
    if (changed == changed_before) failures++;
  }
  failures += temporary_files(1);
  if (!failures && !lost && chdir("/") == 0) {
    char command[64];
    snprintf(command, sizeof command, "rm -r %s", directory);
    require(system(command) == 0, command);
  }
  return lost || failures;
}
