// `node make-template.ts <database>` migrates it and makes the queues, which each API would make again in its copy.
import { effects } from "../../src/effects.ts"
import { migrate } from "../../src/migrate.ts"
import { createBoss } from "../../src/platform/jobs/boss.ts"
import { keepQueues } from "../../src/platform/jobs/queue.ts"
import { timerQueues } from "../../src/platform/jobs/timers.ts"
import { outboxQueues } from "../../src/platform/outbox/queues.ts"
import { timers } from "../../src/timers.ts"

const [, , url = ""] = process.argv
await migrate(url)
const boss = createBoss(url, { install: true })
await boss.start()
await keepQueues(boss, [...outboxQueues(effects), ...timerQueues(timers)])
await boss.stop({ graceful: false })
