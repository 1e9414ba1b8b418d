import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { pollEveryMs, watchUnread, type UnreadNews } from "./watch-unread.ts"
import type { OpenChannel } from "./channel.ts"
import type { TabWorld } from "./tabs.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("[N10] the unread count is asked for every 5 s", () => {
  test("by one of a hundred tabs, and all of them hear the answer", async () => {
    const browser = aBrowser()
    const tabs = Array.from({ length: 100 }, () => browser.openTab())
    browser.count = 7
    await vi.advanceTimersByTimeAsync(60_000)
    expect(browser.asked).toBe(60_000 / pollEveryMs)
    for (const tab of tabs) expect(tab.heard.at(-1)?.count).toBe(7)
    expect(browser.openStreams).toBe(1)
  })

  test("by nobody while no tab is in sight, and at once by the one that comes back", async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    await vi.advanceTimersByTimeAsync(10_000)
    expect(browser.asked).toBe(2)
    first.show(false)
    second.show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([browser.asked, browser.openStreams]).toEqual([2, 0])
    second.show(true)
    await vi.advanceTimersByTimeAsync(0)
    expect([browser.asked, browser.openStreams]).toEqual([3, 1])
  })

  test("without a gap and without a crowd while the leader closes and others come and go", async () => {
    const browser = aBrowser()
    const tabs = Array.from({ length: 10 }, () => browser.openTab())
    for (const [index, tab] of tabs.entries()) {
      await vi.advanceTimersByTimeAsync(3000)
      if (index % 2) tab.close()
      else tab.show(false)
    }
    browser.openTab()
    await vi.advanceTimersByTimeAsync(30_000)
    const gaps = browser.askedAt.slice(1).map((at, index) => at - (browser.askedAt[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pollEveryMs)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(pollEveryMs + 3000)
  })

  test("never by two people's tabs together", async () => {
    const browser = aBrowser()
    const [maria, ion] = [browser.openTab({ userId: "maria" }), browser.openTab({ userId: "ion" })]
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    maria.heard.length = 0
    ion.push({ kind: "notification", unread: 3 })
    expect(ion.heard.at(-1)?.count).toBe(3)
    expect(maria.heard).toEqual([])
  })

  test("by each tab in sight where the browser has no locks", async () => {
    const browser = aBrowser({ locks: false })
    browser.openTab()
    browser.openTab().show(false)
    browser.openTab()
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    expect(browser.asked).toBe(2)
  })

  test("also after an API that was away: silence is told as null and changes nothing", async () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    browser.count = null
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    browser.count = 4
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    expect(tab.heard.map(({ count }) => count)).toEqual([null, 4])
  })
})

describe("what is pushed", () => {
  test("reaches every tab at once, and what cannot be read reaches none", async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    first.push({ kind: "notification", unread: 12 })
    first.push("nonsense")
    first.push(null)
    for (const { heard } of [first, second]) expect(heard.at(-1)).toMatchObject({ count: 12, isPushed: true })
  })

  test("of any other kind reaches every tab too, and all look again when the stream stands", async () => {
    const browser = aBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    expect(second.heard.at(-1)?.isStreaming).toBe(false)
    first.standStream()
    first.push({ kind: "conversation", id: "a" })
    for (const { events } of [first, second])
      expect(events).toEqual([{ kind: "stream" }, { kind: "conversation", id: "a" }])
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    expect(second.heard.at(-1)?.isStreaming).toBe(true)
    first.breakStream()
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    expect(second.heard.at(-1)?.isStreaming).toBe(false)
  })

  test("is opened anew after a refusal, ever more slowly, and then the count is read again", async () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    tab.breakStream()
    expect(browser.streamsEver).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.streamsEver).toBe(2)
    tab.breakStream()
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.streamsEver).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.streamsEver).toBe(3)
    const before = browser.asked
    tab.standStream()
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.asked).toBe(before + 1)
  })

  test("rests for half a minute after a good-bye, so that too many pages do not push each other out", async () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    tab.sayGoodBye()
    expect(browser.openStreams).toBe(0)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(browser.streamsEver).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect([browser.streamsEver, browser.openStreams]).toEqual([2, 1])
    tab.sayGoodBye()
    tab.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(browser.streamsEver).toBe(2)
  })

  test("ends with the tab", async () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    await vi.advanceTimersByTimeAsync(pollEveryMs)
    tab.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([browser.openStreams, browser.asked]).toEqual([0, 1])
  })
})

/** A browser with locks and channels that its tabs share, as the standards describe them. */
function aBrowser({ locks = true } = {}) {
  const lock = queueOfLocks()
  const channels = new Map<string, Set<Ear>>()
  const browser = {
    count: 0 as number | null,
    asked: 0,
    askedAt: [] as number[],
    openStreams: 0,
    streamsEver: 0,
    openTab,
  }

  function openTab({ userId = "maria" } = {}) {
    let isVisible = true
    const listeners = new Set<() => void>()
    const heard: UnreadNews[] = []
    const events: { kind: string; id?: string }[] = []
    let stream: FakeStream | undefined
    const world: TabWorld = {
      locks: locks ? ({ request: lock } as unknown as LockManager) : undefined,
      openChannel: channelOf(channels),
      isVisible: () => isVisible,
      onVisibilityChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const close = watchUnread({
      world,
      userId,
      knownSince: Date.now(),
      ask: () => {
        browser.asked += 1
        browser.askedAt.push(Date.now())
        return Promise.resolve(browser.count)
      },
      openStream: () => {
        browser.openStreams += 1
        browser.streamsEver += 1
        stream = new FakeStream(() => (browser.openStreams -= 1))
        return stream as unknown as EventSource
      },
      hear: (news) => heard.push(news),
      hearOther: ({ event }) => events.push(event),
    })
    return {
      heard,
      events,
      close,
      show: (visible: boolean) => {
        isVisible = visible
        for (const listener of listeners) listener()
      },
      push: (event: unknown) =>
        stream?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(event) })),
      breakStream: () => {
        if (stream) stream.readyState = stream.CLOSED
        stream?.dispatchEvent(new Event("error"))
      },
      sayGoodBye: () => stream?.dispatchEvent(new MessageEvent("return", { data: "" })),
      standStream: () => stream?.dispatchEvent(new Event("open")),
    }
  }
  return browser
}

class FakeStream extends EventTarget {
  readonly CLOSED = 2
  readyState = 1
  readonly #onClose: () => void
  constructor(onClose: () => void) {
    super()
    this.#onClose = onClose
  }
  close() {
    if (this.readyState === this.CLOSED) return
    this.readyState = this.CLOSED
    this.#onClose()
  }
}

type Ear = (message: unknown) => void

function channelOf(channels: Map<string, Set<Ear>>): OpenChannel {
  return (name, hear) => {
    const all = channels.get(name) ?? new Set()
    channels.set(name, all.add(hear))
    return {
      tell: (message) => {
        for (const other of all) if (other !== hear) other(message)
      },
      close: () => all.delete(hear),
    }
  }
}

/** One holder per name; someone who stops waiting leaves the queue. */
function queueOfLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const before = queues.get(name) ?? Promise.resolve()
    const own = before.then(() => (signal.aborted ? undefined : work()))
    queues.set(name, own)
    await own
  }
}
