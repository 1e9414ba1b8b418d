import { expect, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { as, aUser } from "../../../test/factories.ts"
import type { Database } from "../db/client.ts"
import { listProcedure, router } from "../trpc.ts"

const world = aDatabase()

/** Which databases a list was asked of, where the replica fails like this. */
async function askedWith(fault: Error) {
  const replica = { ...world.db } as Database
  const asked: string[] = []
  const failed: unknown[] = []
  const lists = router({
    get: listProcedure.query(({ ctx }) => {
      asked.push(ctx.db === replica ? "replica" : "primary")
      if (ctx.db === replica) throw fault
      return "a list"
    }),
  })
  const ctx = as(await aUser(world.db), world.db)
  const reads = {
    ...ctx.lists,
    replica: async () => replica,
    replicaFailed: (why: unknown) => void failed.push(why),
  }
  const answer = await lists
    .createCaller({ ...ctx, lists: reads })
    .get()
    .catch(() => "an error")
  return { asked, failed, answer }
}

test.each(["ECONNRESET", "40001", "57014"])(
  "where the replica fails with %s, the primary answers",
  async (code) => {
    const fault = Object.assign(new Error("x"), { code })
    expect(await askedWith(fault)).toEqual({
      asked: ["replica", "primary"],
      failed: [fault],
      answer: "a list",
    })
  },
)

test("a fault of ours isn't tried again on the primary, and the replica stays in use", async () => {
  const fault = new TypeError("x is not a function")
  expect(await askedWith(fault)).toEqual({ asked: ["replica"], failed: [], answer: "an error" })
})
