import pg from "pg"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"

// Nobody who waits here is sent away by the clock, however long a busy machine takes to bring the others.
const world = anApi({
  patience: 30,
  env: { RATE_LIMITS: "on", CALLS_PER_MINUTE: "10000", DATABASE_POOL: "5" },
})

/** Comes when so many have been answered, however long a busy machine takes. */
function counting(most: number) {
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  const state = { answered: 0 }
  const count = <T>(answer: T): T => {
    state.answered += 1
    if (state.answered === most) resolve()
    return answer
  }
  return { state, count, enough }
}

test("one person with a hundred writes at once leaves connections to everybody, also to neighbours", async () => {
  const ana = await signedInCookie(world.db, await aUser(world.db))
  const ion = await signedInCookie(world.db, await aUser(world.db))
  const holder = new pg.Client(world.url)
  await holder.connect()
  await holder.query("begin; lock table notification_counts in access exclusive mode")

  // Beyond her queue limit, calls are refused right away, without a connection.
  const { state, count, enough } = counting(67)
  const writes = Array.from({ length: 100 }, async () =>
    count(await world.post("/trpc/notification.markAllAsRead", undefined, { cookie: ana })),
  )
  await enough
  for (const cookie of [ion, ""]) expect((await world.get("/trpc/user.getMe", { cookie })).status).toBe(200)
  expect(state.answered, "she still waits").toBe(67)

  await holder.query("rollback")
  await holder.end()
  const answers = await Promise.all(writes)
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["1"]))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(33)
  expect(refused).toHaveLength(67)
})

test("a batch of ten is answered whole, though not all of it at once", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const calls = Array.from({ length: 10 }, () => "user.getMe").join(",")
  const answer = await world.get(`/trpc/${calls}?batch=1&input=%7B%7D`, { cookie })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toHaveLength(10)
})

test("pictures wait at the same gate: a page of many leaves connections to everybody", async () => {
  const holder = new pg.Client(world.url)
  await holder.connect()
  await holder.query("begin; lock table files in access exclusive mode")
  const ana = await signedInCookie(world.db, await aUser(world.db))
  const id = "00000000-0000-4000-8000-000000000000"

  const { count, enough } = counting(17)
  const pictures = Array.from({ length: 50 }, async () =>
    count((await world.get(`/files/${id}`, { cookie: ana })).status),
  )
  await enough
  expect((await world.get("/trpc/user.getMe", { cookie: ana })).status).toBe(429)
  expect((await world.get("/trpc/user.getMe", { cookie: "" })).status).toBe(200)

  await holder.query("rollback")
  await holder.end()
  expect(Object.groupBy(await Promise.all(pictures), String)).toMatchObject({
    404: { length: 33 },
    429: { length: 17 },
  })
})
