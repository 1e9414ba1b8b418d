import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { isLong } from "../../../test/env.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { runTaskTimers } from "../../deal/market/expire-tasks.ts"

/** At least once each way to end a task. */
const rounds = isLong ? 30 : 3

const world = anApi({ env: { DATABASE_POOL: "10" } })

test("two who write to each other while they offer, take back and hire never wait for each other for ever", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  for (let round = 0; round < rounds; round++) {
    const task = await aTask(world.db, ana.user)
    const { id } = await offerOn(ion, task)
    const { id: conversationId } = await ana.tell<{ id: string }>("conversation.openForOffer", {
      offerId: id,
    })
    const say = (person: typeof ana) =>
      person.tryTell("message.create", { payload: { conversationId, text: "When would it suit you?" } })
    const outcomes = await Promise.all([
      say(ana),
      ion.tryTell("offer.update", { id, payload: { warrantyDays: round } }),
      say(ion),
      ion.tryTell("offer.revive", { id }),
      ana.tryTell("offer.accept", { id, paymentMethod: "cash" }),
      say(ana),
      ion.tryTell("offer.withdraw", { id }),
    ])
    expect(outcomes.filter((outcome) => typeof outcome === "number")).toEqual([])
  }
})

const monthMs = 31 * 24 * 60 * 60 * 1000

test("two who write to each other while their task is closed, taken down or runs out never wait either", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const admin = await aCaller(world, { role: "ADMIN" })
  const removal = { reasonCode: "other", explanation: "Please say what is to be done, and where." }
  const ends = [
    (id: string) => ana.tryTell("task.close", { id, reasonCode: "not_needed" }),
    (id: string) => admin.tryTell("adminTask.remove", { id, ...removal }),
    () => runTaskTimers(world.db, new Date(Date.now() + monthMs)),
  ]
  for (let round = 0; round < rounds; round++) {
    const task = await aTask(world.db, ana.user)
    const { id } = await offerOn(ion, task)
    const { id: conversationId } = await ana.tell<{ id: string }>("conversation.openForOffer", {
      offerId: id,
    })
    const say = (person: typeof ana) =>
      person.tryTell("message.create", { payload: { conversationId, text: "When would it suit you?" } })
    const end = ends[round % ends.length]
    const outcomes = await Promise.all([say(ana), say(ana), end?.(task.id), say(ion), say(ana)])
    expect(outcomes.filter((outcome) => typeof outcome === "number")).toEqual([])
  }
})
