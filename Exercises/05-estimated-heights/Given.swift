// The kit's. Makes what is in Given/ part of the exercise, so that your file needs only `import UIKit`.
@_exported import Lesson05Given
import UIKit

// A file that imports Foundation as well as UIKit sees two queues under one name: UIKit's, and the one that
// Foundation brings along. These names say which is meant.
typealias DispatchQueue = UIKit.DispatchQueue
typealias DispatchGroup = UIKit.DispatchGroup
typealias DispatchWorkItem = UIKit.DispatchWorkItem
typealias DispatchQoS = UIKit.DispatchQoS
typealias DispatchTime = UIKit.DispatchTime
typealias DispatchTimeInterval = UIKit.DispatchTimeInterval
