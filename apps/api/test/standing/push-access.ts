import { createECDH, randomBytes, randomUUID } from "node:crypto"
import type { Database } from "../../src/platform/db/client.ts"
import { pushSubscriptions } from "../../src/platform/db/schema/push/subscription.ts"
import { aSession } from "../factories.ts"
import type { AccessTable } from "./access.ts"

const keys = {
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
}
const endpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`

async function device(db: Database, owner: { id: string }) {
  const { id: sessionId, userId } = await aSession(db, owner)
  const row = { userId, sessionId, endpoint: endpoint(), ...keys, createdAt: new Date() }
  const [made] = await db.insert(pushSubscriptions).values(row).returning({ id: pushSubscriptions.id })
  if (!made) throw new Error("no subscription")
  return made
}

export const pushAccess: AccessTable = {
  "push.getKey": { access: "user" },
  "push.getMy": { access: "user" },
  "push.subscribe": { access: "user", input: async () => ({ endpoint: endpoint(), keys }) },
  "push.unsubscribe": {
    access: "user",
    ids: async ({ user, other }, db) => ({
      own: await device(db, user),
      foreign: await device(db, other),
      missing: { id: randomUUID() },
    }),
  },
}
