import { join } from "node:path"
import { z } from "zod"
import type { Database } from "../platform/db/client.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { submitApplication } from "../provider/applications/submit-application.ts"
import { readData } from "../platform/read-data.ts"
import { gatherCast } from "./people/cast.ts"
import { anyDoer } from "./people/demo-people.ts"
import { drawsItself } from "./drawings/keep-drawing.ts"
import { fillApplication } from "./people/verify-demo-doer.ts"
import { ago } from "./stories/story.ts"
import { notifyDemoPeople } from "./people/notify-demo-people.ts"

const waiting = readData(
  join(import.meta.dirname, "applications.json"),
  z.array(
    z.strictObject({
      who: anyDoer,
      legalName: z.string(),
      hoursAgo: z.number(),
      born: z.iso.date(),
      years: z.int(),
    }),
  ),
)

/** Unchecked applications, so that the administrator's queue isn't empty. */
export async function sendDemoApplications(
  db: Database,
  { files, now }: { files: FileParts; now: Date },
): Promise<void> {
  const cast = await gatherCast(db, drawsItself(files))
  for (const { who, hoursAgo, ...facts } of waiting) {
    const at = ago(hoursAgo)(now)
    const ctx = cast.as(who, at)
    const id = await fillApplication(ctx, facts)
    await submitApplication(ctx, { id })
    await notifyDemoPeople(db, at, { isTold: true })
  }
}
