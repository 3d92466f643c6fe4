import UIKit

// A file that imports Foundation as well as UIKit sees two queues under one name: the engine's, and the
// real one that Foundation brings along. A name of the module's own goes before both.

typealias DispatchQueue = UIKit.DispatchQueue
typealias DispatchGroup = UIKit.DispatchGroup
typealias DispatchWorkItem = UIKit.DispatchWorkItem
typealias DispatchWorkItemFlags = UIKit.DispatchWorkItemFlags
typealias DispatchQoS = UIKit.DispatchQoS
typealias DispatchTime = UIKit.DispatchTime
typealias DispatchTimeInterval = UIKit.DispatchTimeInterval
typealias DispatchPredicate = UIKit.DispatchPredicate
