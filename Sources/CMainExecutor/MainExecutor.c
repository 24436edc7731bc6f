#include "CMainExecutor.h"

#include <stddef.h>

// The hooks use Swift's calling convention, which clang knows as an attribute.
#define SWIFT __attribute__((swiftcall))

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} Executor;

typedef SWIFT Executor GetMain(void);
typedef SWIFT bool IsMain(Executor executor);
typedef SWIFT void Enqueue(void *job);

// Weak, so that a runtime without them links and captures nothing.
__attribute__((weak)) extern SWIFT Executor (*swift_task_getMainExecutor_hook)(GetMain *original);
__attribute__((weak)) extern SWIFT bool (*swift_task_isMainExecutor_hook)(
    Executor executor, IsMain *original);
__attribute__((weak)) extern SWIFT void (*swift_task_enqueueGlobal_hook)(
    void *job, Enqueue *original);

static Executor named;
static void (*take_job)(void *job);
static _Thread_local bool is_capturing;

static SWIFT Executor get_main(GetMain *original) { return is_capturing ? named : original(); }

static SWIFT bool is_main(Executor executor, IsMain *original) {
  return executor.identity == named.identity || original(executor);
}

static SWIFT void enqueue_global(void *job, Enqueue *original) {
  if (is_capturing) {
    take_job(job);
  } else {
    original(job);
  }
}

bool nibmark_executor_install(
    uintptr_t identity, uintptr_t implementation, void (*take)(void *job)) {
  if (&swift_task_getMainExecutor_hook == NULL || &swift_task_isMainExecutor_hook == NULL ||
      &swift_task_enqueueGlobal_hook == NULL) {
    return false;
  }
  named = (Executor){identity, implementation};
  take_job = take;
  swift_task_getMainExecutor_hook = get_main;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_enqueueGlobal_hook = enqueue_global;
  return true;
}

void nibmark_executor_set_capturing(bool capturing) { is_capturing = capturing; }

bool nibmark_executor_is_capturing(void) { return is_capturing; }
