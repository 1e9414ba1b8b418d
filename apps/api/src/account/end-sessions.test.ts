import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { waitingIn } from "../../test/database.ts"
import { aUser, signedInCookie } from "../../test/factories.ts"
import { linkTo, tokenIn } from "../../test/emails.ts"
import { sessions } from "../platform/db/schema/account.ts"

const world = anApi()
const password = "green-door-42"
const wrong = {
  status: 401,
  body: { message: "Invalid email or password", code: "INVALID_EMAIL_OR_PASSWORD" },
}

type Person = { id: string; email: string }
const signIn = ({ email }: Person, given = password) =>
  world.post("/api/auth/sign-in/email", { email, password: given })
const left = ({ id }: Person) => world.db.select().from(sessions).where(eq(sessions.userId, id))

const untilWaiting = async (count: number) => {
  await expect.poll(() => waitingIn(world)).toBe(count)
}

/** A command and a login whose password was already found right queue for the person's row. */
async function overtaken(
  person: Person,
  action: () => Promise<Response>,
  order: "command first" | "login first" = "command first",
) {
  const holder = await world.db.$client.connect()
  await holder.query("begin")
  await holder.query("select from users where id = $1 for update", [person.id])
  const calls = [action, () => signIn(person)]
  const [first, second] = order === "command first" ? calls : calls.toReversed()
  const earlier = first?.()
  await untilWaiting(1)
  const later = second?.()
  await untilWaiting(2)
  await holder.query("commit")
  holder.release()
  const answers = [await earlier, await later]
  const [done, signedIn] = order === "command first" ? answers : answers.toReversed()
  return { action: done?.status, signIn: signedIn ?? Response.error() }
}

/**
 * When the row is free, PostgreSQL wakes both. Mostly the command is first and the login is refused; if the login was,
 * the command ends it, and only its answer is good. Either way nothing is left of it.
 */
async function expectNothingOf(signedIn: Response) {
  if (signedIn.status === 401) return expect(await answer(signedIn)).toEqual(wrong)
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";", 1)[0])
  const asked = await world.get("/api/auth/get-session", { cookie: cookie.join("; ") })
  expect(await asked.json()).toBeNull()
}

test("a sign-in with the old password that a new password overtakes is none", async () => {
  const person = await aUser(world.db, { password })
  await world.post("/api/auth/request-password-reset", { email: person.email })
  const token = tokenIn(await linkTo(world, person.email))
  const newPassword = "blue-window-17"
  const reset = () => world.post("/api/auth/reset-password", { token, newPassword })
  // The other way round the old password is already wrong.
  const outcome = await overtaken(person, reset, "login first")
  expect(outcome.action).toBe(200)
  await expectNothingOf(outcome.signIn)
  expect(await left(person)).toEqual([])
  expect((await signIn(person, newPassword)).status).toBe(200)
})

test.each([
  ["all sessions are quit", "revoke-sessions", 0],
  ["all other sessions are quit", "revoke-other-sessions", 1],
])("a sign-in that is under way while %s is quit too", async (_title, path, stay) => {
  const person = await aUser(world.db, { password })
  const cookie = await signedInCookie(world.db, person)
  const outcome = await overtaken(person, () => world.post(`/api/auth/${path}`, {}, { cookie }))
  expect(outcome.action).toBe(200)
  await expectNothingOf(outcome.signIn)
  expect(await left(person)).toHaveLength(stay)
  expect((await signIn(person)).status).toBe(200)
})

test("a sign-in that is under way while the account is deleted opens nothing", async () => {
  const person = await aUser(world.db, { password })
  const cookie = await signedInCookie(world.db, person)
  const outcome = await overtaken(person, () => world.post("/api/auth/delete-user", { password }, { cookie }))
  expect(outcome.action).toBe(200)
  await expectNothingOf(outcome.signIn)
  expect(await left(person)).toEqual([])
})
