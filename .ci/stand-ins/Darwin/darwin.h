// The part of macOS's C library that the command calls, 64-bit, with the annotations by which Swift sees it.
#pragma once
#pragma clang assume_nonnull begin

typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef unsigned int nfds_t;
typedef unsigned int useconds_t;
typedef long time_t;
typedef unsigned long size_t;
typedef long ssize_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// Time
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
int usleep(useconds_t microseconds);

// Files
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
int access(const char *path, int mode);
int mkdir(const char *path, mode_t mode);
int unlink(const char *path);
int rmdir(const char *path);
int mkstemp(char *pattern);
char *_Nullable mkdtemp(char *pattern);
int pipe(int *ends);
int rename(const char *old_path, const char *new_path);
int fchown(int descriptor, uid_t owner, gid_t group);
int fchmod(int descriptor, mode_t mode);
int ftruncate(int descriptor, off_t size);
int flock(int descriptor, int operation);
int close(int descriptor);
off_t lseek(int descriptor, off_t offset, int origin);
ssize_t read(int descriptor, void *_Null_unspecified buffer, size_t count);
ssize_t write(int descriptor, const void *_Null_unspecified buffer, size_t count);
ssize_t readlink(const char *path, char *buffer, size_t count);
char *_Nullable realpath(const char *path, char *_Nullable buffer);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_CLOEXEC 0x1000000
#define F_SETFD 2
#define FD_CLOEXEC 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define F_OK 0
#define W_OK 2
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define PATH_MAX 1024

// Folders
typedef struct _dirstream DIR;
struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
DIR *_Null_unspecified opendir(const char *_Null_unspecified path);
struct dirent *_Null_unspecified readdir(DIR *_Null_unspecified stream);
int closedir(DIR *_Null_unspecified stream);
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

// Processes
pid_t getpid(void);
uid_t geteuid(void);
int kill(pid_t process, int signal);
pid_t waitpid(pid_t process, int *_Null_unspecified status, int options);
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Null_unspecified actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Null_unspecified actions);
int posix_spawn_file_actions_adddup2(
    posix_spawn_file_actions_t _Nullable *_Null_unspecified actions, int descriptor, int copy);
int posix_spawnp(
    pid_t *_Null_unspecified process, const char *_Null_unspecified name,
    const posix_spawn_file_actions_t _Nullable *_Nullable actions,
    const posix_spawnattr_t _Nullable *_Nullable attributes, char *_Nullable const *_Null_unspecified words,
    char *_Nullable const *_Null_unspecified variables);
pid_t getpgrp(void);
int isatty(int descriptor);
long sysconf(int name);
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_ONLN 58
int sched_yield(void);
_Noreturn void exit(int code);
_Noreturn void _exit(int code);
char *_Null_unspecified getenv(const char *_Null_unspecified name);
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *_Null_unspecified requests, nfds_t count, int timeout);
#define POLLIN 0x0001
#define POLLOUT 0x0004

// Terminals
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
int tcgetattr(int descriptor, struct termios *settings);
int tcsetattr(int descriptor, int when, const struct termios *settings);
pid_t tcgetpgrp(int descriptor);
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
#define TCSADRAIN 1

// Memory and text
void *_Null_unspecified malloc(size_t count);
void free(void *_Null_unspecified block);
char *_Null_unspecified strdup(const char *_Null_unspecified text);
char *_Null_unspecified strerror(int problem);

// Signals
typedef unsigned int sigset_t;
struct sigaction {
  union __sigaction_u {
    void (*_Null_unspecified __sa_handler)(int);
    void (*_Null_unspecified __sa_sigaction)(int, void *_Null_unspecified, void *_Null_unspecified);
  } __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef struct {
  void *_Null_unspecified ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;
void (*_Null_unspecified signal(int number, void (*_Null_unspecified handler)(int)))(int);
int sigaction(
  int number, const struct sigaction *_Null_unspecified action, struct sigaction *_Null_unspecified old);
int sigaltstack(const stack_t *_Null_unspecified stack, stack_t *_Null_unspecified old);
int sigemptyset(sigset_t *_Null_unspecified set);
int sigaddset(sigset_t *_Null_unspecified set, int number);
int raise(int number);
int kill(pid_t process, int number);
#define SA_ONSTACK 0x0001
#define SS_DISABLE 0x0004
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGXFSZ 25

// Threads
typedef struct _opaque_pthread_t *pthread_t;
struct _opaque_pthread_t {
  long __sig;
  void *_Nullable __cleanup_stack;
  char __opaque[8176];
};
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t count);
int pthread_create(
  pthread_t _Nullable *_Null_unspecified thread, const pthread_attr_t *_Nullable attributes,
  void *_Nullable (*start)(void *), void *_Nullable argument);
int pthread_join(pthread_t thread, void *_Nullable *_Nullable result);
int pthread_detach(pthread_t thread);
typedef enum : unsigned int { QOS_CLASS_UTILITY = 0x11 } qos_class_t;
int pthread_set_qos_class_self_np(qos_class_t priority, int relative);
int pthread_sigmask(int how, const sigset_t *_Nullable set, sigset_t *_Nullable old);

// For the compiler's own library, which is that of Linux here.
typedef struct { int number; } sem_t;
sem_t *_Nullable sem_open(const char *name, int flags, ...);
int fcntl(int descriptor, int command, ...);
int ioctl(int descriptor, unsigned long request, ...);
int open(const char *path, int flags, ...);
int openat(int folder, const char *path, int flags, ...);
long syscall(long number, ...);
#define SYS_futex 202
#define SYS_gettid 186
#define NULL ((void *)0)

// Errors
int *__error(void);
#define errno (*__error())
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62
#define ENAMETOOLONG 63
#define ETIMEDOUT 60
#define EDQUOT 69
#define EFAULT 14
#define EDEADLK 11

#pragma clang assume_nonnull end
