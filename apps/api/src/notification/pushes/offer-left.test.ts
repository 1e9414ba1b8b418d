import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import type { OfferStatus } from "@doable/domain/offer/status"
import { anOffer } from "../../../test/deal-factories.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aPushWorld } from "../../../test/push/push-world.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aUser } from "../../../test/factories.ts"
import { notificationPreferences } from "../../platform/db/schema/notification.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { translatorIn } from "../../platform/words.ts"
import { readNotice } from "../emails/read-notice.ts"
import { findNotices } from "../find-notices.ts"

const { world, aDevice, noticesOf, pushDue } = await aPushWorld()

/** A client with a phone, and a doer's offer. */
async function anOfferTo() {
  const phone = await aDevice()
  const { id: subscriptionId } = await phone.subscribe()
  const doer = await aUser(world.db)
  await aProvider(world.db, doer)
  const task = await aTask(world.db, phone.user)
  const offer = await anOffer(world.db, task, doer)
  const price = { amount: 450_00, currency: "MDL" }
  const data = { taskId: task.id, offerId: offer.id, title: task.title, price }
  const push = (type: string, given: object = {}) =>
    pushDue({ userId: phone.user.id, subscriptionId }, { type, metadata: { data: { ...data, ...given } } })
  const become = (status: OfferStatus) => {
    const declineReason = status === "declined" ? "price" : null
    const changed = { status, declineReason, closedAt: new Date() } as const
    return world.db.update(taskOffers).set(changed).where(eq(taskOffers.id, offer.id))
  }
  return { phone, push, become }
}

test.each(["withdrawn", "declined", "expired"] as const)(
  "a push about an offer that's %s by then isn't sent, and neither is its email",
  async (status) => {
    const { phone, push, become } = await anOfferTo()
    await push("OfferReceived")
    expect(phone.arrived()).toHaveLength(1)
    await become(status)
    await push("OfferReceived")
    await push("OfferChanged", { isConfirmed: false })
    expect(phone.arrived()).toHaveLength(1)
    const ids = (await noticesOf(phone.user)).map(({ id }) => id)
    for (const notice of await findNotices(world.db, ids))
      expect(await readNotice(world.db, notice, translatorIn("en"), new Date())).toBeNull()
  },
)

test("a warning that comes too late isn't pushed", async () => {
  const { phone, push } = await anOfferTo()
  const userId = phone.user.id
  const chosen = { bell: true, email: true, push: true }
  await world.db.insert(notificationPreferences).values({ userId, type: "tasks", ...chosen })
  for (const inMinutes of [60, -1])
    await push("TaskExpiring", { expiresAt: new Date(Date.now() + inMinutes * 60_000).toISOString() })
  expect(phone.arrived()).toHaveLength(1)
})
