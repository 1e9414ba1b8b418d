import { Writable } from "node:stream"
import { expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { createLog } from "../settings/log.ts"
import { createBoss } from "./boss.ts"

const world = aDatabase()

test("the log says why a worker can't fetch its jobs", async () => {
  const lines: string[] = []
  const write = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) })
  const log = createLog("warn", write)
  const boss = createBoss(world.url, { onError: (err) => log.warn({ err }, "job queue") })
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  await boss.createQueue("soon-gone")
  await boss.work("soon-gone", { pollingIntervalSeconds: 0.5 }, async () => {})
  await boss.deleteQueue("soon-gone")
  await expect.poll(() => lines.join("")).toContain("Queue soon-gone does not exist")
})
