/// Each way in which list code starts a job.
enum JobKind: CaseIterable {
  case mainTask, detached, nonisolatedFunction, concurrentFunction, ownActor, asyncLet, group
  case yield, stream, hopToMain

  /// Starts a job of this kind, which writes a word when it is done.
  @MainActor
  func start(_ trace: Trace, word: String = "done") {
    switch self {
    case .mainTask: Task { trace.add(word) }
    case .detached: Task.detached { await trace.add(word, on: currentThread()) }
    case .nonisolatedFunction: Task { await addNonisolated(word, to: trace) }
    case .concurrentFunction: Task { await addConcurrently(word, to: trace) }
    case .ownActor: Task { await Adder().add(word, to: trace) }
    case .asyncLet:
      Task {
        async let thread = currentThreadElsewhere()
        trace.add(word, on: await thread)
      }
    case .group:
      Task {
        let threads = await withTaskGroup { group in
          for _ in 0..<3 { group.addTask { await currentThreadElsewhere() } }
          var threads: Set<UInt> = []
          for await thread in group { threads.insert(thread) }
          return threads
        }
        trace.add(word, on: threads.count == 1 ? threads.first ?? 0 : 0)
      }
    case .yield:
      Task {
        for _ in 0..<5 { await Task.yield() }
        trace.add(word)
      }
    case .stream:
      let (stream, continuation) = AsyncStream<String>.makeStream()
      Task { for await word in stream { trace.add(word) } }
      Task.detached {
        continuation.yield(word)
        continuation.finish()
      }
    case .hopToMain:
      Task.detached {
        await MainActor.run {
          MainActor.assertIsolated()
          trace.add(word)
        }
      }
    }
  }
}

private nonisolated func addNonisolated(_ word: String, to trace: Trace) async {
  await trace.add(word, on: currentThread())
}

@concurrent
private func addConcurrently(_ word: String, to trace: Trace) async {
  await trace.add(word, on: currentThread())
}

private actor Adder {
  func add(_ word: String, to trace: Trace) async { await trace.add(word, on: currentThread()) }
}
