import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { aHiredPair, linesOf } from "../../../test/work-world.ts"
import { users } from "../../platform/db/schema/user.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
const hourMs = 60 * 60 * 1000

test("who is hired after another reads the history without the other's hire, and those who talked hear that it is open again", async () => {
  const pair = await aHiredPair(world)
  const { ana, ion, id } = pair
  aheadMs = 2 * hourMs
  const reason = { reasonCode: "no_answer", note: "Never picked up the phone." }
  await ana.tell("task.cancelAssignment", { id, ...reason, after: "reopen" })
  expect((await linesOf(pair)).slice(-2)).toEqual(["cancelled", "reopened"])
  aheadMs = 3 * hourMs
  await ana.tell("task.close", { id, reasonCode: "other", note: "I have had enough of it." })
  await ana.tell("task.reopen", { id })
  expect((await linesOf(pair)).at(-1)).toBe("reopened")

  const eva = await aDoerAtTheDoor(world)
  const offer = await offerOn(eva, { id })
  await ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  type Story = { data: { type: string; data: object }[]; total: number }
  const storyOf = (person: typeof ana) => person.ask<Story>("task.getTimeline", { id })
  const [hers, ours] = [await storyOf(eva), await storyOf(ana)]
  expect(hers.data.map(({ type }) => type)).toEqual(["closed", "reopened", "assigned"])
  expect(hers.total).toBe(3)
  expect(JSON.stringify(hers)).not.toContain("enough")
  expect(JSON.stringify(hers)).not.toContain("no_answer")
  expect(ours.total).toBe(5)
  expect(await ion.tryAsk("task.getTimeline", { id })).toBe("task_not_found")
})

test("the history names nobody whose account is deleted: each page says so in its language", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  await ion.tell("task.start", { id })
  await world.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ion.user.id))
  type Story = { data: { type: string; actor: { name: string } | null }[] }
  const { data } = await ana.ask<Story>("task.getTimeline", { id })
  expect(data.at(-1)).toMatchObject({ type: "started", actor: { id: ion.user.id, name: "" } })
})
