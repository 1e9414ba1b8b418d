// Runs before each file of component tests: a document that has what pages ask of a browser, and a clean end.
import { cleanup } from "@testing-library/react"
import { afterEach, beforeEach, vi } from "vitest"
import type { FakeApi } from "./fake-api.ts"

let api: FakeApi | undefined

export function keepForCleanUp(own: FakeApi) {
  api = own
}

/** Pages listen for news; in a component test none comes. */
class SilentEventSource extends EventTarget {
  readyState = 0
  close() {}
}

beforeEach(() => {
  vi.stubGlobal("EventSource", SilentEventSource)
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    if (!api) throw new Error(`nothing answers ${String(input)}`)
    return api.fetch(input, init)
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const unanswered = api?.unanswered ?? []
  api = undefined
  if (unanswered.length > 0) throw new Error(`this test gives no answer for ${unanswered.join(", ")}`)
})
