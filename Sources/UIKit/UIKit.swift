// What `import UIKit` means here: the engine, and Foundation as on a phone.
@_exported public import Foundation
@_exported public import ListKit
