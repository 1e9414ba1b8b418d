import type { Database } from "../platform/db/client.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { submitApplication } from "../provider/applications/submit-application.ts"
import { gatherCast, type DoerKey } from "./people/cast.ts"
import { drawsItself } from "./drawings/keep-drawing.ts"
import { fillApplication } from "./people/verify-demo-doer.ts"
import { ago } from "./stories/story.ts"
import { tellDemoPeople } from "./people/tell-demo-people.ts"

type Waiting = { who: DoerKey; legalName: string; hours: number; born: string; years: number }

const waiting: readonly Waiting[] = [
  { who: "sofia", legalName: "Sofia Marin", hours: 30, born: "1994-02-17", years: 6 },
  { who: "sergey", legalName: "Сергей Левченко", hours: 3, born: "1986-08-05", years: 10 },
]

/** Applications that nobody has looked at yet: the administrator's queue is not empty. */
export async function sendDemoApplications(
  db: Database,
  { files, now }: { files: FileParts; now: Date },
): Promise<void> {
  const cast = await gatherCast(db, drawsItself(files))
  for (const { who, hours, ...facts } of waiting) {
    const at = ago(hours)(now)
    const ctx = cast.as(who, at)
    const id = await fillApplication(ctx, facts)
    await submitApplication(ctx, { id })
    await tellDemoPeople(db, at, { isTold: true })
  }
}
