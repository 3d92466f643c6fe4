// What `import UIKit` means here: the engine, and Foundation as on a phone.
@_exported public import Foundation
@_exported public import ListKit

// Foundation brings the real queues with it. These names, one step nearer, mean the engine's. A file that
// also imports Foundation by itself needs them once more in its own module: see `Tests/UIKitTests`.

/// The engine's queue.
public typealias DispatchQueue = ListKit.DispatchQueue
/// The engine's group of work.
public typealias DispatchGroup = ListKit.DispatchGroup
/// The engine's item of work.
public typealias DispatchWorkItem = ListKit.DispatchWorkItem
/// The engine's ways for a block to run.
public typealias DispatchWorkItemFlags = ListKit.DispatchWorkItemFlags
/// The engine's urgency.
public typealias DispatchQoS = ListKit.DispatchQoS
/// The engine's moment.
public typealias DispatchTime = ListKit.DispatchTime
/// The engine's length of time.
public typealias DispatchTimeInterval = ListKit.DispatchTimeInterval
/// What a block expects of the queue that it runs on.
public typealias DispatchPredicate = ListKit.DispatchPredicate
