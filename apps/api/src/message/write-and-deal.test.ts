import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"

const world = anApi({ env: { DATABASE_POOL: "10" } })

test("two who write to each other while they offer, take back and hire never wait for each other for ever", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  for (let round = 0; round < 12; round++) {
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
