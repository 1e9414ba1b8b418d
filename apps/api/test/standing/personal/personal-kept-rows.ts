import { randomUUID } from "node:crypto"
import type { Database } from "../../../src/platform/db/client.ts"
import { favourites } from "../../../src/platform/db/schema/favourite.ts"
import { offerTemplates } from "../../../src/platform/db/schema/offer.ts"
import { savedSearches } from "../../../src/platform/db/schema/saved-search.ts"
import { taskRepeats } from "../../../src/platform/db/schema/task.ts"
import { aDraft } from "../../task-factories.ts"
import { traces } from "./traces.ts"

/** What people keep for another day. */
export const keptRows: Record<string, (db: Database, person: { id: string }) => Promise<unknown>> = {
  favourites: (db, { id }) =>
    db.insert(favourites).values({ userId: id, targetType: "task", targetId: randomUUID() }),
  offer_templates: (db, { id }) => {
    const at = { createdAt: new Date(), updatedAt: new Date(), lang: "en" } as const
    const said = { name: `Near ${traces.street}`, text: `I'm ${traces.name}, {client}` }
    return db.insert(offerTemplates).values({ userId: id, ...said, ...at })
  },
  task_repeats: async (db, { id }) => {
    const { id: taskId } = await aDraft(db, { id })
    const at = { createdAt: new Date(), updatedAt: new Date() }
    await db.insert(taskRepeats).values({ ownerId: id, taskId, every: "weekly", hireAgain: true, ...at })
  },
  saved_searches: (db, { id }) => {
    const at = { createdAt: new Date(), updatedAt: new Date(), frequency: "daily", scope: "task" } as const
    const said = { name: `Near ${traces.street}`, filters: { q: traces.name }, excludeWords: [traces.name] }
    return db.insert(savedSearches).values({ userId: id, ...said, ...at })
  },
}
