import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aFile } from "../../../test/factories.ts"
import { aCompleteProvider, anApplication, aProvider } from "../../../test/provider-factories.ts"
import { categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { files } from "../../platform/db/schema/file.ts"
import { notifications } from "../../platform/db/schema/notification.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import type { ProviderAnswer } from "../answers.ts"
import { runProviderTimers } from "./provider-timers.ts"
import type { ApplicationAnswer } from "./answers.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

type Mine = { data: ApplicationAnswer[]; total: number; queuePlace: number | null; targetAt: string | null }

async function aDoer(given: Parameters<typeof aProvider>[2] = {}) {
  const caller = await aCaller(world)
  const profile = await aCompleteProvider(world.db, caller.user, given)
  const aDocument = () => aFile(world.db, caller.user, { purpose: "document", isPublic: false })
  return { ...caller, profile, aDocument, mine: () => caller.ask<Mine>("providerApplication.getMy") }
}
const set = (id: string, columns: Partial<typeof providerApplications.$inferInsert>) =>
  world.db.update(providerApplications).set(columns).where(eq(providerApplications.id, id))
const fileStatus = async (id: string) => {
  const [file] = await world.db.select({ status: files.status }).from(files).where(eq(files.id, id))
  return file?.status
}
const levelOf = async (id: string) => {
  const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, id))
  return row?.level
}
const decided = { submittedAt: inDays(-2), decidedAt: inDays(-1), decisionNote: "The picture is blurred." }
const approved = { status: "approved", submittedAt: inDays(-2), decidedAt: inDays(-1) } as const

describe("an application", () => {
  test("begins with what the profile knows, grows, is sent, and says its place in the queue", async () => {
    const ion = await aDoer()
    const draft = await ion.tell<ApplicationAnswer>("providerApplication.create", { payload: {} })
    expect(draft).toMatchObject({ status: "draft", version: 1, attempt: 1, kind: "individual" })
    expect(draft.problems.map(({ code }) => code)).toEqual([
      "legal_name_required",
      "birth_date_required",
      "identity_required",
      "experience_required",
      "consent_required",
    ])
    const { id } = draft
    expect(await ion.tryTell("providerApplication.submit", { id })).toBe("application_incomplete")
    const passport = await ion.aDocument()
    const payload = {
      legalName: "Ion Popescu",
      birthDate: "1990-05-01",
      idDocFileIds: [passport.id],
      experienceYears: 7,
      consent: true,
    }
    const whole = await ion.tell<ApplicationAnswer>("providerApplication.update", { id, version: 1, payload })
    expect(whole.problems).toEqual([])
    expect(whole.documents).toMatchObject([{ fileId: passport.id, role: "identity" }])
    const [other] = [await aDoer()]
    const first = await anApplication(world.db, other.profile, { isWhole: true })
    await other.tell("providerApplication.submit", { id: first.id })
    expect(await ion.tell("providerApplication.submit", { id })).toMatchObject({ status: "submitted" })
    const { queuePlace, targetAt, data } = await ion.mine()
    expect(queuePlace).toBe(2)
    expect(Date.parse(targetAt ?? "") - Date.parse(data[0]?.submittedAt ?? "")).toBe(2 * dayMs)
    expect((await other.mine()).queuePlace).toBe(1)
  })

  test("is told to administrators once it is sent, and to nobody else", async () => {
    const admin = await aCaller(world, { role: "ADMIN" })
    const ion = await aDoer()
    const { id } = await anApplication(world.db, ion.profile, { isWhole: true })
    const results = await Promise.all([1, 2, 3].map(() => ion.tryTell("providerApplication.submit", { id })))
    expect(results.filter((outcome) => outcome === "done")).toHaveLength(1)
    // Of this application alone: what an earlier test has sent may be told only now, and to this administrator too.
    const told = async (userId: string) => {
      const rows = await world.db.select().from(notifications).where(eq(notifications.userId, userId))
      const ofThis = rows.filter(({ metadata }) => metadata.data?.["applicationId"] === id)
      return ofThis.map(({ type }) => type)
    }
    await expect.poll(() => told(admin.user.id)).toEqual(["ProviderApplicationSubmitted"])
    expect(await told(ion.user.id)).toEqual([])
  })

  test("is one at a time, however many are begun at once", async () => {
    const ion = await aDoer()
    const begin = () => ion.tryTell("providerApplication.create", { payload: {} })
    const results = await Promise.all([begin(), begin(), begin()])
    expect(results.map(String).toSorted()).toEqual(["application_exists", "application_exists", "done"])
  })

  test("needs a profile, a number and a fuller profile", async () => {
    const ana = await aCaller(world)
    expect(await ana.tryTell("providerApplication.create", { payload: {} })).toBe("provider_not_found")
    const bare = await aProvider(world.db, ana.user)
    const { id } = await anApplication(world.db, bare, { isWhole: true })
    const { body } = await ana.raw("providerApplication.submit", { id })
    expect(body.error?.data.fields).toEqual([
      { path: "phone", code: "phone_required" },
      { path: "profile", code: "profile_incomplete", min: 80 },
    ])
  })

  test("for work that asks for a paper needs the paper", async () => {
    const ion = await aDoer()
    const electrical = await categoryOf(world.db, "electrical")
    const application = await anApplication(world.db, ion.profile, {
      isWhole: true,
      categoryIds: [electrical.id],
    })
    const { id } = application
    const { body } = await ion.raw("providerApplication.submit", { id })
    expect(body.error?.data.fields).toEqual([{ path: `licences.${electrical.id}`, code: "licence_required" }])
    const paper = await ion.aDocument()
    const licences = [{ categoryId: electrical.id, number: "A-17", fileIds: [paper.id] }]
    await ion.tell("providerApplication.update", { id, version: 1, payload: { licences } })
    expect(await ion.tryTell("providerApplication.submit", { id })).toBe("done")
  })

  test("that two windows change is not overwritten", async () => {
    const ion = await aDoer()
    const { id } = await anApplication(world.db, ion.profile)
    const save = () => ion.tryTell("providerApplication.update", { id, version: 1, payload: { about: "Hi" } })
    expect((await Promise.all([save(), save()])).toSorted()).toEqual([
      "application_changed_elsewhere",
      "done",
    ])
  })
})

