import { eq } from "../../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../../test/api.ts"
import { aCompleteProvider, anApplication } from "../../../../test/provider-factories.ts"
import { aCaller } from "../../../../test/task-world.ts"
import { auditLogs } from "../../../platform/db/schema/audit-log.ts"
import { notifications } from "../../../platform/db/schema/notification.ts"
import { providerApplications } from "../../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import type { ProviderAnswer } from "../../answers.ts"
import { runApplicationTimers } from "../run-timers.ts"

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

const checklist = { nameMatchesId: true, idReadable: true, ageOk: true, licenceOk: true, profileOk: true }

async function anAdmin() {
  const caller = await aCaller(world, { role: "ADMIN" })
  const act =
    (action: string) =>
    (id: string, more: object = {}) =>
      caller.tryTell(`adminApplication.${action}`, { id, ...more })
  return {
    ...caller,
    claim: act("claim"),
    release: act("release"),
    approve: (id: string) => act("approve")(id, { checklist }),
    reject: (id: string) => act("reject")(id, { reasonCode: "name_differs", note }),
    requestChanges: (id: string) => act("requestChanges")(id, { note, fields: ["idDocFileIds"] }),
  }
}

const auditOf = async (id: string) => {
  const rows = await world.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.entityId, id))
    .orderBy(auditLogs.createdAt)
  return rows.map(({ action }) => action)
}

test("an application goes back with what to fix, comes again, is approved, and its doer is told each time", async () => {
  const [ion, admin] = [await anApplicant(), await anAdmin()]
  const { id } = ion
  expect(await admin.claim(id)).toContain("application_not_reviewable")
  await ion.submit()
  expect(await admin.approve(id)).toContain("application_not_reviewable")
  expect(await admin.claim(id)).toBe("done")
  expect(await ion.tryTell("providerApplication.withdraw", { id })).toBe("application_not_withdrawable")
  await admin.requestChanges(id)
  expect(await ion.row()).toMatchObject({ status: "changes_requested", fieldsToFix: ["idDocFileIds"] })
  await expect.poll(ion.told).toEqual(["ProviderApplicationChangesRequested"])

  expect(await ion.submit()).toBe("done")
  await admin.claim(id)
  const twice = await Promise.all([1, 2].map(() => admin.approve(id)))
  expect(twice.filter((outcome) => outcome === "done")).toHaveLength(1)
  expect(await ion.level()).toBe("verified")
  const approved = await ion.row()
  expect(approved).toMatchObject({ status: "approved", attempt: 2, fieldsToFix: [], decisionNote: null })
  expect((approved?.expiresAt?.getTime() ?? 0) - (approved?.warnAt?.getTime() ?? 0)).toBeGreaterThan(
    29 * 864e5,
  )
  await expect.poll(ion.told).toEqual(["ProviderApplicationChangesRequested", "ProviderApplicationApproved"])
  expect(await auditOf(id)).toEqual([
    "application.claim",
    "application.request_changes",
    "application.claim",
    "application.approve",
  ])
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
  expect(await admin.reject(id)).toBe("done")
  expect(await ion.row()).toMatchObject({
    status: "rejected",
    reasonCode: "name_differs",
    decisionNote: note,
  })
  expect(await ion.level()).toBe("contacts")
  await expect.poll(ion.told).toEqual(["ProviderApplicationRejected"])
  expect(await admin.claim("00000000-0000-4000-8000-000000000000")).toContain("application_not_found")
})

