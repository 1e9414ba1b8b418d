import { join } from "node:path"
import { z } from "zod"
import { reportReasons } from "@doable/domain/report/status"
import { setStatus } from "../admin/users/set-status.ts"
import { decideReport } from "../decide-report.ts"
import type { Database } from "../platform/db/client.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { readData } from "../platform/read-data.ts"
import { claimReport } from "../report/claim-report.ts"
import { createReport } from "../report/create-report.ts"
import { appealRestriction } from "../restriction/appeal-restriction.ts"
import { accountRestriction } from "../restriction/queries.ts"
import { gatherCast } from "./people/cast.ts"
import { anybody } from "./people/demo-people.ts"
import { notifyDemoPeople } from "./people/notify-demo-people.ts"
import { ago } from "./stories/story.ts"

const l10n = z.strictObject({ en: z.string(), ru: z.string(), ro: z.string() })
const { reports, restriction } = readData(
  join(import.meta.dirname, "judgements.json"),
  z.strictObject({
    reports: z.array(
      z.strictObject({
        who: anybody,
        about: anybody,
        hoursAgo: z.number(),
        reasonCode: z.enum(reportReasons),
        text: z.string(),
        /** Left out, it waits. */
        decision: z.strictObject({ outcome: z.enum(["none", "warning"]), reason: l10n }).optional(),
      }),
    ),
    restriction: z.strictObject({
      who: anybody,
      hoursAgo: z.number(),
      days: z.number(),
      reason: z.string(),
      appeal: z.string(),
    }),
  }),
)

/** Reports that wait and that are decided, and someone limited who has appealed. */
export async function judgeDemoPeople(db: Database, { files, now }: { files: FileParts; now: Date }) {
  const cast = await gatherCast(db, files)
  for (const { who, about, hoursAgo, reasonCode, text, decision } of reports) {
    const at = ago(hoursAgo)(now)
    const target = { targetType: "user" as const, targetId: cast.as(about, at).user.id }
    await createReport(cast.as(who, at), { payload: { ...target, reasonCode, text, fileIds: [] } })
    if (!decision) continue
    const emma = cast.as("emma", ago(hoursAgo - 5)(now))
    await claimReport(emma, target)
    await decideReport(emma, { ...target, ...decision, days: null })
    await notifyDemoPeople(db, ago(hoursAgo - 5)(now), { isTold: true })
  }
  const { who, hoursAgo, days, reason, appeal } = restriction
  const person = cast.as(who, ago(hoursAgo - 3)(now))
  const limit = { id: person.user.id, status: "limited" as const, days, reason }
  await setStatus(cast.as("emma", ago(hoursAgo)(now)), { ...limit, reasonCode: "off_platform_pressure" })
  await notifyDemoPeople(db, ago(hoursAgo)(now), { isTold: true })
  const row = await accountRestriction(db, person.user.id)
  if (row) await appealRestriction(person, { id: row.id, text: appeal, fileIds: [] })
}
