import { vi } from "vitest"

/** The storage that files are sent to: it takes them all, or none while it is away. The set-up takes it back. */
export function fakeStorage() {
  const storage = { isAway: false, taken: 0 }

  class StorageRequest extends EventTarget {
    status = 0
    readonly upload = new EventTarget()
    open() {}
    abort() {
      this.dispatchEvent(new Event("loadend"))
    }
    send() {
      queueMicrotask(() => {
        if (!storage.isAway) {
          this.status = 204
          storage.taken += 1
        }
        this.dispatchEvent(new Event("loadend"))
      })
    }
  }
  vi.stubGlobal("XMLHttpRequest", StorageRequest)
  return storage
}