test("of two who take it at the same moment one has it, for half an hour, and only that one decides", async () => {
  const [ion, ana, eva] = [await anApplicant(), await anAdmin(), await anAdmin()]
  const { id } = ion
  await ion.submit()
  const taken = await Promise.all([ana.claim(id), eva.claim(id)])
  expect(taken.toSorted()).toEqual(["application_claimed", "done"])
  const [first, second] = taken[0] === "done" ? [ana, eva] : [eva, ana]
  expect(await Promise.all([second.approve(id), second.release(id), second.reject(id)])).toEqual([
    "application_claimed",
    "application_claimed",
    "application_claimed",
  ])
  expect(await first.claim(id)).toBe("done")
  const longAgo = new Date(Date.now() - 31 * 60_000)
  await world.db
    .update(providerApplications)
    .set({ reviewStartedAt: longAgo })
    .where(eq(providerApplications.id, id))
  expect(await second.claim(id)).toBe("done")
  expect(await first.approve(id)).toBe("application_claimed")
  expect(await second.release(id)).toBe("done")
  expect(await ion.row()).toMatchObject({ status: "submitted", reviewerId: null })
  const both = await Promise.all(
    [first, second].map(async (one) => [await one.claim(id), await one.approve(id)]),
  )
  expect(both.filter(([, outcome]) => outcome === "done")).toHaveLength(1)
})

test("what somebody took and left lying goes back into the queue by itself", async () => {
  const [ion, ana] = [await anApplicant(), await anAdmin()]
  await ion.submit()
  await ana.claim(ion.id)
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await runApplicationTimers(world.db, inMinutes(29))
  expect(await ion.row()).toMatchObject({ status: "in_review" })
  await runApplicationTimers(world.db, inMinutes(31))
  expect(await ion.row()).toMatchObject({ status: "submitted", reviewerId: null, reviewStartedAt: null })
  expect(await ana.approve(ion.id)).toBe("application_not_reviewable")
})

type Queue = { data: { id: string; applicant: { name: string }; documentCount: number }[]; total: number }
type Whole = { documents: { fileId: string; url?: string }[]; reviewer: { id: string } | null }

test("the queue shows the oldest first, and every look at a document is written down", async () => {
  const [ion, eva, ana] = [await anApplicant(), await anApplicant(), await anAdmin()]
  await ion.submit()
  await eva.submit()
  const hourAgo = new Date(Date.now() - 60 * 60_000)
  const isEvas = eq(providerApplications.id, eva.id)
  await world.db.update(providerApplications).set({ submittedAt: hourAgo }).where(isEvas)
  const queue = await ana.ask<Queue>("adminApplication.getList", {})
  const ids = queue.data.map(({ id }) => id)
  expect(ids.indexOf(eva.id)).toBeLessThan(ids.indexOf(ion.id))
  expect(queue.data.find(({ id }) => id === ion.id)).toMatchObject({ documentCount: 1 })
  const found = await ana.ask<Queue>("adminApplication.getList", { q: eva.user.email })
  expect(found.data.map(({ id }) => id)).toEqual([eva.id])

  const whole = await ana.ask<Whole>("adminApplication.getById", { id: ion.id })
  const [document] = whole.documents
  expect(document?.url).toBeUndefined()
  const fileId = document?.fileId
  const look = (who: typeof ana, of = ion.id, more: object = {}) =>
    who.tryTell("adminApplication.getDocumentUrl", { id: of, fileId, ...more })
  expect(await look(ana)).toBe("application_unclaimed")
  await ana.claim(ion.id)
  await ana.claim(eva.id)
  const { url } = await ana.tell<{ url: string }>("adminApplication.getDocumentUrl", { id: ion.id, fileId })
  expect(url).toContain(`/files/${fileId}?until=`)
  expect(await look(ana)).toBe("done")
  expect(await look(ana, eva.id)).toBe("file_not_found")
  expect(await look(await anAdmin())).toBe("application_claimed")
  expect(await auditOf(ion.id)).toEqual([
    "application.claim",
    "application.document_view",
    "application.document_view",
  ])
})

test("a draft is nobody's business, and a yes without looking is none", async () => {
  const [ion, ana] = [await anApplicant(), await anAdmin()]
  expect(await ana.tryAsk("adminApplication.getById", { id: ion.id })).toBe("application_not_found")
  await ion.submit()
  await ana.claim(ion.id)
  const half = { id: ion.id, checklist: { ...checklist, ageOk: false } }
  expect(await ana.tryTell("adminApplication.approve", half)).not.toBe("done")
  expect(
    await ana.tryTell("adminApplication.reject", { id: ion.id, reasonCode: "other", note: "no" }),
  ).not.toBe("done")
  expect(await ion.row()).toMatchObject({ status: "in_review" })
})

