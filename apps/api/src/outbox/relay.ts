import pg from "pg"
import type { PgBoss } from "pg-boss"
import type { Database } from "../db/client.ts"
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
  let listener: pg.Client | undefined
  let isListening = false

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

  async function listen() {
    if (stopped.signal.aborted || listener) return
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: "doable-outbox",
      keepAlive: true,
    })
    listener = client
    const forget = () => {
      if (listener !== client) return
      listener = undefined
      isListening = false
    }
    client.on("error", forget).on("end", forget).on("notification", wake)
    try {
      await client.connect()
      await client.query(`listen ${outboxChannel}`)
      isListening = true
      // What was recorded while nobody listened.
      wake()
    } catch (error) {
      forget()
      log.warn({ err: error }, "cannot listen for events; looking for them every few seconds instead")
    }
  }

  function look() {
    void listen()
    wake()
  }
  look()
  const timer = setInterval(look, pollMs)

  return {
    isListening: () => isListening,
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await listener?.end()
      await working
    },
  }
}
