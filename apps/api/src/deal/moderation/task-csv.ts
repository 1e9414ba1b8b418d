import { z } from "zod"
import { shortestSearch } from "@doable/domain/text/search"
import { adminTaskStates } from "@doable/domain/task/status"
import { csvList, partsByKey, rowsPerPart } from "../../platform/csv/csv-list.ts"
import { pageOfTasks } from "./admin-queries.ts"

export const taskCsv = csvList({
  action: "task.export",
  entityType: "task",
  filter: z.object({
    status: z.enum(adminTaskStates).default("held"),
    q: z.string().trim().min(shortestSearch).max(100).optional(),
  }),
  columns: ["id", "title", "status", "holdReason", "category", "ownerId", "owner", "offers", "since"],
  parts: ({ db }, filter) =>
    partsByKey<{ at: string; id: string }>(async (after) => {
      const found = await pageOfTasks(db, filter, { limit: rowsPerPart, offset: 0 }, after)
      const rows = found.map((row) => [
        row.id,
        row.title,
        row.status,
        row.holdReason,
        row.category?.slug ?? null,
        row.owner.id,
        row.owner.name,
        // Offers are live only while the task is open.
        row.status === "open" || row.status === "held" ? row.offerCount : null,
        row.since,
      ])
      const last = found.at(-1)
      return { rows, last: last ? { at: last.publishedAt ?? last.since, id: last.id } : null }
    }),
})
