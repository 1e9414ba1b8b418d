import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import type { DecideApplication } from "@doable/domain/provider-application/input"
import { anApi } from "../../test/api.ts"
import { aCompleteProvider, anApplication } from "../../test/provider-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { notifications } from "../db/schema/notification.ts"
import { providerApplications } from "../db/schema/provider-application.ts"
import { providerProfiles } from "../db/schema/provider.ts"
import { claimApplication } from "./claim-application.ts"
import { decideApplication } from "./decide-application.ts"

const world = anApi()
const note = "The picture of the passport is too dark to be read."

async function anApplicant() {
  const caller = await aCaller(world)
  const profile = await aCompleteProvider(world.db, caller.user)
  const { id } = await anApplication(world.db, profile, { isWhole: true })
  const row = async () => {
    const [found] = await world.db.select().from(providerApplications).where(eq(providerApplications.id, id))
    return found
  }
  const level = async () => {
    const [found] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, profile.id))
    return found?.level
  }
  const told = async () => {
    const rows = await world.db.select().from(notifications).where(eq(notifications.userId, caller.user.id))
    return rows.map(({ type }) => type).filter((type) => type.startsWith("Provider"))
  }
  return {
    ...caller,
    id,
    row,
    level,
    told,
    submit: () => caller.tryTell("providerApplication.submit", { id }),
  }
}

async function anAdmin() {
  const { user } = await aCaller(world, { role: "ADMIN" })
  const ctx = { db: world.db, user, now: () => new Date() }
  const outcome = (deed: Promise<void>) => deed.then(() => "done").catch((error: Error) => error.message)
  return {
    user,
    claim: (id: string) => outcome(claimApplication(ctx, { id })),
    decide: (input: DecideApplication) => outcome(decideApplication(ctx, input)),
  }
}

test("an application goes back with what to fix, comes again, is approved, and its doer is told each time", async () => {
  const [ion, admin] = [await anApplicant(), await anAdmin()]
  const { id } = ion
  expect(await admin.claim(id)).toContain("application_not_reviewable")
  await ion.submit()
  expect(await admin.decide({ id, decision: "approve" })).toContain("application_not_reviewable")
  expect(await admin.claim(id)).toBe("done")
  expect(await ion.tryTell("providerApplication.withdraw", { id })).toBe("application_not_withdrawable")
  await admin.decide({ id, decision: "request_changes", note, fields: ["idDocFileIds"] })
  expect(await ion.row()).toMatchObject({ status: "changes_requested", fieldsToFix: ["idDocFileIds"] })
  await expect.poll(ion.told).toEqual(["ProviderApplicationChangesRequested"])

  expect(await ion.submit()).toBe("done")
  await admin.claim(id)
  const twice = await Promise.all([1, 2].map(() => admin.decide({ id, decision: "approve" })))
  expect(twice.filter((outcome) => outcome === "done")).toHaveLength(1)
  expect(await ion.level()).toBe("verified")
  const approved = await ion.row()
  expect(approved).toMatchObject({ status: "approved", attempt: 2, fieldsToFix: [], decisionNote: null })
  expect((approved?.expiresAt?.getTime() ?? 0) - (approved?.warnAt?.getTime() ?? 0)).toBeGreaterThan(
    29 * 864e5,
  )
  await expect.poll(ion.told).toEqual(["ProviderApplicationChangesRequested", "ProviderApplicationApproved"])
})

test("a no says why, changes nothing in the profile, and lets nobody decide about themselves", async () => {
  const [ion, admin] = [await anApplicant(), await anAdmin()]
  const { id } = ion
  await ion.submit()
  await world.db
    .update(providerApplications)
    .set({ userId: admin.user.id })
    .where(eq(providerApplications.id, id))
  expect(await admin.claim(id)).toContain("application_own")
  await world.db
    .update(providerApplications)
    .set({ userId: ion.user.id })
    .where(eq(providerApplications.id, id))
  await admin.claim(id)
  expect(await admin.decide({ id, decision: "reject", reasonCode: "name_differs", note })).toBe("done")
  expect(await ion.row()).toMatchObject({
    status: "rejected",
    reasonCode: "name_differs",
    decisionNote: note,
  })
  expect(await ion.level()).toBe("contacts")
  await expect.poll(ion.told).toEqual(["ProviderApplicationRejected"])
  expect(await admin.claim("00000000-0000-4000-8000-000000000000")).toContain("application_not_found")
})
