import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { optionalGroups } from "@doable/domain/notification/groups"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aNotification, aUser, testSecret } from "../../../test/factories.ts"
import { save, titled } from "../../../test/saved-search/searches.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { worldOf } from "../../../test/process/killed-worker.ts"
import { notificationPreferences, unwantedEmails } from "../../platform/db/schema/notification.ts"
import type { Mail } from "../../platform/mail/mailer.ts"
import { findChannels } from "../preferences/find-preferences.ts"
import { notifySearcher } from "../kinds/alerts/about-alert.ts"
import { savePreferences } from "../preferences/save-preferences.ts"
import { setEmails } from "./set-emails.ts"
import { sendNotificationEmail } from "./send-notification-email.ts"
import { createStopLinks, digestType } from "./stop-links.ts"

const world = anApi()
const links = createStopLinks(testSecret)

type Given = NonNullable<Parameters<typeof aNotification>[2]>
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
const expiring = (expiresAt = inDays(1)): Given => ({
  type: "TaskExpiring",
  metadata: { data: { taskId: "1", title: "Paint a wall", expiresAt } },
})

/** The email about such a notification, or nothing if none is sent. */
async function letterAbout(user: { id: string }, given: Given): Promise<Mail | undefined> {
  const sent: Mail[] = []
  const { id: notificationId } = await aNotification(world.db, user, given)
  const own = {
    ...worldOf(world.db, ""),
    mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => {} },
    config: { appName: "Doable", uiUrl, serverUrl: world.api.url, authSecret: testSecret },
  }
  const origin = { eventId: notificationId, recordedAt: new Date() }
  await sendNotificationEmail.run(own, { type: "notification.written", notificationId }, "1", origin)
  return sent[0]
}

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
  })
const stopUrl = (token: string) => `${world.api.url}/letters/stop?token=${encodeURIComponent(token)}`
const stopped = (userId: string) =>
  world.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId))

test("a mailbox stops such letters by one POST, of this person and this kind alone", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db, { locale: "ro" })]
  const letter = await letterAbout(ana, expiring())
  expect(letter?.unsubscribeUrl).toMatch(/\/letters\/stop\?token=/)
  expect(letter?.text).toContain("because you posted this task")
  expect(letter?.text).toMatch(/Turn off these emails:\nhttp\S+\/unsubscribe\?token=\S+&about=tasks&lang=en/)
  expect(letter?.html).toContain(">Turn off these emails</a>")

  const answer = await post(letter?.unsubscribeUrl ?? "", "List-Unsubscribe=One-Click")
  expect([answer.status, await answer.text()]).toEqual([200, ""])
  expect((await post(letter?.unsubscribeUrl ?? "", "List-Unsubscribe=One-Click")).status).toBe(200)
  expect(await letterAbout(ana, expiring())).toBeUndefined()
  expect(await letterAbout(ana, { type: "UserActivated" })).toBeDefined()
  expect((await letterAbout(ion, expiring()))?.text).toContain("Dezactivează aceste e-mailuri:")
})

test("a visit changes nothing and leads to the page; its form stops letters and brings them back", async () => {
  const user = await aUser(world.db)
  const token = links.tokenFor({ userId: user.id, type: "TaskExpiring" })
  const visit = await fetch(stopUrl(token), { redirect: "manual" })
  expect([visit.status, visit.headers.get("location")]).toEqual([
    303,
    `${uiUrl}/unsubscribe?token=${token}&about=tasks`,
  ])
  expect(await stopped(user.id)).toEqual([])

  const stop = await post(stopUrl(token), "letters=unwanted", { origin: uiUrl })
  expect(stop.headers.get("location")).toBe(`${uiUrl}/unsubscribe?token=${token}&about=tasks&state=stopped`)
  expect(await stopped(user.id)).toMatchObject([{ type: "tasks", bell: true, email: false }])
  const resume = await post(stopUrl(token), "letters=wanted", { origin: uiUrl })
  expect(resume.headers.get("location")).toBe(`${uiUrl}/unsubscribe?token=${token}&about=tasks&state=resumed`)
  expect(await letterAbout(user, expiring())).toBeDefined()
})

test("an alert that comes often can come once a day instead, by a form that a visit doesn't send", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "brindle", { frequency: "hourly" })
  const { id } = await aTask(world.db, ana.user, titled("A brindle"))
  const [told] = await notifySearcher({ searchId: search.id, taskIds: [id] }, world.db)
  const given = { type: "TaskAlertMatch", metadata: { data: told?.data ?? {} } }
  const frequency = async () => {
    const { data } = await ion.ask<{ data: { frequency: string }[] }>("savedSearch.getMy")
    return data.map((one) => one.frequency)
  }

  const often = await letterAbout(ion.user, given)
  const token =
    /Once a day instead:\nhttp\S+\/unsubscribe\?token=(\S+)&about=alert&state=askDaily&lang=en\n/.exec(
      often?.text ?? "",
    )?.[1]
  expect(often?.text).toMatch(/All notification settings:\nhttp\S+\/account\?section=sending&lang=en\n/)
  expect(often?.html).toMatch(/>Stop this alert<.*>Once a day instead<.*>All notification settings</)
  await fetch(stopUrl(token ?? ""), { redirect: "manual" })
  expect(await frequency()).toEqual(["hourly"])
  const daily = await post(stopUrl(token ?? ""), "letters=daily", { origin: uiUrl })
  expect(daily.headers.get("location")).toBe(`${uiUrl}/unsubscribe?token=${token}&about=alert&state=daily`)
  expect(await frequency()).toEqual(["daily"])
  const calm = await letterAbout(ion.user, given)
  expect(calm?.text).toContain("Stop this alert:")
  expect(calm?.text).not.toContain("Once a day instead")
})

