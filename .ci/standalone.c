// What Swift's libraries ask `/proc`, answered without it: so a program that is linked statically runs
// where there is nothing but its file. `.ci/release` links this into `vfl`, and has the linker send calls
// of NAME to __wrap_NAME (`--wrap=NAME`).

// The path of a program of Swift, the one that describes crashes; the runtime looks for it beside this
// program, where there is none.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

// The threads of Dispatch note themselves; it reads how many of them run, and starts one more each
// second where work waits and none does. With none noted it does so where all cores are busy, too, which
// happens where `vfl` is told to do more at once than there are cores.
void __wrap__dispatch_workq_worker_register(void *queue) { (void)queue; }
void __wrap__dispatch_workq_worker_unregister(void *queue) { (void)queue; }
