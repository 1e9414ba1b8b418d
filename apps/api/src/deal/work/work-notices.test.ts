import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { emailsTo } from "../../../test/emails.ts"
import { aHiredPair, type Pair } from "../../../test/work-world.ts"
import { runWorkTimers } from "../hire/run-timers.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000

type Notice = { type: string; metadata: { title: string; message: string; actionUrl: string } }

/** What someone was told about the work, the first first, once the last of it has come. */
async function toldTo(who: Pair["ana"] | Pair["ion"], last: string[]) {
  const about = async () => {
    const { data } = await who.ask<{ data: Notice[] }>("notification.getMy", {
      pagination: { limit: 50, offset: 0 },
    })
    const offers = ["OfferReceived", "OfferSeen", "OfferAccepted"]
    return data.filter(({ type }) => !offers.includes(type)).toReversed()
  }
  await expect.poll(async () => (await about()).map(({ type }) => type).toSorted()).toEqual(last.toSorted())
  return about()
}

test("both are told of each other's steps, in words, with the way to the place", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  await ion.tell("task.start", { id })
  const [started] = await toldTo(ana, ["TaskStarted"])
  expect(started?.metadata.title).toMatch(/^Ion M\. has started “.+”$/)
  expect(started?.metadata.actionUrl).toBe(`/tasks/${id}`)
  await ion.tell("task.requestCompletion", { id })
  const done = (await toldTo(ana, ["TaskStarted", "CompletionRequested"]))[1]
  expect(done?.metadata.title).toMatch(/^Ion M\. marked “.+” as done$/)
  expect(done?.metadata.actionUrl).toBe(`/tasks/${id}/complete`)
  expect(done?.metadata.message).toContain("Days left before the job is marked as done: 7.")
  // The email about the offer may come before or after it.
  const letters = async () => (await emailsTo(world, ana.user.email)).map(({ body }) => body).join("\n")
  await expect.poll(letters).toContain(`/tasks/${id}/complete`)
  await ana.tell("task.requestChanges", { id, text: "The handle is still loose." })
  const [changes] = await toldTo(ion, ["ChangesRequested"])
  expect(changes?.metadata.title).toMatch(/^Ana R\. requested changes to “.+”$/)
  expect(changes?.metadata.actionUrl).toBe(`/tasks/${id}/complete`)
  await ion.tell("task.requestCompletion", { id })
  await toldTo(ana, ["TaskStarted", "CompletionRequested", "CompletionRequested"])
  await runWorkTimers(world.db, new Date(Date.now() + 1.1 * dayMs))
  const reminded = await toldTo(ana, [
    "TaskStarted",
    "CompletionRequested",
    "CompletionRequested",
    "CompletionRequested",
  ])
  expect(reminded.at(-1)?.metadata.message).toContain("marked as done: 6.")
  await ana.tell("task.confirmCompletion", { id })
  const titles = (told: Notice[]) =>
    Object.fromEntries(told.map(({ type, metadata }) => [type, metadata.title]))
  expect(titles(await toldTo(ion, ["ChangesRequested", "TaskCompleted", "ReviewInvite"]))).toMatchObject({
    TaskCompleted: expect.stringMatching(/^Ana R\. confirmed that “.+” is done$/),
    ReviewInvite: expect.stringMatching(/^How did “.+” go with Ana R\.\?$/),
  })
  const { data } = await ana.ask<{ data: Notice[] }>("notification.getMy", {})
  expect(titles(data)).toMatchObject({
    TaskCompleted: expect.stringMatching(/^“.+” is done$/),
    ReviewInvite: expect.stringMatching(/^How did “.+” go with Ion M\.\?$/),
  })
})

test("of a hire that was called off, the other one learns why, and earlier doers that it is open", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  await ion.tell("task.cancelAssignment", { id, reasonCode: "unwell" })
  const [off] = await toldTo(ana, ["TaskCancelled"])
  expect(off?.metadata).toMatchObject({ actionUrl: `/tasks/${id}` })
  expect(off?.metadata.title).toMatch(/^Ion M\. cancelled “.+”$/)
  expect(off?.metadata.message).toBe("Reason: illness. Your task is open for offers again.")
  expect(await toldTo(ion, [])).toEqual([])
})

test("work that the clock ends is told to both", async () => {
  const quiet = await aHiredPair(world)
  const handed = await aHiredPair(world)
  await handed.ion.tell("task.requestCompletion", { id: handed.id })
  await toldTo(handed.ana, ["CompletionRequested"])
  await runWorkTimers(world.db, new Date(Date.now() + 30.1 * dayMs))
  const [over] = await toldTo(quiet.ana, ["TaskStalled"])
  expect(over?.metadata.title).toMatch(/^“.+” was cancelled after 30 days without activity$/)
  await toldTo(quiet.ion, ["TaskStalled"])
  await toldTo(handed.ion, ["TaskAutoCompleted", "ReviewInvite"])
})