test("letters about the account cannot be stopped, neither by their reader nor by anybody else", async () => {
  const user = await aUser(world.db)
  for (const type of ["UserDeactivated", "SecurityAlert"]) {
    const data = { reason: "new_device", browser: "Firefox", system: "Linux", address: "192.0.2.1" }
    const letter = await letterAbout(user, { type, metadata: { data } })
    expect(letter?.text).toContain("it’s about your account")
    expect(letter?.unsubscribeUrl).toBeUndefined()
    expect(`${letter?.text}${letter?.html}`).not.toContain("unsubscribe")
  }
  const right = links.tokenFor({ userId: user.id, type: "TaskExpiring" })
  for (const type of ["SecurityAlert", "DisputeOpened"]) {
    const token = links.tokenFor({ userId: user.id, type })
    expect((await post(stopUrl(token), "List-Unsubscribe=One-Click")).status).toBe(400)
    const page = await post(stopUrl(token), "letters=unwanted", { origin: uiUrl })
    expect(page.headers.get("location")).toBe(`${uiUrl}/unsubscribe?state=kept`)
  }
  const invented = [
    createStopLinks("another secret").tokenFor({ userId: user.id, type: "TaskExpiring" }),
    right.slice(0, -1),
    "",
    ".",
    "%00.",
  ]
  for (const token of invented) {
    expect((await post(stopUrl(token), "List-Unsubscribe=One-Click")).status).toBe(400)
    const page = await post(stopUrl(token), "letters=unwanted", { origin: uiUrl })
    expect(page.headers.get("location")).toBe(`${uiUrl}/unsubscribe?state=invalid`)
  }
  expect(await stopped(user.id)).toEqual([])
})

test("whoever has left is written to no more, and nothing is kept about them", async () => {
  const gone = await aUser(world.db, { deletedAt: new Date(), status: "deactivated" })
  const token = links.tokenFor({ userId: gone.id, type: "TaskExpiring" })
  expect((await post(stopUrl(token), "List-Unsubscribe=One-Click")).status).toBe(200)
  expect(await stopped(gone.id)).toEqual([])
  expect(await letterAbout(gone, expiring())).toBeUndefined()
})

test("a warning that comes too late is not sent", async () => {
  expect(await letterAbout(await aUser(world.db), expiring(inDays(-0.1)))).toBeUndefined()
})

test("what was stopped before there were settings stays off, shows there, and can be turned on again", async () => {
  const user = await aUser(world.db)
  await world.db.insert(unwantedEmails).values({ userId: user.id, type: "TaskExpiring" })
  const emailOfTasks = async () => (await findChannels(world.db, user.id)).tasks.email
  expect([await letterAbout(user, expiring()), await emailOfTasks()]).toEqual([undefined, false])
  await setEmails(world.db, { userId: user.id, type: "TaskExpiring", isWanted: true })
  expect(await emailOfTasks()).toBe(true)
  expect(await letterAbout(user, expiring())).toBeDefined()
})

test("the link of a digest stops everything that can be stopped, and nothing else", async () => {
  const user = await aUser(world.db)
  const token = links.tokenFor({ userId: user.id, type: digestType })
  expect((await post(stopUrl(token), "List-Unsubscribe=One-Click")).status).toBe(200)
  const off = Object.entries(await findChannels(world.db, user.id)).filter(([, { email }]) => !email)
  expect(off.map(([group]) => group)).toEqual([...optionalGroups])
  await post(stopUrl(token), "letters=wanted", { origin: uiUrl })
  expect(await stopped(user.id)).toEqual([])
})

test("the link of a digest brings back only what it stopped, and not what was turned off since", async () => {
  const user = await aUser(world.db)
  const set = (type: string, isWanted: boolean) => setEmails(world.db, { userId: user.id, type, isWanted })
  const off = async () => {
    const found = await findChannels(world.db, user.id)
    return optionalGroups.filter((group) => !found[group].email)
  }
  await set("OfferReceived", false)
  await world.db.insert(unwantedEmails).values({ userId: user.id, type: "ReviewInvite" })
  const before = await off()
  expect(before).toEqual(["offers", "reviews"])
  await set(digestType, false)
  await set(digestType, false)
  expect(await off()).toEqual(optionalGroups)
  await set(digestType, true)
  expect(await off()).toEqual(before)

  await set(digestType, false)
  await set("TaskExpiring", false)
  await set(digestType, true)
  expect(await off()).toEqual(["offers", "tasks", "reviews"])
})

test("the link of a digest turns on nothing that it didn't turn off, and says how much it turned on", async () => {
  const user = await aUser(world.db)
  const token = links.tokenFor({ userId: user.id, type: digestType })
  const resume = async () => {
    const answer = await post(stopUrl(token), "letters=wanted", { origin: uiUrl })
    return new URL(answer.headers.get("location") ?? "").searchParams.get("state")
  }
  const set = (type: string, isWanted: boolean) => setEmails(world.db, { userId: user.id, type, isWanted })
  const off = async () => {
    const found = await findChannels(world.db, user.id)
    return optionalGroups.filter((group) => !found[group].email)
  }
  // In the settings. An old link, which left no marks, looks the same.
  await world.db.transaction((tx) =>
    savePreferences(
      tx,
      user.id,
      optionalGroups.map((type) => ({ type, email: false })),
    ),
  )
  expect([await resume(), await off()]).toEqual(["resumedNone", optionalGroups])

  await set("OfferReceived", true)
  const left = optionalGroups.filter((group) => group !== "offers")
  expect([await resume(), await off()]).toEqual(["resumedNone", left])

  await set(digestType, false)
  expect([await resume(), await off()]).toEqual(["resumedSome", left])
})
