import Curriculum

extension CommandLineTool {
  /// Puts the starting files back and says where the learner's are kept.
  func reset(_ number: Int) throws {
    let kit = try kit()
    let lesson = try kit.lesson(number)
    let store = ProgressStore(kit: kit)
    for (file, kept) in try store.reset(lesson) {
      let path = kit.shortPath(file)
      if let kept {
        surroundings.writeLine(
          "\(path) is back at the start. Yours is kept as \(kit.shortPath(kept)).")
      } else {
        surroundings.writeLine("\(path) is at the start.")
      }
    }
    var progress = try loadProgress(store)
    progress[number].passes = false
    progress[number].corePassed = nil
    progress[number].firstFailing = nil
    progress[number].hintsShown = [:]
    try store.save(progress)
  }
}
