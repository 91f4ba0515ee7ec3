// Lets one call of the system fail, or kills the process there: LD_PRELOAD this into the tool.
//
// FAULT_AT is the number of the call, counted from 1 over all calls below; FAULT_ERROR is the error number, or 0 to be
// killed instead. FAULT_COUNT names a file that gets the number of calls at the end.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long calls;

static int fails(void) {
  static long at = -1;
  if (at < 0) {
    const char *text = getenv("FAULT_AT");
    at = text ? atol(text) : 0;
  }
  if (atomic_fetch_add(&calls, 1) + 1 != at) return 0;
  const char *text = getenv("FAULT_ERROR");
  int number = text ? atoi(text) : 0;
  if (number == 0) kill(getpid(), SIGKILL);
  errno = number;
  return 1;
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file == NULL) return;
  fprintf(file, "%ld\n", (long)atomic_load(&calls));
  fclose(file);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return fails() ? -1 : NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return fails() ? -1 : NEXT(open64)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return fails() ? -1 : NEXT(openat)(folder, path, flags, mode);
}

// A failing close has closed all the same.
int close(int file) {
  int result = NEXT(close)(file);
  return fails() ? -1 : result;
}

ssize_t read(int file, void *bytes, size_t count) { return fails() ? -1 : NEXT(read)(file, bytes, count); }
ssize_t write(int file, const void *bytes, size_t count) { return fails() ? -1 : NEXT(write)(file, bytes, count); }
int renameat(int from, const char *old, int to, const char *new) {
  return fails() ? -1 : NEXT(renameat)(from, old, to, new);
}
int linkat(int from, const char *old, int to, const char *new, int flags) {
  return fails() ? -1 : NEXT(linkat)(from, old, to, new, flags);
}
int unlinkat(int folder, const char *path, int flags) { return fails() ? -1 : NEXT(unlinkat)(folder, path, flags); }
int mkdirat(int folder, const char *path, mode_t mode) { return fails() ? -1 : NEXT(mkdirat)(folder, path, mode); }
int flock(int file, int operation) { return fails() ? -1 : NEXT(flock)(file, operation); }
int fsync(int file) { return fails() ? -1 : NEXT(fsync)(file); }
int fchmod(int file, mode_t mode) { return fails() ? -1 : NEXT(fchmod)(file, mode); }
int stat(const char *path, struct stat *status) { return fails() ? -1 : NEXT(stat)(path, status); }
int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return fails() ? -1 : NEXT(fstatat)(folder, path, status, flags);
}
int fstat(int file, struct stat *status) { return fails() ? -1 : NEXT(fstat)(file, status); }
int faccessat(int folder, const char *path, int mode, int flags) {
  return fails() ? -1 : NEXT(faccessat)(folder, path, mode, flags);
}
