import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aUser, signedInCookie } from "../../test/factories.ts"
import { emailTo } from "../../test/emails.ts"
import { users } from "../platform/db/schema/user.ts"

const world = anApi()
const password = "green-door-42"
const localeOf = async ({ id }: { id: string }) =>
  (await world.db.select().from(users).where(eq(users.id, id)))[0]?.locale
const askForReset = (email: string) => world.post("/api/auth/request-password-reset", { email })

describe("letters come in the language last chosen", () => {
  test("in the account", async () => {
    const user = await aUser(world.db)
    const other = await aUser(world.db)
    const cookie = await signedInCookie(world.db, user)
    expect((await world.post("/trpc/user.setLocale", { locale: "ru" }, { cookie })).status).toBe(200)
    expect([await localeOf(user), await localeOf(other)]).toEqual(["ru", "en"])
    await askForReset(user.email)
    const { head, body } = await emailTo(world, user.email)
    expect(head + body).toContain("парол")
    expect(body).toContain("lang=ru")
  })

  test("and signing in on a page in another language leaves it", async () => {
    const user = await aUser(world.db, { password, locale: "ru" })
    const signIn = (locale: string) =>
      world.post("/api/auth/sign-in/email", { email: user.email.toUpperCase(), password, locale })
    const answer = await signIn("ro")
    expect([answer.status, await answer.json()]).toMatchObject([200, { user: { locale: "ru" } }])
    expect(await localeOf(user)).toBe("ru")
    expect((await signIn("de")).status).toBe(400)
    await askForReset(user.email)
    expect((await emailTo(world, user.email)).body).toContain("lang=ru")
  })
})

test.each([
  ["en", "ru"],
  ["ro", "en"],
])(
  "a letter that a page in %s asks for comes in it, whatever the account was used in (%s)",
  async (page, last) => {
    const user = await aUser(world.db, { locale: last as "en" | "ru" })
    await world.post("/api/auth/request-password-reset", { email: user.email }, { "accept-language": page })
    expect((await emailTo(world, user.email)).body).toContain(`lang=${page}`)
    expect(await localeOf(user)).toBe(last)
  },
)

test.each([{ locale: "de" }, {}, { locale: null }])("%j is no language", async (input) => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  expect((await world.post("/trpc/user.setLocale", input, { cookie })).status).toBe(400)
})
