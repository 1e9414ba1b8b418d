import { createBoss } from "../platform/jobs/boss.ts"
import { resendFailed } from "../platform/outbox/resend-failed.ts"
import { run } from "../run.ts"
import { directUrl } from "../platform/settings/env.ts"

await run(async (env) => {
  const boss = createBoss(directUrl(env))
  await boss.start()
  const count = await resendFailed(boss)
  await boss.stop({ graceful: false })
  process.stdout.write(`${count} ${count === 1 ? "job is" : "jobs are"} on the way again.\n`)
})
