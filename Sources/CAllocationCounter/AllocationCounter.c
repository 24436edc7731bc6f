#include "CAllocationCounter.h"

#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) \
  || __has_feature(memory_sanitizer) || __has_feature(hwaddress_sanitizer)
#define NIBMARK_SANITIZED 1
#endif
#endif

// A sanitizer brings its own malloc and crashes at start if another one stands before it; the
// `__libc_` entry points exist in glibc only.
#if defined(__GLIBC__) && !defined(NIBMARK_SANITIZED)
#define NIBMARK_HOOKED 1
#endif

typedef struct nibmark_allocations counts_t;

struct thread_counts {
  counts_t scopes[NIBMARK_SCOPE_COUNT];
  /// What earlier resets took away, so that the process's total stays whole.
  counts_t forgotten;
  struct thread_counts *next;
  int scope;
  bool registered;
};

// The initial-exec model: the block lies in the thread's static area, so that reaching it never
// allocates. The hooks are linked into executables only, for which that holds.
static __thread struct thread_counts mine __attribute__((tls_model("initial-exec"))) = {
  .scope = NIBMARK_SCOPE_HARNESS,
};

// Other threads read these for the total, so they are atomic, but only their own thread writes
// them: a plain load, add and store is enough and costs no bus lock.
static inline void add(uint64_t *count, uint64_t amount) {
  uint64_t value = __atomic_load_n(count, __ATOMIC_RELAXED);
  __atomic_store_n(count, value + amount, __ATOMIC_RELAXED);
}

static inline void accumulate(counts_t *sum, const counts_t *part) {
  add(&sum->allocations, __atomic_load_n(&part->allocations, __ATOMIC_RELAXED));
  add(&sum->frees, __atomic_load_n(&part->frees, __ATOMIC_RELAXED));
  add(&sum->bytes, __atomic_load_n(&part->bytes, __ATOMIC_RELAXED));
}

static void sum_thread(counts_t *sum, const struct thread_counts *thread) {
  for (int scope = 0; scope < NIBMARK_SCOPE_COUNT; scope++) {
    accumulate(sum, &thread->scopes[scope]);
  }
  accumulate(sum, &thread->forgotten);
}

int nibmark_allocations_enter(int scope) {
  int previous = mine.scope;
  mine.scope = scope >= 0 && scope < NIBMARK_SCOPE_COUNT ? scope : NIBMARK_SCOPE_HARNESS;
  return previous;
}

void nibmark_allocations_leave(int previous) { (void)nibmark_allocations_enter(previous); }

void nibmark_allocations_read(int scope, counts_t *counts) {
  if (scope < 0 || scope >= NIBMARK_SCOPE_COUNT) {
    memset(counts, 0, sizeof *counts);
    return;
  }
  *counts = mine.scopes[scope];
}

void nibmark_allocations_reset(void) {
  for (int scope = 0; scope < NIBMARK_SCOPE_COUNT; scope++) {
    accumulate(&mine.forgotten, &mine.scopes[scope]);
    memset(&mine.scopes[scope], 0, sizeof mine.scopes[scope]);
  }
}

#ifdef NIBMARK_HOOKED

extern void *__libc_malloc(size_t);
extern void __libc_free(void *);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;
static struct thread_counts *living;
static counts_t departed;

// The block of a thread that ends goes away with its stack: keep its sum, then forget it. Should a
// later destructor of the thread allocate, it registers again and this runs once more.
static void thread_ends(void *ignored) {
  (void)ignored;
  pthread_mutex_lock(&list_lock);
  for (struct thread_counts **link = &living; *link != NULL; link = &(*link)->next) {
    if (*link == &mine) {
      *link = mine.next;
      break;
    }
  }
  sum_thread(&departed, &mine);
  memset(mine.scopes, 0, sizeof mine.scopes);
  memset(&mine.forgotten, 0, sizeof mine.forgotten);
  mine.registered = false;
  pthread_mutex_unlock(&list_lock);
}

static void create_key(void) { has_key = pthread_key_create(&key, thread_ends) == 0; }

