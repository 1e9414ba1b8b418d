import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aContact, aFile, signedInCookie } from "../../../test/factories.ts"
import { aBio, aProvider } from "../../../test/provider-factories.ts"
import { aPlace, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { ProviderAnswer } from "../answers.ts"

const world = anApi()
const image = "http://localhost:4201/files/me"

type Page = { provider: ProviderAnswer; viewer: { isOwner: boolean; isSaved: boolean } }

const aDoer = (given: object = {}) => aCaller(world, { image, ...given })

async function wholePayload(given: object = {}) {
  await aPlace(world.db, { id: "chisinau" })
  return {
    headline: "  Plumber  with fifteen years of practice ",
    bio: aBio,
    categoryIds: [(await categoryOf(world.db)).id],
    spokenLanguages: ["ro", "ru"],
    mode: "in_person",
    placeId: "chisinau",
    lat: 47.02345,
    lng: 28.83456,
    radiusKm: 25,
    hourlyRate: { amount: 250_00, currency: "MDL" },
    ...given,
  }
}

const week = { mon: [{ from: "09:00", to: "18:00" }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

describe("a draft", () => {
  test("begins with anything at all and grows by what is typed", async () => {
    const ion = await aDoer({ locale: "ru" })
    const draft = await ion.tell<ProviderAnswer>("provider.create", { payload: {} })
    expect(draft).toMatchObject({ status: "draft", lang: "ru", spokenLanguages: ["ru"], headline: "" })
    expect(draft.own?.problems.map(({ code }) => code)).toEqual([
      "headline_required",
      "bio_required",
      "categories_required",
      "mode_required",
    ])
    const next = await ion.tell<ProviderAnswer>("provider.update", {
      id: draft.id,
      version: 1,
      payload: {
        headline: "Plum",
        availability: { weekly: week, awayFrom: null, awayUntil: null, sameDay: true },
      },
    })
    expect(next).toMatchObject({ headline: "Plum", availability: { sameDay: true, weekly: week } })
    expect(next.own?.version).toBe(2)
    expect(await ion.ask("provider.getMy")).toMatchObject({ id: draft.id, headline: "Plum" })
  })

  test("is one per person, however often it is begun at once", async () => {
    const ion = await aDoer()
    const results = await Promise.all([1, 2, 3, 4].map(() => ion.tryTell("provider.create", { payload: {} })))
    expect(results.map(String).toSorted()).toEqual([
      "done",
      "provider_exists",
      "provider_exists",
      "provider_exists",
    ])
  })

  test("that two windows change is not overwritten: the second hears of the newer version", async () => {
    const ion = await aDoer()
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: {} })
    const save = (headline: string) => ion.raw("provider.update", { id, version: 1, payload: { headline } })
    const results = await Promise.all(["one", "two", "three"].map(save))
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = results.find(({ status }) => status === 409)?.body.error?.data
    expect(refused).toMatchObject({ refusal: "provider_changed_elsewhere", version: 2 })
  })

  test("of others is as unknown as none", async () => {
    const [ion, ana] = [await aDoer(), await aDoer()]
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: {} })
    for (const name of ["publish", "pause", "resume"]) {
      expect(await ana.tryTell(`provider.${name}`, { id })).toBe("provider_not_found")
    }
    expect(await ana.tryTell("provider.update", { id, version: 1, payload: {} })).toBe("provider_not_found")
    expect(await ana.tryAsk("provider.getById", { id })).toBe("provider_not_found")
    expect(await ana.ask("provider.getMy")).toBeNull()
  })

  test("takes no category that is not a leaf, no place that is not there, no picture of others", async () => {
    const [ion, ana] = [await aDoer(), await aDoer()]
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: {} })
    const save = (payload: object) => ion.tryTell("provider.update", { id, version: 1, payload })
    const { parentId } = await categoryOf(world.db)
    expect(await save({ categoryIds: [parentId] })).toBe("provider_incomplete")
    expect(await save({ placeId: "atlantis" })).toBe("provider_incomplete")
    const theirs = await aFile(world.db, ana.user, { purpose: "picture" })
    const secret = await aFile(world.db, ion.user, { purpose: "picture", isPublic: false })
    for (const { id: fileId } of [theirs, secret]) {
      expect(await save({ portfolio: [{ fileId }] })).toBe("provider_file_unfit")
      expect(await save({ coverFileId: fileId })).toBe("provider_file_unfit")
    }
  })
})

