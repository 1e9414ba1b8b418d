import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aDevice, cookiesOfDevice, ok } from "../../../test/login/device.ts"
import { as, aUser, signedInCookie } from "../../../test/factories.ts"
import { password, someoneSignedIn, someoneWithSecondStep, turnOn } from "../../../test/login/second-step.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { removeUserSecondStep } from "./remove-user-second-step.ts"

const world = anApi({ env: { REQUIRE_ADMIN_2FA: "on" } })
const isAsked = async ({ email }: { email: string }) =>
  "twoFactorRedirect" in (await ok(aDevice(world).signIn.email({ email, password })))

test("an administrator removes it with a reason, but not their own", async () => {
  const { person } = await someoneWithSecondStep(world)
  const admin = await aUser(world.db, { role: "ADMIN" })
  const reason = "Showed an identity card at the desk"
  await removeUserSecondStep(as(admin, world.db), { id: person.id, reason })
  expect(await isAsked(person)).toBe(false)
  const written = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, person.id))
  expect(written).toContainEqual(
    expect.objectContaining({ action: "user.second_step_remove", actorId: admin.id, reason }),
  )
  const again = removeUserSecondStep(as(admin, world.db), { id: person.id, reason })
  await expect(again).rejects.toMatchObject({ code: "second_step_off" })
  const own = removeUserSecondStep(as(admin, world.db), { id: admin.id, reason })
  await expect(own).rejects.toMatchObject({ code: "not_on_oneself" })
})

test("where it is required, nobody enters the admin area without a second step", async () => {
  const { person, device } = await someoneSignedIn(world, { role: "ADMIN" })
  const cookie = () => [...cookiesOfDevice(device, "session")].map((pair) => pair.join("=")).join()
  const counts = () => world.get("/trpc/adminUser.getCounts", { cookie: cookie() })
  const list = () => world.post("/admin/exports/users", "", { cookie: cookie() })
  expect((await answer(await counts())).body.error?.data.refusal).toBe("second_step_needed")
  expect(await answer(await list())).toMatchObject({ status: 403, body: { code: "second_step_needed" } })
  const stranger = { cookie: await signedInCookie(world.db, await aUser(world.db)) }
  const refused = await answer(await world.get("/trpc/adminUser.getCounts", stranger))
  expect(refused.body.error?.data.refusal).toBe("team_only")

  await turnOn(world, device)
  expect((await counts()).status).toBe(200)
  expect((await list()).status).not.toBe(403)
  expect(person.role).toBe("ADMIN")
})