static void register_thread(void) {
  // Before anything that may allocate, or this would call itself.
  mine.registered = true;
  pthread_once(&key_once, create_key);
  if (has_key) (void)pthread_setspecific(key, &mine);
  pthread_mutex_lock(&list_lock);
  mine.next = living;
  living = &mine;
  pthread_mutex_unlock(&list_lock);
}

static inline void count_allocation(const void *block, size_t bytes) {
  if (block == NULL) return;
  if (__builtin_expect(!mine.registered, 0)) register_thread();
  counts_t *counts = &mine.scopes[mine.scope];
  add(&counts->allocations, 1);
  add(&counts->bytes, bytes);
}

static inline void count_free(void) {
  if (__builtin_expect(!mine.registered, 0)) register_thread();
  add(&mine.scopes[mine.scope].frees, 1);
}

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  count_allocation(block, size);
  return block;
}

void free(void *block) {
  if (block == NULL) return;
  count_free();
  __libc_free(block);
}

void *calloc(size_t count, size_t size) {
  void *block = __libc_calloc(count, size);
  // The product cannot overflow here: calloc answers NULL when it does.
  count_allocation(block, count * size);
  return block;
}

void *realloc(void *old, size_t size) {
  void *block = __libc_realloc(old, size);
  if (old != NULL && (block != NULL || size == 0)) count_free();
  count_allocation(block, size);
  return block;
}

void *memalign(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  count_allocation(block, size);
  return block;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  // It reports by its result and must leave errno alone.
  int saved = errno;
  void *block = memalign(alignment, size);
  errno = saved;
  if (block == NULL) return ENOMEM;
  *out = block;
  return 0;
}

void nibmark_allocations_total(counts_t *counts) {
  pthread_mutex_lock(&list_lock);
  *counts = departed;
  for (const struct thread_counts *thread = living; thread != NULL; thread = thread->next) {
    sum_thread(counts, thread);
  }
  pthread_mutex_unlock(&list_lock);
}

// Volatile: a compiler may drop a malloc whose block is only freed.
static void *(*volatile call_malloc)(size_t) = malloc;
static void *(*volatile call_calloc)(size_t, size_t) = calloc;
static void *(*volatile call_realloc)(void *, size_t) = realloc;
static int (*volatile call_posix_memalign)(void **, size_t, size_t) = posix_memalign;
static void (*volatile call_free)(void *) = free;
static char *(*volatile call_strdup)(const char *) = strdup;

bool nibmark_allocations_installed(void) {
  // The C library's own calls must come here too, or the executable does not export the hooks.
  uint64_t before = mine.scopes[mine.scope].allocations;
  call_free(call_strdup("x"));
  return mine.scopes[mine.scope].allocations == before + 1;
}

static int differs(const counts_t *before, uint64_t allocations, uint64_t frees, uint64_t bytes) {
  counts_t now = mine.scopes[mine.scope];
  return (now.allocations - before->allocations != allocations) + (now.frees - before->frees != frees)
    + (now.bytes - before->bytes != bytes);
}

int nibmark_allocations_self_check(void) {
  if (!nibmark_allocations_installed()) return -1;
  int wrong = 0;
  for (int scope = 0; scope < NIBMARK_SCOPE_COUNT; scope++) {
    int previous = nibmark_allocations_enter(scope);
    counts_t before = mine.scopes[scope];
    void *blocks[10];
    for (int index = 0; index < 10; index++) blocks[index] = call_malloc(40);
    wrong += differs(&before, 10, 0, 400);
    for (int index = 0; index < 10; index++) call_free(blocks[index]);
    wrong += differs(&before, 10, 10, 400);
    void *aligned = NULL;
    wrong += call_posix_memalign(&aligned, 3, 8) != EINVAL;
    wrong += call_posix_memalign(&aligned, 64, 128) != 0 || ((uintptr_t)aligned & 63) != 0;
    call_free(aligned);
    call_free(NULL);
    wrong += differs(&before, 11, 11, 528);
    call_free(call_realloc(call_calloc(3, 7), 100));
    wrong += differs(&before, 13, 13, 649);
    nibmark_allocations_leave(previous);
  }
  return wrong;
}

#else

bool nibmark_allocations_installed(void) { return false; }

void nibmark_allocations_total(counts_t *counts) { memset(counts, 0, sizeof *counts); }

int nibmark_allocations_self_check(void) { return -1; }

#endif
