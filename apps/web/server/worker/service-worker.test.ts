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