test("a badge is for the name that was checked: it goes with another one, and comes back with the old", async () => {
  const [ion, admin] = [await anApplicant(), await anAdmin()]
  await ion.submit()
  await admin.claim(ion.id)
  // If the name changes while we check, the badge isn't for the new name.
  const asCompany = { kind: "company", companyName: "Robinet SRL" }
  const profile = () => ion.ask<ProviderAnswer>("provider.getMy")
  const save = async (payload: object) => {
    const { id, own } = await profile()
    return ion.tell<ProviderAnswer>("provider.update", { id, version: own?.version, payload })
  }
  await save(asCompany)
  expect(await admin.approve(ion.id)).toBe("application_names_changed")
  await save({ kind: "individual" })
  await ion.tell("user.patchMe", { name: "Elena Radu" })
  expect(await admin.approve(ion.id)).toBe("application_names_changed")
  await ion.tell("user.patchMe", { name: ion.user.name })
  expect(await admin.approve(ion.id)).toBe("done")
  const badges = async () => (await profile()).badges.map(({ type }) => type)
  await save(asCompany)
  expect([await ion.level(), await badges()]).toEqual(["contacts", ["email", "phone"]])
  expect((await profile()).own?.checked).toMatchObject({ kind: "individual", checkedName: ion.user.name })

  await save({ kind: "individual" })
  expect([await ion.level(), await badges()]).toEqual(["verified", ["email", "phone", "identity"]])
  expect(await ion.tryTell("providerApplication.create", { payload: {} })).toBe("application_not_needed")
  await ion.tell("user.patchMe", { name: "Elena Radu" })
  expect(await ion.level()).toBe("contacts")
  expect(await ion.tryTell("providerApplication.create", { payload: {} })).toBe("done")
})

test("a company's badge goes with its name, and stays with another spelling of it", async () => {
  const [ion, admin] = [await anApplicant(), await anAdmin()]
  const profile = await ion.ask<ProviderAnswer>("provider.getMy")
  let version = profile.own?.version ?? 0
  const call = (companyName: string) =>
    ion.tell("provider.update", {
      id: profile.id,
      version: version++,
      payload: { kind: "company", companyName },
    })
  await call("Robinet SRL")
  const isIt = eq(providerApplications.id, ion.id)
  const sent = { kind: "company", status: "submitted", submittedAt: new Date() } as const
  await world.db.update(providerApplications).set(sent).where(isIt)
  await admin.claim(ion.id)
  await admin.approve(ion.id)
  const levels = []
  for (const name of ["Robinet SRL", "ROBINET  S R L", "Robinet srl", "Robinet Plus SRL", "Robinet SRL"]) {
    await call(name)
    levels.push(await ion.level())
  }
  expect(levels).toEqual(["verified", "contacts", "verified", "contacts", "verified"])
})

test("a company's papers on a person's profile are neither sent nor approved", async () => {
  const [ion, admin] = [await anApplicant(), await anAdmin()]
  const isIt = eq(providerApplications.id, ion.id)
  const asCompany = { kind: "company", companyIdno: "1003600012345" } as const
  await world.db.update(providerApplications).set(asCompany).where(isIt)
  expect(await ion.submit()).toBe("application_incomplete")
  await world.db.update(providerApplications).set({ kind: "individual" }).where(isIt)
  expect(await ion.submit()).toBe("done")
  // As one that was sent before anyone asked.
  await world.db.update(providerApplications).set(asCompany).where(isIt)
  await admin.claim(ion.id)
  expect(await admin.approve(ion.id)).toBe("application_names_changed")
  expect(await admin.requestChanges(ion.id)).toBe("done")
})
