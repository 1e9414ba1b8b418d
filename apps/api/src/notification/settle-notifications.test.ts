import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, anOffer, offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair } from "../../test/work-world.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { settleNotifications } from "./settle-notifications.ts"
import { writeNotifications } from "./write-notifications.ts"

const world = anApi()
type Who = Awaited<ReturnType<typeof aCaller>>
type Notice = { type: string; isRead: boolean }

async function noticesOf(who: Who): Promise<Notice[]> {
  return (await who.ask<{ data: Notice[] }>("notification.getMy", {})).data
}

const soon = { timeout: 30_000 }
async function isThere(who: Who, type: string) {
  await expect.poll(async () => (await noticesOf(who)).some((one) => one.type === type), soon).toBe(true)
}
/** All of this type, and the count on the bell says the same. */
async function isRead(who: Who, type: string) {
  const unread = async () => (await noticesOf(who)).filter((one) => one.type === type && !one.isRead)
  await expect.poll(unread, soon).toEqual([])
  // Others may still be on their way: the two are compared until nothing comes in between.
  const difference = async () => {
    const { count } = await who.ask<{ count: number }>("notification.getUnreadCount", {})
    return (await noticesOf(who)).filter((one) => !one.isRead).length - count
  }
  await expect.poll(difference, soon).toBe(0)
}

test("an answered question, a decided offer, a request, a confirmed job and a review settle what asked for them", async () => {
  const pair = await aHiredPair(world)
  const { ana, ion, id } = pair
  await isRead(ana, "OfferReceived")
  const payload = { kind: "price", taskId: id, price: { amount: 470_00, currency: "MDL" } }
  const { id: changeId } = await ana.tell<{ id: string }>("changeRequest.create", { payload })
  await isThere(ion, "ChangeRequested")
  expect((await noticesOf(ion)).find(({ type }) => type === "ChangeRequested")?.isRead).toBe(false)
  await ana.tell("changeRequest.withdraw", { id: changeId })
  await isRead(ion, "ChangeRequested")
  await ion.tell("task.start", { id })
  await ion.tell("task.requestCompletion", { id })
  await isThere(ana, "CompletionRequested")
  await ana.tell("task.confirmCompletion", { id })
  await isRead(ana, "CompletionRequested")
  await isThere(ana, "ReviewInvite")
  await isThere(ion, "ReviewInvite")
  await ana.tell("review.create", { payload: { taskId: id, rating: 5, sub: {} } })
  await isRead(ana, "ReviewInvite")
  expect((await noticesOf(ion)).find(({ type }) => type === "ReviewInvite")?.isRead).toBe(false)
})

test("an offer that's declined settles its own notification, not the one of another offer", async () => {
  const ana = await aCaller(world)
  const task = await aTask(world.db, ana.user)
  const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const offer = await offerOn(ion, task)
  await offerOn(eva, task)
  await expect.poll(async () => (await noticesOf(ana)).length, soon).toBe(2)
  await ana.tell("offer.decline", { id: offer.id, reasonCode: "price" })
  const read = async () => (await noticesOf(ana)).map((one) => one.isRead).toSorted()
  await expect.poll(read, soon).toEqual([false, true])
})

test("written after its matter was settled, a notification is read from the start", async () => {
  const ana = await aCaller(world)
  const { user: doer } = await aDoerAtTheDoor(world)
  const task = await aTask(world.db, ana.user)
  const offer = await anOffer(world.db, task, doer)
  const origin = { eventId: crypto.randomUUID(), recordedAt: new Date() }
  // The job reads the offer, and the client declines it before the job writes.
  let isFirst = true
  const db = new Proxy(world.db, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      if (name !== "transaction" || typeof found !== "function") return found
      return async (run: unknown) => {
        if (isFirst) {
          isFirst = false
          await world.db
            .update(taskOffers)
            .set({ status: "declined", declineReason: "price", closedAt: new Date() })
            .where(eq(taskOffers.id, offer.id))
          await settleNotifications.run(
            { db: world.db } as never,
            { type: "offer.declined", offerId: offer.id },
            "",
            origin,
          )
        }
        return found.call(target, run) as unknown
      }
    },
  })
  await writeNotifications.run({ db } as never, { type: "offer.made", offerId: offer.id }, "", origin)
  expect(await noticesOf(ana)).toMatchObject([{ type: "OfferReceived", isRead: true }])
  expect(await ana.ask("notification.getUnreadCount", {})).toEqual({ count: 0 })
})
