import type { PgBoss } from "pg-boss"
import type { Database } from "../db/client.ts"
import { listenTo } from "../db/listen-to.ts"
import type { Log } from "../log.ts"
import { dispatchWaiting } from "./dispatch.ts"
import type { Effects } from "./effect.ts"
import { outboxChannel } from "./record.ts"

type Options = {
  db: Database
  boss: PgBoss
  effects: Effects
  databaseUrl: string
  log: Log
  pollMs?: number
}

/**
 * Hands events on as soon as they are committed. LISTEN makes it quick; looking every few seconds makes it
 * certain, also while the listening connection is down.
 */
export function startRelay({ db, boss, effects, databaseUrl, log, pollMs = 5_000 }: Options) {
  const stopped = new AbortController()
  let isAskedAgain = false
  let working: Promise<void> | undefined

  async function work() {
    try {
      do {
        isAskedAgain = false
        const count = await dispatchWaiting(db, boss, effects)
        if (count > 0) isAskedAgain = true
      } while (isAskedAgain && !stopped.signal.aborted)
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be worked off; trying again")
    }
  }

  function wake() {
    isAskedAgain = true
    working ??= work().finally(() => (working = undefined))
  }

  const line = listenTo({
    databaseUrl,
    name: "doable-outbox",
    channel: outboxChannel,
    log,
    onListening: wake,
    onMessage: wake,
  })
  wake()
  const timer = setInterval(wake, pollMs)

  return {
    isListening: line.isListening,
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await line.stop()
      await working
    },
  }
}
