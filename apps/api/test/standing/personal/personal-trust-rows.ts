import { randomUUID } from "node:crypto"
import type { Database } from "../../../src/platform/db/client.ts"
import { contentVersions } from "../../../src/platform/db/schema/content/version.ts"
import { pushRemovals, pushSubscriptions } from "../../../src/platform/db/schema/push/subscription.ts"
import { reports } from "../../../src/platform/db/schema/trust/report.ts"
import { phoneHolders, sharedSignals } from "../../../src/platform/db/schema/trust/phone-holder.ts"
import { restrictions } from "../../../src/platform/db/schema/trust/restriction.ts"
import { articlePayload } from "../../content-factories.ts"
import { aSession, aUser } from "../../factories.ts"
import { traces } from "./traces.ts"

/** Devices, proven numbers, links between accounts, and reports in both directions. */
export const trustRows: Record<string, (db: Database, person: { id: string }) => Promise<unknown>> = {
  push_subscriptions: async (db, person) => {
    const { id: sessionId, userId } = await aSession(db, person, { userAgent: traces.agent })
    const keys = { p256dh: "public", auth: "secret" }
    const endpoint = `https://fcm.googleapis.com/${randomUUID()}`
    await db.insert(pushSubscriptions).values({ userId, sessionId, endpoint, ...keys, createdAt: new Date() })
  },
  push_removals: (db, { id }) =>
    db.insert(pushRemovals).values({ userId: id, endpointHash: randomUUID(), removedAt: new Date() }),
  content_versions: (db, { id }) =>
    db.insert(contentVersions).values({
      kind: "help",
      key: "late",
      version: 1,
      state: "draft",
      payload: articlePayload(),
      reason: `Asked by ${traces.name}.`,
      savedById: id,
      savedAt: new Date(),
    }),
  phone_holders: (db, { id }) =>
    db.insert(phoneHolders).values({ userId: id, phone: traces.phone, createdAt: new Date() }),
  shared_signals: async (db, { id }) => {
    const other = await aUser(db)
    const at = { createdAt: new Date(), updatedAt: new Date() }
    await db.insert(sharedSignals).values({ ownerId: id, providerId: other.id, kind: "network", ...at })
  },
  restrictions: (db, { id }) =>
    db.insert(restrictions).values({
      userId: id,
      kind: "warning",
      reasonCode: "contacts",
      explanation: { en: `You wrote ${traces.phone} in public.` },
      snippet: traces.name,
      startsAt: new Date(),
      appealStatus: "open",
      appealText: `I am ${traces.name}.`,
      appealedAt: new Date(),
    }),
  reports: async (db, { id }) => {
    const other = await aUser(db)
    const about = { targetType: "user", reasonCode: "other" } as const
    const at = { createdAt: new Date(), updatedAt: new Date() }
    const mine = { reporterId: id, subjectId: other.id, targetId: other.id, text: `Call ${traces.phone}` }
    const theirs = { reporterId: other.id, subjectId: id, targetId: id, snippet: traces.name }
    await db.insert(reports).values([
      { ...about, ...at, ...mine },
      { ...about, ...at, ...theirs },
    ])
  },
}
