import { z } from "zod"
import { shortestSearch } from "@doable/domain/text/search"
import { applicationQueues } from "@doable/domain/provider/application/input"
import { csvList, partsByKey, rowsPerPart } from "../../../platform/csv/csv-list.ts"
import { pageOfApplications } from "./admin-queries.ts"

/** Who asked to be verified, and what came of it; nothing that stands in a document. */
export const applicationCsv = csvList({
  action: "application.export",
  entityType: "application",
  filter: z.object({
    status: z.enum(applicationQueues).default("waiting"),
    q: z.string().trim().min(shortestSearch).max(100).optional(),
  }),
  columns: [
    "id",
    "status",
    "kind",
    "legalName",
    "applicantId",
    "attempt",
    "documents",
    "submittedAt",
    "decidedAt",
  ],
  parts: ({ db }, filter) =>
    partsByKey<{ at: string; id: string }>(async (after) => {
      const found = await pageOfApplications(db, filter, { limit: rowsPerPart, offset: 0 }, after)
      const rows = found.map((row) => [
        row.id,
        row.status,
        row.kind,
        row.legalName,
        row.applicant.id,
        row.attempt,
        row.documentCount,
        row.submittedAt,
        row.decidedAt,
      ])
      const last = found.at(-1)
      return { rows, last: last?.submittedAt ? { at: last.submittedAt, id: last.id } : null }
    }),
})
