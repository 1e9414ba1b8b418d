import { expect, test } from "vitest"
import { createGate } from "./gate.ts"

function work() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  return { done, finish }
}

test("two run, one waits, the next is turned away at once", async () => {
  const pass = createGate({ running: 2, waiting: 1 })
  const [a, b, c] = [work(), work(), work()]
  const started: string[] = []
  const enter = (name: string, { done }: { done: Promise<void> }) =>
    pass(() => {
      started.push(name)
      return done
    })

  const first = enter("a", a)
  const second = enter("b", b)
  const third = enter("c", c)
  expect(await enter("d", work())).toEqual({ turnedAway: true })
  expect(started).toEqual(["a", "b"])

  a.finish()
  await first
  await expect.poll(() => started).toEqual(["a", "b", "c"])
  b.finish()
  c.finish()
  await Promise.all([second, third])
  expect(await pass(async () => "free again")).toEqual({ turnedAway: false, value: "free again" })
})

test("work that fails leaves its place", async () => {
  const pass = createGate({ running: 1, waiting: 0 })
  await expect(pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await pass(async () => 1)).toEqual({ turnedAway: false, value: 1 })
})

test("who waits and is no longer waited for goes, nothing is done for them, and the place is free for the next", async () => {
  const pass = createGate({ running: 1, waiting: 1 })
  const a = work()
  const started: string[] = []
  const enter = (name: string, done: Promise<void>, gone?: AbortSignal) =>
    pass(() => {
      started.push(name)
      return done
    }, gone)
  const first = enter("a", a.done)
  const late = new AbortController()
  const second = enter("b", Promise.resolve(), late.signal)
  expect(await enter("c", Promise.resolve())).toEqual({ turnedAway: true })
  late.abort()
  expect(await second).toEqual({ turnedAway: true })
  expect(await enter("d", Promise.resolve(), late.signal)).toEqual({ turnedAway: true })

  const third = enter("e", Promise.resolve(), new AbortController().signal)
  a.finish()
  await Promise.all([first, third])
  expect(started).toEqual(["a", "e"])
})
