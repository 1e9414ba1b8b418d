import { afterEach, expect, test, vi } from "vitest"
import { serviceWorker, type WorkerScope } from "./service-worker.ts"

afterEach(() => vi.unstubAllGlobals())

const origin = "https://doable.example"
const facts = { build: "1", offlinePage: "/offline.html", kept: [], apiUrl: origin }

/** The worker in a browser whose network gives these answers, one after the other. */
function aWorker(...answers: Response[]) {
  const kept = new Map<string, Response>()
  const cache = {
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  }
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal("fetch", async () => answers.shift())
  serviceWorker(
    {
      location: { origin },
      navigator: { userAgent: "" },
      caches: { open: async () => cache, match: async (url: string) => kept.get(url)?.clone() },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    } as unknown as WorkerScope,
    facts,
  )
  return async (path: string) => {
    const waited: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get("fetch")?.({
      request: new Request(origin + path),
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (done: Promise<unknown>) => waited.push(done),
    })
    const { status } = (await answer) ?? {}
    await Promise.all(waited)
    return status
  }
}

/** Which of these open pages a click on a push brings to the front, and what it opens instead. */
async function clickOn(url: string, ...open: string[]) {
  const done: [what: string, url: string][] = []
  let click: ((event: object) => void) | undefined
  serviceWorker(
    {
      location: { origin },
      navigator: { userAgent: "" },
      clients: {
        matchAll: async () =>
          open.map((path) => ({
            url: origin + path,
            focus: async () => void done.push(["shown", path]),
          })),
        openWindow: async (to: string) => void done.push(["opened", to]),
      },
      addEventListener: (type: string, listener: (event: object) => void) => {
        if (type === "notificationclick") click = listener
      },
    } as unknown as WorkerScope,
    facts,
  )
  let waited: Promise<unknown> | undefined
  const close = vi.fn<() => void>()
  const notification = { close, data: { url } }
  click?.({ notification, waitUntil: (promise: Promise<unknown>) => (waited = promise) })
  await waited
  expect(close).toHaveBeenCalledOnce()
  return done
}

/** As a browser marks what came from our own address. */
const own = (status: number) =>
  Object.defineProperty(new Response("", { status }), "type", { value: "basic" })

test("a file is kept once it came, and one that couldn't be had is asked for again", async () => {
  const open = aWorker(own(503), own(404), own(200))
  const path = "/assets/app-1a2b.js"
  expect([await open(path), await open(path), await open(path), await open(path)]).toEqual([
    503, 404, 200, 200,
  ])
})

test("a push opens its page, or brings it to the front where it's open; another talk is another page", async () => {
  const talk = "/chat?c=00000000-0000-4000-8000-000000000001"
  const other = "/chat?c=00000000-0000-4000-8000-000000000002"
  expect(await clickOn(talk, "/tasks", other, talk)).toEqual([["shown", talk]])
  expect(await clickOn(talk, "/tasks", other)).toEqual([["opened", origin + talk]])
  expect(await clickOn("/")).toEqual([["opened", `${origin}/`]])
})

test("a push leads to no other site", async () => {
  expect(await clickOn("https://elsewhere.example/chat", "/chat")).toEqual([])
})
