import { expect, test, vi } from "vitest"
import type { Database } from "./client.ts"
import { cacheFor } from "./cache-for.ts"
import { QueryPromise } from "./drizzle.ts"

const aDatabase = () => ({}) as Database
const counting = () => {
  let readings = 0
  return () => Promise.resolve((readings += 1))
}

test("whoever asks within the time gets the same reading, whoever comes later a new one", async () => {
  const db = aDatabase()
  const { ask } = cacheFor(1000, counting())
  expect(await Promise.all([ask(db, 0), ask(db, 999), ask(db, 1000), ask(db, 1500)])).toEqual([1, 1, 2, 2])
})

test("a query that hasn't been awaited runs once for everyone, too", async () => {
  const db = aDatabase()
  const execute = vi.fn<() => Promise<string>>(() => Promise.resolve("rows"))
  class Query extends QueryPromise<string> {
    execute = execute
  }
  const { ask } = cacheFor(1000, () => new Query())
  expect([await ask(db, 0), await ask(db, 1)]).toEqual(["rows", "rows"])
  expect(execute).toHaveBeenCalledOnce()
})

test("each database has its own", async () => {
  const { ask } = cacheFor(1000, counting())
  const [one, other] = [aDatabase(), aDatabase()]
  expect([await ask(one, 0), await ask(other, 0), await ask(one, 1)]).toEqual([1, 2, 1])
})

test("what was forgotten is read again", async () => {
  const db = aDatabase()
  const { ask, forget } = cacheFor(1000, counting())
  await ask(db, 0)
  forget(db)
  expect(await ask(db, 1)).toBe(2)
})

test("a failed reading is told to those who waited for it, and not kept", async () => {
  const db = aDatabase()
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue("here")
  const { ask } = cacheFor(1000, read)
  const answers = await Promise.allSettled([ask(db, 0), ask(db, 1)])
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect(await ask(db, 2)).toBe("here")
})
