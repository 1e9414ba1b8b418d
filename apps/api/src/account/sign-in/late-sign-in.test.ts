import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { signInGuards } from "../../platform/db/schema/account.ts"
import { emailKey } from "../email-key.ts"

/** Long enough to hash a password on a busy machine, shorter than the database waits for a lock. */
const impatient = anApi({ requestTimeoutMs: 3000 })
const world = anApi()
type World = typeof world

const tryIn = (api: World, email: string) => api.post("/api/auth/sign-in/email", { email, password: "wrong" })
const triesOf = async ({ db }: World, email: string) => {
  const rows = await db
    .select()
    .from(signInGuards)
    .where(eq(signInGuards.keyHash, emailKey(email)))
  return rows.flatMap(({ failures }) => failures).length
}

test("once somebody was told that it took too long, nothing of theirs is begun any more", async () => {
  const client = await impatient.db.$client.connect()
  await client.query("begin; lock table sign_in_guards in access exclusive mode")
  const running = ["first@example.com", "second@example.com"]
  const waiting = ["third@example.com", "fourth@example.com"]
  const answers = await Promise.all([...running, ...waiting].map((email) => tryIn(impatient, email)))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  expect(answers.every(({ headers }) => headers.get("retry-after") === "2")).toBe(true)
  await client.query("commit")
  client.release()

  const counted = () => Promise.all([...running, ...waiting].map((email) => triesOf(impatient, email)))
  // Two had been let in, whichever they were, and count; the others never were.
  await expect.poll(async () => (await counted()).toSorted()).toEqual([0, 0, 1, 1])
  // A later one passes: the places of those who went are free. Even alone, a hash may take a busy machine too long.
  let late = 0
  const later = async () => (await tryIn(impatient, `later-${(late += 1)}@example.com`)).status
  await expect.poll(later).toBe(401)
  expect((await counted()).toSorted()).toEqual([0, 0, 1, 1])
})

test("a fault of ours is no wrong password", async () => {
  const { email } = await aUser(world.db, { password: "green-door-42" })
  await world.db.$client.query("alter table accounts rename to accounts_away")
  const told = expect.objectContaining({ code: "fault", requestId: expect.any(String) as string }) as object
  for (let time = 0; time < 6; time += 1)
    expect(await answer(await tryIn(world, email))).toEqual({ status: 500, body: told })
  await world.db.$client.query("alter table accounts_away rename to accounts")
  expect(await triesOf(world, email)).toBe(0)
  expect((await tryIn(world, email)).status).toBe(401)
  expect(await triesOf(world, email)).toBe(1)
})
