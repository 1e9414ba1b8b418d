import { randomUUID } from "node:crypto"
import { eq, max } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { contentVersions } from "../../src/platform/db/schema/content/version.ts"
import type { AccessTable } from "./access.ts"
import { articlePayload } from "../content-factories.ts"

const shipped = { kind: "help", key: "write" } as const

export const contentAccess: AccessTable = {
  "adminContent.getEntries": { access: "admin", input: async () => ({ kind: "help" }) },
  "adminContent.getEntry": { access: "admin", input: async () => shipped },
  "adminContent.getFigures": { access: "admin" },
  "adminContent.getVersions": { access: "admin", input: async () => shipped },
  "adminContent.resetEntry": {
    access: "admin",
    input: async (_people, db) => ({ kind: "help", ...(await aWrittenArticle(db)) }),
  },
  "adminContent.saveEntry": {
    access: "admin",
    input: async () => ({
      kind: "help",
      key: `new-${randomUUID().slice(0, 8)}`,
      isNew: true,
      version: 0,
      state: "draft",
      payload: articlePayload(),
    }),
  },
  "announcement.getCurrent": { access: "public" },
  "changelog.getList": { access: "public" },
  "faq.getList": { access: "public" },
  "help.getBySlug": { access: "public", input: async () => ({ slug: "write" }) },
  "help.getList": { access: "public" },
}

/** In place of a shipped one: the access of its reset is tried more than once. */
async function aWrittenArticle(db: Database) {
  const key = "paid"
  const [newest] = await db
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(eq(contentVersions.key, key))
  const version = (newest?.version ?? 0) + 1
  const row = {
    kind: "help",
    key,
    version,
    state: "draft",
    payload: articlePayload(),
    savedAt: new Date(),
  } as const
  await db.insert(contentVersions).values(row)
  return { key, version }
}