describe("documents", () => {
  test("are one's own and private; what is taken out is deleted", async () => {
    const [ion, ana] = [await aDoer(), await aDoer()]
    const { id } = await anApplication(world.db, ion.profile)
    let version = 1
    const save = async (payload: object) => {
      const outcome = await ion.tryTell("providerApplication.update", { id, version, payload })
      if (outcome === "done") version++
      return outcome
    }
    const [mine, next, theirs] = [await ion.aDocument(), await ion.aDocument(), await ana.aDocument()]
    const shown = await aFile(world.db, ion.user, { purpose: "picture" })
    expect(await save({ idDocFileIds: [theirs.id] })).toBe("application_file_unfit")
    expect(await save({ idDocFileIds: [shown.id] })).toBe("application_file_unfit")
    expect(await save({ idDocFileIds: [mine.id], selfieFileId: mine.id })).toBe("application_file_unfit")
    expect(await save({ idDocFileIds: [mine.id] })).toBe("done")
    expect(await save({ selfieFileId: mine.id })).toBe("application_file_unfit")
    expect(await save({ about: "Nothing about files" })).toBe("done")
    expect(await fileStatus(mine.id)).toBe("ready")
    expect(await save({ idDocFileIds: [next.id] })).toBe("done")
    expect([await fileStatus(mine.id), await fileStatus(next.id)]).toEqual(["removed", "ready"])
  })

  test("reach no stranger by any call, nor does anything else of the application", async () => {
    const [ion, ana] = [await aDoer(), await aDoer()]
    const { id } = await anApplication(world.db, ion.profile, { isWhole: true, legalName: "Ion Secretovici" })
    const [document] = (await ion.mine()).data[0]?.documents ?? []
    if (!document) throw new Error("no document")
    for (const name of ["update", "submit", "withdraw"]) {
      const input = { id, version: 1, payload: {} }
      expect(await ana.tryTell(`providerApplication.${name}`, input)).toBe("application_not_found")
    }
    expect(await ana.tryAsk("file.getPreviewUrl", { id: document.fileId })).toBe("file_not_found")
    expect((await world.get(`/files/${document.fileId}`)).status).toBe(404)
    const page = await ana.ask("provider.getById", { id: ion.profile.id })
    for (const text of [JSON.stringify(page), JSON.stringify(await ana.mine())]) {
      expect(text).not.toContain(document.fileId)
      expect(text).not.toContain("Secretovici")
    }
    const { status } = await answer(await world.get("/trpc/providerApplication.getMy"))
    expect(status).toBe(401)
  })

  test("go with a withdrawn application", async () => {
    const ion = await aDoer()
    const { id } = await anApplication(world.db, ion.profile, { isWhole: true })
    const fileId = (await ion.mine()).data[0]?.documents[0]?.fileId ?? ""
    await ion.tell("providerApplication.submit", { id })
    expect(await ion.tell("providerApplication.withdraw", { id })).toMatchObject({
      status: "withdrawn",
      documents: [],
    })
    expect(await fileStatus(fileId)).toBe("removed")
    expect(await ion.tryTell("providerApplication.withdraw", { id })).toBe("application_not_withdrawable")
    expect(await ion.tryTell("providerApplication.create", { payload: {} })).toBe("done")
  })

  test("are deleted thirty days after the decision, not before, and once", async () => {
    const ion = await aDoer()
    const { id } = await anApplication(world.db, ion.profile, { isWhole: true })
    const fileId = (await ion.mine()).data[0]?.documents[0]?.fileId ?? ""
    await set(id, { ...approved, expiresAt: inDays(700) })
    await runProviderTimers(world.db, inDays(28))
    expect(await fileStatus(fileId)).toBe("ready")
    await runProviderTimers(world.db, inDays(30))
    expect(await fileStatus(fileId)).toBe("removed")
    const [first] = (await ion.mine()).data
    expect(first).toMatchObject({ status: "approved", documents: [] })
    await runProviderTimers(world.db, inDays(31))
    expect((await ion.mine()).data[0]?.documentsPurgedAt).toBe(first?.documentsPurgedAt)
  })
})

