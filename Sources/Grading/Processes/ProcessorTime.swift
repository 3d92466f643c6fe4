#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// How long a process has kept processors busy.
enum ProcessorTime {
  /// The time that a process has used so far, or nil if the system does not say. On macOS untested.
  static func used(by process: pid_t) -> Duration? {
    #if canImport(Darwin)
      var usage = rusage_info_v2()
      let answer = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      var base = mach_timebase_info_data_t()
      guard answer == 0, mach_timebase_info(&base) == KERN_SUCCESS else { return nil }
      let ticks = Double(usage.ri_user_time + usage.ri_system_time)
      return .nanoseconds(Int64(ticks * Double(base.numer) / Double(base.denom)))
    #else
      var clock: clockid_t = 0
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #endif
  }
}
