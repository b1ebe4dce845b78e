#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Holds back the signals that end the process while a temporary file exists, and lets them through afterwards.
struct SignalDelay {
  private var previous = sigset_t()

  init() {
    var held = sigset_t()
    // The sets live on the stack for the time of the calls.
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &previous)
  }

  func end() {
    var previous = previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
