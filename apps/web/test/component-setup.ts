// Runs before each file of component tests: a document that has what pages ask of a browser, and a clean end.
import { cleanup, configure, getConfig } from "@testing-library/react"
import * as react from "react"
import { afterEach, beforeEach, vi } from "vitest"
import { confirmRequests } from "../src/ui/overlays/confirm.ts"
import { dismissToasts, toasts } from "../src/ui/feedback/toast.ts"
import { forgetMoment } from "./answers/moment.ts"
import { current } from "./current-api.ts"
import { plain } from "./plain-config.ts"
import { givePopovers } from "./popover.ts"

const nextTurn = setImmediate
const { asyncWrapper, getElementError, unstable_advanceTimersWrapper: moveClock } = plain

/** While something is waited for, each look that finds nothing makes an error, and only the last one is read. */
const isLooking = () => Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true

/** By the name Testing Library knows that the error should point at the line of the test. */
const notFound = (message: string | null) =>
  Object.assign(new Error(message ?? "nothing found"), { name: "TestingLibraryElementError" })

configure({
  // The error tells the whole document, which takes as long as many looks.
  getElementError: (message, container) =>
    isLooking() ? notFound(message) : getElementError(message, container),
  // Code that comes later is transformed at its first use, and a busy machine is slow, not wrong.
  asyncUtilTimeout: 20_000,
  // What a page shows is found as soon as it's in the document; React runs effects, such as moving the focus,
  // a turn later. They belong to what was found.
  asyncWrapper: (find) =>
    asyncWrapper(async () => {
      const found = await find()
      for (let turn = 0; turn < 3; turn++) await new Promise<void>((done) => nextTurn(done))
      return found
    }),
  // Each look moves a stopped clock on, and four hundred looks that find nothing take no longer than a busy machine needs
  // for the code of a dialog. Until that has come, the clock stands.
  unstable_advanceTimersWrapper: async (move) => {
    await vi.dynamicImportSettled()
    return moveClock(move)
  },
})

// React notes for each element where it was made, for its warnings: making one takes five times as long. It leaves that
// out when ten thousand were made within a second.
const inside: unknown = Object.entries(react).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1]
if (typeof inside === "object" && inside !== null)
  Object.defineProperty(inside, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => {} })

// Testing Library asks every element for its labels. A form of happy-dom takes what it doesn't know for the name of a
// field, and goes through all of them.
Object.defineProperty(HTMLFormElement.prototype, "labels", { value: undefined, configurable: true })

/** Pages listen for news; in a component test none comes. */
class SilentEventSource extends EventTarget {
  readyState = 0
  close() {}
}

/**
 * A toast goes after four seconds, and a busy machine may need longer from the press to the look at it: only a clock
 * that the test has stopped ends one.
 */
function keepToasts() {
  if (Object.hasOwn(setTimeout, "clock")) return
  for (const one of toasts.current()) one.duration ??= Infinity
}
let letToastsGo = () => {}

beforeEach(() => {
  forgetMoment()
  letToastsGo = toasts.subscribe(keepToasts)
  givePopovers()
  // Testing Library moves a stopped clock on on its own, but only one that it finds under this name:
  // https://github.com/testing-library/dom-testing-library/issues/987.
  vi.stubGlobal("jest", { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  vi.stubGlobal("EventSource", SilentEventSource)
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!current.api) throw new Error(`nothing answers ${String(input)}`)
    return current.api.fetch(input, init)
  })
})

/** All that is due by now has run: answers of the fake API, and what pages do with them. */
const turn = () => new Promise((done) => setTimeout(done))

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  // A page that is left sends what it has, and keeps it in this browser if that fails: the next test must not find it.
  await turn()
  await turn()
  // A question left open would be asked again in the next test, and a toast shown again.
  for (let open = confirmRequests.first(); open; open = confirmRequests.first()) open.answer(false)
  letToastsGo()
  dismissToasts()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(";"))
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`
  // The files of a worker share one document: what a test put there by hand isn't found by the next file.
  document.body.replaceChildren()
  document.title = ""
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  vi.unstubAllGlobals()
  // A spy that stays hides from later files what they log, and hands them its calls.
  vi.restoreAllMocks()
  const unanswered = current.api?.unanswered ?? []
  current.api = undefined
  if (unanswered.length > 0) throw new Error(`this test gives no answer for ${unanswered.join(", ")}`)
})
