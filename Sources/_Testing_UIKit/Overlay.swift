// Empty on purpose. A file that imports both `Testing` and `UIKit` makes the compiler look for a
// cross-import overlay of this name; without the module it says "no such module".
