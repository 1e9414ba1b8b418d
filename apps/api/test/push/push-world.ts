import { eq, sql } from "../../src/platform/db/drizzle.ts"
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { conversations } from "../../src/platform/db/schema/conversation.ts"
import { notifications } from "../../src/platform/db/schema/notification.ts"
import { pushSubscriptions } from "../../src/platform/db/schema/push/subscription.ts"
import { record } from "../../src/platform/outbox/record.ts"
import { dataOf } from "../answer.ts"
import { anApi } from "../api.ts"
import { aMessage, aSupportTalk } from "../conversation-factories.ts"
import { aSession, aUser, cookieOf } from "../factories.ts"
import { passPauses } from "../pass-pauses.ts"
import { aPushService, aSubscription } from "./push-service.ts"

type Device = { id: string; userAgent: string | null; isCurrent: boolean; lastUsedAt: string | null }

const aMessageNotice = {
  type: "MessageReceived",
  metadata: {
    title: "stored",
    message: "stored",
    data: { conversationId: randomUUID(), isTeam: true, title: null },
  },
}

/** An API that pushes to a service of this test. */
export async function aPushWorld() {
  const service = await aPushService()
  const world = anApi({
    env: { PUSH_HOSTS: `fcm.googleapis.com,${service.origin}` },
    pollSeconds: 1,
  })

  async function onDevice(user: { id: string }, userAgent = "Firefox") {
    const session = await aSession(world.db, user, { userAgent })
    const cookie = cookieOf(session)
    const device = aSubscription(service.origin)
    return {
      user,
      session,
      ...device,
      call: (name: string, input: unknown) => world.post(`/trpc/push.${name}`, input, { cookie }),
      subscribe: (input: unknown = device.input) =>
        dataOf<{ id: string }>(world.post("/trpc/push.subscribe", input, { cookie })),
      list: async () =>
        (await dataOf<{ devices: Device[] }>(world.get("/trpc/push.getMy", { cookie }))).devices,
      logOut: () => world.post("/api/auth/sign-out", {}, { cookie }),
      arrived: () => service.to(device.path).map(({ body }) => device.read(body)),
    }
  }

  const aDevice = async (given: Parameters<typeof aUser>[1] = {}) => onDevice(await aUser(world.db, given))
  /** Our team writes to them. */
  async function tell(user: { id: string }) {
    const [support] = await world.db.select().from(conversations).where(eq(conversations.customerId, user.id))
    const { id: conversationId } = support ?? (await aSupportTalk(world.db, user))
    await aMessage(world.db, { id: conversationId }, await aUser(world.db, { role: "ADMIN" }))
    await record(world.db, { type: "message.waiting", conversationId, userId: user.id })
  }
  const rowsOf = (user: { id: string }) =>
    world.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, user.id))

  /** All that's recorded has been worked off or given up; the pauses between tries are passed over. */
  async function settled() {
    const open = async () => {
      await passPauses(world.db)
      const { rows } = await world.db.execute<{ open: number }>(sql`
      select (select count(*) from pgboss.job where name like 'effect.%' and state in ('created', 'retry', 'active'))::int
           + (select count(*) from outbox_events where dispatched_at is null)::int as open`)
      return rows[0]?.open
    }
    await expect.poll(open, { timeout: 30_000, interval: 100 }).toBe(0)
  }

  /** As if it had been found worth a push. */
  async function pushDue(
    to: { userId: string; subscriptionId: string },
    given: Partial<typeof notifications.$inferInsert> = {},
  ) {
    const row = { userId: to.userId, eventId: randomUUID(), ...aMessageNotice, ...given }
    const [notice] = await world.db.insert(notifications).values(row).returning()
    const { subscriptionId } = to
    await record(world.db, { type: "push.due", notificationId: notice?.id ?? "", subscriptionId })
    await settled()
  }

  const noticesOf = (user: { id: string }) =>
    world.db.select().from(notifications).where(eq(notifications.userId, user.id))

  return { world, service, onDevice, aDevice, tell, rowsOf, noticesOf, settled, pushDue }
}
