import { expect, test, vi } from "vitest"
import { createOutgoing, nextToSend } from "./outgoing.ts"

function aStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const written = (clientId: string, conversationId = "c") => ({
  clientId,
  conversationId,
  text: `text of ${clientId}`,
  files: [],
  at: "2026-06-17T12:00:00.000Z",
})

test("what was written waits through a reload, and is gone once it was sent", () => {
  const storage = aStorage()
  createOutgoing("ana", storage).add(written("1"))
  const after = createOutgoing("ana", storage)
  expect(after.list()).toMatchObject([{ clientId: "1", failed: null }])
  after.remove("1")
  expect(storage.kept.size).toBe(0)
})

test("two people who share a browser do not see each other's", () => {
  const storage = aStorage()
  createOutgoing("ana", storage).add(written("1"))
  expect(createOutgoing("ion", storage).list()).toEqual([])
})

test("in each conversation one after another; what was not taken holds up nothing", () => {
  const store = createOutgoing("ana", aStorage())
  for (const one of [written("1"), written("2"), written("3", "d")]) store.add(one)
  const ids = () => nextToSend(store.list()).map(({ clientId }) => clientId)
  expect(ids()).toEqual(["1", "3"])
  store.fail("1", "user_blocked")
  expect(ids()).toEqual(["2", "3"])
  store.again("1")
  expect(ids()).toEqual(["1", "3"])
})

test("a list that nobody changed is the same list, so that nothing is drawn again", () => {
  const store = createOutgoing("ana", aStorage())
  store.add(written("1"))
  expect(store.list()).toBe(store.list())
  const heard = vi.fn<() => void>()
  const stop = store.subscribe(heard)
  store.remove("1")
  stop()
  store.add(written("2"))
  expect(heard).toHaveBeenCalledOnce()
})

test("a browser that keeps nothing, or nonsense, still sends", () => {
  const broken = {
    getItem: () => "{",
    setItem: () => {
      throw new Error("full")
    },
    removeItem: () => {},
  }
  for (const storage of [broken, null]) {
    const store = createOutgoing("ana", storage)
    expect(store.list()).toEqual([])
    store.add(written("1"))
    expect(store.list()).toHaveLength(1)
  }
})
