import { createVerifiedUser } from "../account/sign-up/create-verified-user.ts"
import type { Database } from "../platform/db/client.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { askDemoTeam } from "./ask-demo-team.ts"
import { judgeDemoPeople } from "./judge-demo-people.ts"
import { join } from "./people/cast.ts"
import { demoClients, demoPeople } from "./people/demo-people.ts"
import { compareDemoDoers } from "./people/compare-demo-doers.ts"
import { inOneTransaction } from "./one-transaction.ts"
import { runDemoScenarios } from "./stories/run-demo-scenarios.ts"
import { postDemoDoers } from "./people/post-demo-doers.ts"
import { postDemoTalk } from "./post-demo-talk.ts"
import { sendDemoApplications } from "./send-demo-applications.ts"
import { notifyDemoPeople } from "./people/notify-demo-people.ts"

const dayMs = 24 * 60 * 60 * 1000

type Parts = { files: FileParts; now: Date }

/** A living market in an empty database: people, doers, and what they have done with each other until now. */
export function makeDemo(databaseUrl: string, parts: Parts): Promise<void> {
  return inOneTransaction(databaseUrl, (db) => fill(db, parts))
}

async function fill(db: Database, { files, now }: Parts): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const { key: _, part: __, daysAgo, ...person } of demoPeople) {
    await createVerifiedUser(db, { ...person, accountType: "CUSTOMER", createdAt: before(daysAgo) })
    await notifyDemoPeople(db, before(daysAgo), { isTold: true })
  }
  for (const client of demoClients) await join(db, client, before(client.daysAgo))
  await postDemoDoers(db, { files, now })
  await notifyDemoPeople(db, now, { isTold: false })
  await runDemoScenarios(db, { files, now })
  await postDemoTalk(db, now)
  await sendDemoApplications(db, { files, now })
  await askDemoTeam(db, { files, now })
  await judgeDemoPeople(db, { files, now })
  await compareDemoDoers(db, now)
}