describe("publishing", () => {
  test("says field by field what is missing, and changes nothing", async () => {
    const ion = await aCaller(world)
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: { kind: "company" } })
    const { status, body } = await ion.raw("provider.publish", { id })
    expect([status, body.error?.data.refusal]).toEqual([400, "provider_incomplete"])
    expect(body.error?.data.fields).toContainEqual({ path: "avatar", code: "avatar_required" })
    expect(body.error?.data.fields).toContainEqual({
      path: "companyName",
      code: "company_name_required",
      min: 2,
    })
    expect(await ion.ask("provider.getMy")).toMatchObject({ status: "draft" })
  })

  test("makes the person a doer once, with one event", async () => {
    const ion = await aDoer()
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: await wholePayload() })
    const results = await Promise.all([1, 2, 3].map(() => ion.tryTell("provider.publish", { id })))
    expect(results.map(String).toSorted()).toEqual(["done", "provider_not_draft", "provider_not_draft"])
    const profile = await ion.ask<ProviderAnswer>("provider.getMy")
    expect(profile).toMatchObject({
      status: "published",
      headline: "Plumber with fifteen years of practice",
      priceFrom: { amount: 250_00, currency: "MDL" },
    })
    const [user] = await world.db.select().from(users).where(eq(users.id, ion.user.id))
    expect(user?.accountType).toBe("PROVIDER")
    const events = await world.db
      .select()
      .from(outboxEvents)
      .where(eq(outboxEvents.type, "user.account-type-changed"))
    expect(
      events.filter(({ payload }) => (payload as { userId?: string }).userId === ion.user.id),
    ).toHaveLength(1)
  })

  test("refuses texts about what is not done here, and hides contacts in the others", async () => {
    const ion = await aDoer()
    const bad = await wholePayload({ bio: `${aBio} I also sell cocaine.` })
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: bad })
    const { body } = await ion.raw("provider.publish", { id })
    expect(body.error?.data.fields).toEqual([{ path: "bio", code: "text_prohibited" }])
    const written = `${aBio} Call 069 123 456.`
    await ion.tell("provider.update", { id, version: 1, payload: { bio: written } })
    const { bio, own } = await ion.tell<ProviderAnswer>("provider.publish", { id })
    expect(bio).not.toContain("069 123 456")
    expect(own).toMatchObject({ bio: written, masked: { bio: [{ start: expect.any(Number) }] } })
  })

  test("is for people who may be seen: a limited one is not", async () => {
    const ion = await aDoer()
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload: await wholePayload() })
    await world.db.update(users).set({ status: "limited" }).where(eq(users.id, ion.user.id))
    expect(await ion.tryTell("provider.publish", { id })).toBe("user_limited")
  })
})

