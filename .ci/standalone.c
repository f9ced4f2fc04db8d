// Replacements for functions of the Swift libraries that read `/proc`, so that a statically linked program
// needs no other files. `.ci/release` links this file into `vfl`, and makes the linker redirect calls of NAME to
// __wrap_NAME (`--wrap=NAME`).

// Returns the path of the Swift program that describes crashes. The runtime would search the directory of
// this program, which does not contain it.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

// Threads of Dispatch register themselves. Dispatch reads how many of them are running, and starts one more each
// second if there is work and none is running. Without registrations, it also does so if all cores are busy, which
// happens if `vfl` is configured to use more threads than cores.
void __wrap__dispatch_workq_worker_register(void *queue) { (void)queue; }
void __wrap__dispatch_workq_worker_unregister(void *queue) { (void)queue; }
