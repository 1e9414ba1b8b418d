import { and, eq, ne, sql } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { signInGuards } from "../../platform/db/schema/account.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { emailKey } from "../email-key.ts"

const world = anApi()
const password = "green-door-42"
const signIn = (email: string, given = password) =>
  world.post("/api/auth/sign-in/email", { email, password: given })

describe("many devices", () => {
  const devicesOf = (email: string) =>
    world.db
      .select({ device: signInGuards.device })
      .from(signInGuards)
      .where(and(eq(signInGuards.keyHash, emailKey(email)), ne(signInGuards.device, "")))
  /** As if someone had logged in so often without a cookie, on days before. */
  async function haveKnown(email: string, count: number) {
    const forgetAt = (day: number) => new Date(Date.now() + day * 24 * 60 * 60 * 1000)
    const rows = Array.from({ length: count }, (_, at) => ({
      keyHash: emailKey(email),
      device: `device-${at}`,
      forgetAt: forgetAt(100 + at),
    }))
    await world.db.insert(signInGuards).values(rows)
  }

  test("are known up to fifty, those that were used last, with the counter of strangers beside them", async () => {
    const { email } = await aUser(world.db, { password })
    await haveKnown(email, 52)
    await signIn(email, "wrong")
    expect((await signIn(email)).status).toBe(200)
    const known = (await devicesOf(email)).map(({ device }) => device)
    expect(known).toHaveLength(50)
    for (const oldest of ["device-0", "device-1", "device-2"]) expect(known).not.toContain(oldest)
    for (const newer of ["device-3", "device-51"]) expect(known).toContain(newer)
    const all = await world.db
      .select()
      .from(signInGuards)
      .where(eq(signInGuards.keyHash, emailKey(email)))
    expect(all).toHaveLength(51)
  })

  test("are told of five times an hour", async () => {
    const { id, email } = await aUser(world.db, { password })
    for (let number = 0; number < 8; number += 1) expect((await signIn(email)).status).toBe(200)
    const told = await world.db
      .select()
      .from(outboxEvents)
      .where(and(eq(outboxEvents.type, "sign-in.new-device"), sql`payload->>'userId' = ${id}`))
    expect(told).toHaveLength(5)
  })
})