describe("a published profile", () => {
  test("stays whole: a change that would break it is refused", async () => {
    const ion = await aDoer()
    const { id } = await aProvider(world.db, ion.user)
    const save = (payload: object) => ion.tryTell("provider.update", { id, version: 1, payload })
    expect(await save({ bio: "short" })).toBe("provider_incomplete")
    expect(await save({ categoryIds: [] })).toBe("provider_incomplete")
    expect(await save({ mode: "in_person" })).toBe("provider_incomplete")
    expect(await save({ headline: "Plumber and tiler" })).toBe("done")
  })

  test("pauses out of the list and comes back; its page says so meanwhile", async () => {
    const [ion, ana] = [await aDoer(), await aCaller(world)]
    const { id } = await aProvider(world.db, ion.user)
    const isListed = async () => {
      const { data } = await ana.ask<{ data: { id: string }[] }>("provider.getList", {
        sort: "newest",
        pagination: { limit: 100 },
      })
      return data.some((card) => card.id === id)
    }
    expect(await isListed()).toBe(true)
    expect(await ion.tryTell("provider.pause", { id })).toBe("done")
    expect(await ion.tryTell("provider.pause", { id })).toBe("provider_not_published")
    expect(await isListed()).toBe(false)
    expect(await ana.tryAsk("provider.getById", { id })).toBe("provider_not_found")
    expect(await ion.tryTell("provider.resume", { id })).toBe("done")
    expect(await ion.tryTell("provider.resume", { id })).toBe("provider_not_paused")
    expect(await isListed()).toBe(true)
  })

  test("that was suspended is not found, and its doer can only read it", async () => {
    const [ion, ana] = [await aDoer(), await aCaller(world)]
    const { id } = await aProvider(world.db, ion.user, { status: "suspended" })
    expect(await ana.tryAsk("provider.getById", { id })).toBe("provider_not_found")
    expect(await ion.tryAsk("provider.getById", { id })).toBe("done")
    expect(await ion.tryTell("provider.update", { id, version: 1, payload: {} })).toBe("provider_suspended")
    expect(await ion.tryTell("provider.pause", { id })).toBe("provider_not_published")
  })

  test("shows a stranger nothing private, in the page and in the list", async () => {
    const [ion, ana] = [await aDoer(), await aCaller(world)]
    await aContact(world.db, ion.user, { type: "phone", value: "+37369123456" })
    const payload = await wholePayload({
      kind: "company",
      companyName: "Robinet SRL",
      idno: "1003600012345",
      bio: `${aBio} Write to ion.secret@example.com`,
    })
    const { id } = await ion.tell<ProviderAnswer>("provider.create", { payload })
    await ion.tell("provider.publish", { id })
    const page = await ana.ask<Page>("provider.getById", { id })
    const list = await ana.ask("provider.getList", { filter: { placeId: "chisinau" } })
    expect(page.provider).toMatchObject({
      name: "Robinet SRL",
      own: null,
      spot: { lat: 47.025, lng: 28.835 },
    })
    for (const text of [JSON.stringify(page), JSON.stringify(list)]) {
      for (const secret of ["1003600012345", "47.02345", "28.83456", ion.user.email, "secret@", "69123456"]) {
        expect(text).not.toContain(secret)
      }
    }
    expect(page.provider.badges.map(({ type }) => type)).toEqual(["email", "phone"])
    const mine = await ion.ask<ProviderAnswer>("provider.getMy")
    expect(mine.own).toMatchObject({ idno: "1003600012345", lat: 47.02345, lng: 28.83456 })
  })

  test("keeps its pictures in order, with captions without contacts", async () => {
    const ion = await aDoer()
    const { id } = await aProvider(world.db, ion.user)
    const made = await Promise.all([1, 2, 3].map(() => aFile(world.db, ion.user, { purpose: "picture" })))
    const portfolio = made.map(({ id: fileId }, place) => ({
      fileId,
      caption: `Bath ${place}, call 069123456`,
    }))
    await ion.tell("provider.update", { id, version: 1, payload: { portfolio: portfolio.toReversed() } })
    const profile = await ion.ask<ProviderAnswer>("provider.getMy")
    expect(profile.portfolio.map(({ fileId }) => fileId)).toEqual(made.map((file) => file.id).toReversed())
    expect(profile.portfolio[0]?.caption).toBe("Bath 2, call ▒▒▒")
    const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, id))
    expect(row?.portfolioCount).toBe(3)
  })
})

test("whoever is shut out is found no more, and comes back by resuming", async () => {
  const [ion, admin] = [await aDoer(), await aCaller(world, { role: "ADMIN" })]
  const { id } = await aProvider(world.db, ion.user)
  const setStatus = (status: string) =>
    admin.tell("adminUser.setStatus", { id: ion.user.id, status, reason: "as a test" })
  await setStatus("deactivated")
  const statusOf = async () => {
    const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, id))
    return row?.status
  }
  await expect.poll(statusOf).toBe("paused")
  expect(await (await aCaller(world)).tryAsk("provider.getById", { id })).toBe("provider_not_found")
  await setStatus("active")
  const again = { cookie: await signedInCookie(world.db, ion.user) }
  const { status } = await world.post("/trpc/provider.resume", { id }, again)
  expect([status, await statusOf()]).toEqual([200, "published"])
})
