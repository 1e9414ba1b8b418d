import pg from "pg"
import type { Log } from "../settings/log.ts"
import { addressOf } from "./address.ts"

type Options = {
  databaseUrl: string
  /** Shown in the database's list of connections. */
  name: string
  channel: string
  log: Log
  /** Runs on every (re)connect: look for what was missed in between. */
  onListening: () => void
  onMessage: (payload: string) => void
  retryMs?: number
  /** How often we check the connection, and how long it has to answer. */
  beatMs?: number
  answerMs?: number
}

/** A separate connection that listens on a channel and reconnects when it breaks. */
export function listenTo(options: Options) {
  const { databaseUrl, name, channel, log, onListening, onMessage } = options
  const { retryMs = 1_000, beatMs = 10_000, answerMs = 5_000 } = options
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let beat: NodeJS.Timeout | undefined
  let isStopped = false
  let isListening = false

  function tryLater(broken: pg.Client) {
    if (client !== broken) return
    client = undefined
    isListening = false
    clearTimeout(beat)
    if (!isStopped) timer = setTimeout(() => void connect(), retryMs)
  }

  /** A hung connection is as silent as an idle one: only a check tells them apart. */
  function beatLater(own: pg.Client) {
    if (client !== own) return
    beat = setTimeout(() => {
      own.query("select 1").then(
        () => beatLater(own),
        (error: unknown) => {
          log.warn({ err: error, channel }, "the listening connection doesn't answer; taking up another")
          tryLater(own)
          // It would wait for an answer to its goodbye.
          own.connection.stream.destroy()
        },
      )
    }, beatMs)
  }

  async function connect() {
    const own = new pg.Client({
      ...addressOf(databaseUrl),
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: answerMs,
    })
    client = own
    own.on("error", () => tryLater(own)).on("end", () => tryLater(own))
    own.on("notification", ({ payload = "" }) => onMessage(payload))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      isListening = true
      onListening()
      beatLater(own)
    } catch (error) {
      log.warn({ err: error, channel }, "cannot listen; trying again")
      tryLater(own)
      // Otherwise a connection that can't listen would stay open.
      own.end().catch(() => {})
    }
  }
  void connect()

  return {
    isListening: () => isListening,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(beat)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