describe("a decision", () => {
  test("that asks for changes lets the doer send it again, five times in all", async () => {
    const ion = await aDoer()
    const { id } = await anApplication(world.db, ion.profile, { isWhole: true })
    const back = { status: "changes_requested" as const, fieldsToFix: ["idDocFileIds"], ...decided }
    await ion.tell("providerApplication.submit", { id })
    for (const attempt of [2, 3, 4, 5]) {
      await set(id, back)
      expect((await ion.mine()).data[0]).toMatchObject({ fieldsToFix: ["idDocFileIds"] })
      const sent = await ion.tell<ApplicationAnswer>("providerApplication.submit", { id })
      expect(sent).toMatchObject({ status: "submitted", attempt, fieldsToFix: [] })
    }
    await set(id, back)
    expect(await ion.tryTell("providerApplication.submit", { id })).toBe("application_attempts_used")
    expect(await ion.tryTell("providerApplication.withdraw", { id })).toBe("done")
  })

  test("that refuses rests for thirty days, unless a picture could not be read", async () => {
    const ion = await aDoer()
    const { id } = await anApplication(world.db, ion.profile, { isWhole: true })
    const begin = () => ion.tryTell("providerApplication.create", { payload: {} })
    await set(id, { status: "rejected", reasonCode: "name_differs", ...decided })
    expect(await begin()).toBe("application_cooldown")
    await set(id, { reasonCode: "document_unreadable" })
    expect(await begin()).toBe("done")
  })

  test("is not waited for in vain: what is being looked at is neither changed nor taken back", async () => {
    const ion = await aDoer()
    const { id, version } = await anApplication(world.db, ion.profile, { isWhole: true })
    await set(id, { status: "in_review", submittedAt: new Date() })
    const update = { id, version, payload: { about: "Later" } }
    expect(await ion.tryTell("providerApplication.update", update)).toBe("application_not_editable")
    expect(await ion.tryTell("providerApplication.withdraw", { id })).toBe("application_not_withdrawable")
  })

  test("that approves shows badges with their dates, warns before its end, and ends", async () => {
    const ion = await aDoer()
    const plumbing = await categoryOf(world.db)
    const { id } = await anApplication(world.db, ion.profile, {
      isWhole: true,
      licences: [{ categoryId: plumbing.id, number: "B-1", validUntil: null }],
    })
    await set(id, { ...approved, expiresAt: inDays(60), warnAt: inDays(30) })
    await ion.tell("provider.update", { id: ion.profile.id, version: 1, payload: { sameDay: true } })
    const shown = await ion.ask<ProviderAnswer>("provider.getMy")
    expect(shown.level).toBe("verified")
    const types = shown.badges.map(({ type, category }) => [type, category?.en ?? null])
    expect(types).toEqual([
      ["email", null],
      ["phone", null],
      ["identity", null],
      ["licence", "Plumbing"],
    ])
    expect(shown.badges[2]?.verifiedAt).toBe(approved.decidedAt.toISOString())
    expect(await ion.tryTell("providerApplication.create", { payload: {} })).toBe("application_not_needed")

    const warnings = async () => {
      const rows = await world.db
        .select()
        .from(outboxEvents)
        .where(eq(outboxEvents.type, "verification.expiring"))
      return rows.filter(({ payload }) => (payload as { applicationId?: string }).applicationId === id).length
    }
    await runProviderTimers(world.db, inDays(29))
    expect(await warnings()).toBe(0)
    for (const _ of [1, 2]) await runProviderTimers(world.db, inDays(31))
    expect(await warnings()).toBe(1)
    expect(await levelOf(ion.profile.id)).toBe("verified")
    for (const _ of [1, 2]) await runProviderTimers(world.db, inDays(61))
    expect(await levelOf(ion.profile.id)).toBe("contacts")
    expect((await ion.mine()).data[0]?.status).toBe("expired")
  })
})
