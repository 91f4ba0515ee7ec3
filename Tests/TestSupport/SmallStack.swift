import Foundation

/// Work on a thread with a stack of 512 KB, as the system gives to the threads of an app.
package enum SmallStack {
  package static func run(_ work: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
  }
}
