import { z } from "zod"
import { shortestSearch } from "@doable/domain/text/search"
import { adminProviderStates, verificationLevels } from "@doable/domain/provider/status"
import { csvList, partsByKey, rowsPerPart } from "../../platform/csv/csv-list.ts"
import { providerPageFor } from "./admin-queries.ts"

export const providerCsv = csvList({
  action: "provider.export",
  entityType: "provider",
  filter: z.object({
    status: z.enum(adminProviderStates).default("all"),
    level: z.enum(verificationLevels).optional(),
    q: z.string().trim().min(shortestSearch).max(100).optional(),
  }),
  columns: [
    "id",
    "userId",
    "name",
    "email",
    "kind",
    "company",
    "status",
    "level",
    "categories",
    "rating",
    "reviews",
    "completed",
    "createdAt",
  ],
  parts: ({ db }, filter) =>
    partsByKey<{ at: string; id: string }>(async (after) => {
      const found = await providerPageFor(db, filter, { limit: rowsPerPart, offset: 0 }, after)
      const rows = found.map((row) => [
        row.id,
        row.userId,
        row.name,
        row.email,
        row.kind,
        row.companyName,
        row.status,
        row.level,
        row.categories.map(({ name }) => name.en).join("; "),
        row.ratingAvg,
        row.ratingCount,
        row.completedCount,
        row.createdAt,
      ])
      const last = found.at(-1)
      return { rows, last: last ? { at: last.key, id: last.id } : null }
    }),
})
